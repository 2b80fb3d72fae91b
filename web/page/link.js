// The way to the bot: the token, requests, and the changes of the game, by the first way that gets through.

import { t } from "./words.js";

const link = { token: "", locale: "en", game: "", renew: null };
const HERE = new URL(".", import.meta.url).href;

const LONGEST = 200;  // of a token or a name: what is longer is none, and no server reads such an address

/** Read the token from the address's fragment, which no server ever sees; `wanted`: a file to be saved. */
export function readLink() {
  const [token, locale, wanted] = unescaped(location.hash.slice(1)).split(":").map((part) => part.slice(0, LONGEST));
  link.token = token ?? "";
  link.locale = locale || "en";
  return { ...link, wanted };
}

/** A fragment as it was written; one that was cut in the middle of a sign as it is: then the bot refuses it. */
function unescaped(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

export function useLanguage(locale) {
  link.locale = locale;
}

/** Go on with a pass, which opens several games; `renew` gets another one when it has expired. */
export function usePass(token, renew) {
  Object.assign(link, { token, renew });
}

/** The game that a pass is used for. */
export function useGame(game) {
  link.game = game;
}

/** A file of the page, by whatever address the page itself has. */
export const file = async (name) => fetch(HERE + name);

export class Refused extends Error {
  constructor(status, answer) {
    super(answer.text ?? String(status));
    this.status = status;
    this.code = answer.error ?? "";
    this.dice = answer.dice ?? [];
  }
}

/** The bot cannot be reached: it is away, or the connection is lost. */
export class Away extends Error {
  constructor() { super(t("away")); }
}

/** A request; what a browser says of one that gets no answer is for those who write pages. */
async function reach(place, options) {
  try {
    return await fetch(place, options);
  } catch (problem) {
    throw problem.name === "AbortError" ? problem : new Away();
  }
}

const headers = () => ({ Authorization: `Bearer ${link.token}` });
const address = (path) => `${HERE}api/${path}${path.includes("?") ? "&" : "?"}lang=${link.locale}${link.game ? `&game=${link.game}` : ""}`;

/** Do something with the token; where it has expired, once more with another one. */
async function renewed(work) {
  try {
    return await work();
  } catch (problem) {
    if (!(problem instanceof Refused && problem.status === 401 && link.renew && link.token)) throw problem;
    await link.renew();
    return work();
  }
}

export const ask = (path, body) => renewed(() => answered(path, body));

/** A file, and the name that it is saved under. */
export const download = (path) => renewed(async () => {
  const response = await reach(address(path), { headers: headers(), credentials: "omit", cache: "no-store" });
  if (!response.ok) throw new Refused(response.status, await response.json().catch(() => ({})));
  return [await response.blob(), /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition"))?.[1] ?? ""];
});

/** Send a file. */
export const send = (path, data) => renewed(async () => {
  const response = await fetch(address(path), { method: "POST", headers: headers(), body: data, credentials: "omit", cache: "no-store" });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(response.status, answer);
  return answer;
});

async function answered(path, body, more = "", signal = undefined) {
  const options = body === undefined ? { headers: headers() }
    : { method: "POST", headers: { ...headers(), "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await reach(address(path) + more, { ...options, signal, credentials: "omit", cache: "no-store" });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(response.status, answer);
  return answer;
}

/** A number of its own for each press. */
export const pressId = () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");

const PAUSES = [500, 1000, 2000, 4000];
const TRIAL = 4000;  // milliseconds in which a way must bring the game to be chosen
const SILENCE = 40_000;  // after so long without a sign of life it is lost
const ASK_EVERY = 2000;

/** Follow the game: `got` each state, `lost` while there is no connection, `over` when the token is void. */
export function follow({ got, lost, over }) {
  let stopped = new AbortController();
  let tries = 0;
  async function run(control) {
    while (!control.signal.aborted) {
      try {
        await renewed(() => onward(control.signal, (data) => { tries = 0; got(data); }));
      } catch (problem) {
        if (control.signal.aborted) return;
        if (problem instanceof Refused && ([401, 403, 404].includes(problem.status) || problem.code.startsWith("link-"))) return over(problem.message);
      }
      if (control.signal.aborted) return;
      lost();
      await new Promise((done) => setTimeout(done, PAUSES[Math.min(tries++, PAUSES.length - 1)]));
    }
  }
  run(stopped);
  return {
    stop() { stopped.abort(); },
    again() { stopped.abort(); stopped = new AbortController(); tries = 0; run(stopped); },
  };
}

/** The ways of the changes, the best first: a proxy may hold back a stream, and refuse sockets. */
const WAYS = [stream, socket, asking];
let chosen = null;
let signs = 0;  // of life, on the chosen way

/** The way that is used, by name; empty until one has brought a game. */
export const wayUsed = () => chosen?.name ?? "";

/** Follow the game by the chosen way, or try each until one brings the game: that is chosen for good. */
async function onward(signal, got) {
  if (chosen) return timed(chosen, signal, TRIAL * 2, got);
  let problem = null;
  for (const way of WAYS) {
    try {
      return await timed(way, signal, TRIAL, (data) => { chosen = way; got(data); });
    } catch (failed) {
      if (chosen === way && failed instanceof Silent && signs < 2) {  // it brought the first change and holds back the others
        WAYS.splice(WAYS.indexOf(way), 1);
        chosen = null;
        throw failed;
      }
      if (chosen || signal.aborted || failed instanceof Refused) throw failed;
      problem = failed;
    }
  }
  throw problem;
}

/** A way that is given up when nothing comes for so long; once something has come it may be silent for longer. */
async function timed(way, signal, patience, got) {
  const control = new AbortController(), stop = () => control.abort();
  let timer = setTimeout(stop, patience);
  const alive = () => { clearTimeout(timer); timer = setTimeout(stop, SILENCE); };
  signal.addEventListener("abort", stop);
  try {
    await way(control.signal, (data) => { got(data); alive(); }, () => { if (chosen) { signs += 1; alive(); } });
  } catch (problem) {
    throw control.signal.aborted && !signal.aborted ? new Silent() : problem;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
  if (control.signal.aborted && !signal.aborted) throw new Silent();
}

class Silent extends Error {}

async function stream(signal, got, alive) {
  const response = await fetch(address("stream"), { headers: headers(), signal, credentials: "omit", cache: "no-store" });
  if (!response.ok) throw new Refused(response.status, await response.json().catch(() => ({})));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    alive();
    text += value;
    const events = text.split("\n\n");
    text = events.pop();
    for (const event of events) {
      const [, kind, data] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? [];
      if (kind) happened(kind, data, got);
    }
  }
}

function socket(signal, got, alive) {
  return new Promise((done, fail) => {
    const line = new WebSocket(address("socket").replace(/^http/, "ws"));
    signal.addEventListener("abort", () => { line.close(); done(); });
    line.onopen = () => line.send(link.token);
    line.onclose = () => (chosen === socket ? done() : fail(new Error("closed")));
    line.onmessage = ({ data }) => {
      alive();
      const apart = data.indexOf("\n");
      try {
        happened(data.slice(0, apart), data.slice(apart + 1), got);
      } catch (problem) {
        fail(problem);
        line.close();
      }
    };
  });
}

async function asking(signal, got, alive) {
  for (let seen = ""; !signal.aborted;) {
    const game = await answered("game", undefined, `&seen=${seen}`, signal);
    alive();
    if (game.game) got(game);
    seen = game.seq ?? seen;
    await new Promise((done) => setTimeout(done, ASK_EVERY));
  }
}

function happened(kind, data, got) {
  if (kind === "game") got(JSON.parse(data));
  if (kind === "over") throw new Refused(401, { error: "link-void", text: "" });
  if (kind === "refused") throw refusedAs(JSON.parse(data));
}

/** A refusal over a socket, which has no status. */
const refusedAs = (answer) => new Refused(answer.error === "page-busy" ? 429 : answer.error.startsWith("link-") ? 401 : 403, answer);
