// Inside Discord: who one is, what its client tells of the window and of who is there, and links to elsewhere.

import { DiscordSDK } from "./discord.js";
import { ask, usePass } from "./link.js";

export { Hall, present } from "./hall.js";

const APPLICATION = document.querySelector("meta[name=application]").content;
const LAYOUTS = ["focused", "pip", "grid"];

let sdk = null;

const base64url = (bytes) => btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

/** Let Discord say who one is. Returns the bot's answer: `game` to show first, `lang` if one has chosen a language. */
export async function enter() {
  if (!sdk) {
    sdk = new DiscordSDK(APPLICATION, { disableConsoleLogOverride: true });
    await sdk.ready();
  }
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const { code } = await sdk.commands.authorize({ client_id: APPLICATION, response_type: "code", state: "", prompt: "none", scope: ["identify"], code_challenge: base64url(new Uint8Array(digest)), code_challenge_method: "S256" });
  usePass("", null);
  const answer = await ask("enter", { code, verifier, instance: sdk.instanceId });
  usePass(answer.token, enter);
  answer.known = sdk.commands.authenticate({ access_token: answer.access });
  return answer;
}

/** Tell of the window's layout, of who is there, and of the language of one's Discord, each time that it changes. */
export function attend({ here, layout }) {
  const listen = (event, told) => sdk.subscribe(event, told).catch(() => {});  // an old client may not know it
  const present = ({ participants }) => here(participants.filter((one) => !one.bot).map((one) => one.nickname || one.global_name || one.username));
  listen("ACTIVITY_LAYOUT_MODE_UPDATE", (now) => layout(LAYOUTS[now.layout_mode] ?? LAYOUTS[0]));
  listen("ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE", present);
  sdk.commands.getActivityInstanceConnectedParticipants().then(present, () => {});
}

/** The language of one's Discord, as `fr` or `en-US`. */
export const language = async () => (await sdk.commands.userSettingsGetLocale()).locale;

/** Open an address in a browser: Discord asks first. */
export const outside = (url) => sdk.commands.openExternalLink({ url });

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  if (!link) return;
  event.preventDefault();
  if (sdk) outside(link.href);
});
