// The way to the bot: the link's token, requests, and the stream of changes.

const link = { token: "", locale: "en" };

/** Read the token from the address's fragment, which no server ever sees. */
export function readLink() {
  const [token, locale] = decodeURIComponent(location.hash.slice(1)).split(":");
  link.token = token ?? "";
  link.locale = locale || "en";
  return { ...link };
}

export function useLanguage(locale) {
  link.locale = locale;
}

export class Refused extends Error {
  constructor(status, answer) {
    super(answer.text ?? String(status));
    this.status = status;
    this.code = answer.error ?? "";
    this.dice = answer.dice ?? [];
  }
}

const headers = () => ({ Authorization: `Bearer ${link.token}` });
const address = (path) => `api/${path}?lang=${link.locale}`;

export async function ask(path, body) {
  const options = body === undefined ? { headers: headers() }
    : { method: "POST", headers: { ...headers(), "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(address(path), { ...options, credentials: "omit", cache: "no-store" });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok || answer.error === "duplicate") {
    if (response.ok) return answer;
    throw new Refused(response.status, answer);
  }
  return answer;
}

/** A number of its own for each press. */
export const pressId = () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");

const PAUSES = [500, 1000, 2000, 4000];

/** Follow the game: `got` each state, `lost` while there is no connection, `over` when the link has ended. */
export function follow({ got, lost, over }) {
  let stopped = new AbortController();
  let tries = 0;
  async function run(control) {
    while (!control.signal.aborted) {
      try {
        await stream(control.signal, (data) => { tries = 0; got(data); });
      } catch (problem) {
        if (control.signal.aborted) return;
        if (problem instanceof Refused && [401, 403, 404].includes(problem.status)) return over(problem.message);
        if (problem instanceof Refused && problem.code.startsWith("link-")) return over(problem.message);
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

async function stream(signal, got) {
  const response = await fetch(address("stream"), { headers: headers(), signal, credentials: "omit", cache: "no-store" });
  if (!response.ok) throw new Refused(response.status, await response.json().catch(() => ({})));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const events = text.split("\n\n");
    text = events.pop();
    for (const event of events) {
      const [, kind, data] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? [];
      if (kind === "game") got(JSON.parse(data));
      if (kind === "over") throw new Refused(401, { error: "link-void", text: "" });
    }
  }
}
