// Plays Discord's client to the page of an Activity: the messages of its SDK, in a frame of this page.
// The fragment says for whom: key=…&user=…&channel=…&guild=…&locale=…&page=…&platform=…

const given = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const [HANDSHAKE, FRAME] = [0, 1];
const frame = document.createElement("iframe");
const client = (window.client = { sent: [], opened: [], refuses: false, subscribed: new Set(), frame });

async function ask(what, more = {}) {
  const answer = await fetch(`${given.api ?? "client"}/${what}`, { method: "POST", body: JSON.stringify({ ...given, ...more }) });
  return answer.json();
}

const send = (message) => frame.contentWindow.postMessage([FRAME, message], "*");

/** Tell the page of something that has happened, if it has asked for it. */
client.tell = (evt, data) => { if (client.subscribed.has(evt)) send({ cmd: "DISPATCH", evt, data, nonce: null }); };

const COMMANDS = {
  AUTHORIZE: ({ code_challenge: challenge }) => ask("authorize", { challenge }).then(({ code }) => ({ code })),
  AUTHENTICATE: ({ access_token }) => ({ access_token, scopes: ["identify"], expires: new Date(Date.now() + 6e8).toISOString(), application: { id: client.application, name: "Referee", description: "", icon: null, rpc_origins: [] }, user: { id: given.user, username: given.user, discriminator: "0", public_flags: 0, avatar: null, global_name: null } }),
  SUBSCRIBE: (_, evt) => { client.subscribed.add(evt); return { evt }; },
  USER_SETTINGS_GET_LOCALE: () => ({ locale: given.locale ?? "en-US" }),
  GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS: () => ask("participants", { instance: client.instance }),
  OPEN_EXTERNAL_LINK: ({ url }) => { client.opened.push(url); return { opened: true }; },
};

addEventListener("message", async ({ source, data }) => {
  if (source === window.parent) client.tell("ACTIVITY_LAYOUT_MODE_UPDATE", { layout_mode: data === "small" ? 1 : 0 });
  if (source !== frame.contentWindow) return;
  const [kind, asked] = data;
  client.sent.push(asked);
  if (kind === HANDSHAKE) {
    send({ cmd: "DISPATCH", evt: "READY", nonce: null, data: { v: 1, config: { cdn_host: "", api_endpoint: "", environment: "production" } } });
  } else if (kind === FRAME) {
    const { cmd, nonce, args, evt } = asked;
    const refused = client.refuses && cmd === "AUTHORIZE" || !COMMANDS[cmd];
    if (refused) send({ cmd, nonce, evt: "ERROR", data: { code: 4000, message: "refused" } });
    else send({ cmd, nonce, evt: null, data: await COMMANDS[cmd](args ?? {}, evt) });
  }
});

async function begin() {
  Object.assign(client, await ask("launch"));
  const query = new URLSearchParams({ frame_id: crypto.randomUUID(), instance_id: client.instance, platform: given.platform ?? "desktop", channel_id: given.channel, ...(given.guild ? { guild_id: given.guild } : {}) });
  if (given.sandbox) frame.sandbox = given.sandbox;
  frame.src = `${(given.page ?? "../board/").replace("APPLICATION", client.application)}?${query}`;
  document.body.append(frame);
  let there = "";
  setInterval(async () => {
    const found = await ask("participants", { instance: client.instance });
    if (JSON.stringify(found) !== there) client.tell("ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE", found);
    there = JSON.stringify(found);
  }, 2000);
}
begin();
