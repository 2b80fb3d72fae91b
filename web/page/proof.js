// The proof of the dice: every roll of a game computed again from its log alone, after docs/dice.md.

const text = new TextEncoder();
const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export const sha256 = async (data) => hex(await crypto.subtle.digest("SHA-256", typeof data === "string" ? text.encode(data) : data));

async function keyOf(secret) {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return (message) => crypto.subtle.sign("HMAC", key, typeof message === "string" ? text.encode(message) : message);
}

/** The seed of a game's dice: from its secret, its id, and the players' words. */
async function seedOf(secret, seeded) {
  if (seeded.fair === 1) return keyOf(secret); // words were taken out of it: docs/dice.md
  const lines = [seeded.game, ...seeded.words].map((part) => `${text.encode(part).length}:${part}\n`);
  return keyOf(new Uint8Array(await (await keyOf(secret))(`mf-dice-2\n${lines.join("")}`)));
}

async function face(sign, index, sides) {
  const size = BigInt(sides), limit = 2n ** 64n - (2n ** 64n % size);
  for (let attempt = 0; ; attempt += 1) {
    const drawn = new DataView(await sign(`${index}/${attempt}`)).getBigUint64(0);
    if (drawn < limit) return Number(drawn % size) + 1;
  }
}

const sorted = (faces) => [...faces].sort((a, b) => a - b);
const many = (count, sides) => Array(count).fill(sides);
const listed = (event) => [[event.dice.map((die) => Number(die.slice(1))), event.faces, true]];
const hits = (event) => [[many(event.dice.length, 6), event.dice, false]];
const inOrder = (sides) => (event) => [[many(event.faces.length, sides), event.faces, true]];
const each = (sides, rows) => rows.map((faces) => [many(faces.length, sides), faces, false]);

// Each roll as [sides of its dice, faces told, whether they are told as they fell].
const ROLLS = {
  Rolled: listed,
  AttackResolved: hits,
  Fell: hits,
  InitiativeRolled: (event) => each(20, event.values),
  RolledOff: inOrder(20),
  LotsDrawn: (event) => [[[event.tied.length], [event.face], true]],
  TieDrawn: (event, deferred) => {
    const among = event.among?.length || event.tied.length - deferred;
    return among > 1 ? [[[among], [event.face], true]] : [];
  },
  "intercept-orbit.RolledOff": inOrder(6),
  "intercept-orbit.Rolled": listed,
  "intercept-orbit.AttackResolved": hits,
  "intercept-orbit.Collided": hits,
  "intercept-orbit.BoardingRolled": (event) => event.dice.flatMap(listed),
  "football.Tossed": (event) => [[[2], [event.face], true]],
  "football.InitiativeRolled": (event) => inOrder(10)({ faces: event.values?.flat() ?? event.faces }),
  "football.RolledOff": inOrder(10),
  "football.CoachingRolled": (event) => each(10, event.faces),
  "football.Rolled": listed,
  "football.Kicked": hits,
  "football.Tackled": hits,
};

/** What is found about a log: `promise` kept, broken, sealed or none; rolls and dice computed again; what is `wrong`. */
export async function checkDice(file, progress = () => {}) {
  const bare = file.trim().replace(/"digest":"[0-9a-f]{64}"/, '"digest":""'), game = JSON.parse(file);
  if ((await sha256(bare)) !== game.digest) return { promise: "broken", wrong: "digest" };
  const tables = game.log.flatMap((item) => item.entry.table), secrets = new Map();
  for (const secret of [game.secret, ...tables.filter((event) => event.type === "Revealed").map((event) => event.secret)].filter(Boolean)) {
    secrets.set(await sha256(bytesOf(secret)), bytesOf(secret));
  }
  const promised = tables.some((event) => event.type === "Seeded");
  const again = tables.some((event) => event.type === "Seeded" && event.fair === 1);
  const found = { promise: promised ? (game.secret ? (again ? "resealed" : "kept") : "sealed") : game.secret ? "none" : "sealed", rolls: 0, dice: 0, typed: 0, hidden: 0, wrong: "" };
  if (promised && game.secret && !secrets.has(game.commitment)) return { ...found, promise: "broken", wrong: "commitment" };
  const walk = new Walk(secrets, promised ? null : game.secret, found);
  for (const [number, item] of game.log.entries()) {
    const wrong = await walk.entry(item);
    if (wrong) return { ...found, promise: "broken", wrong };
    if (number % 20 === 0) progress(number / game.log.length);
  }
  return found;
}

class Walk {
  constructor(secrets, only, found) {
    Object.assign(this, { secrets, only, found, place: 0, deferred: 0, sign: null, typed: false, begun: false, past: new Map() });
  }

  async entry({ seq, entry }) {
    for (const event of entry.table) await this._table(event);
    if (this.only && !this.sign) this.sign = await keyOf(bytesOf(this.only));
    const byHand = this.typed && this.begun && entry.table.some((event) => ["Answered", "Corrected"].includes(event.type));
    for (const event of entry.rules) {
      for (const [sides, told, ordered] of ROLLS[event.type]?.(event, this.deferred) ?? []) {
        const wrong = await this._roll(sides, told, ordered, byHand);
        if (wrong) return `${seq}: ${wrong}`;
      }
      if (event.type === "TieDeferred") this.deferred += 1;
      if (event.type === "LotsDrawn" || event.type === "BidCounted") this.deferred = 0;
    }
    this.begun ||= entry.rules.length > 0;
    this.past.set(seq, [this.place, this.deferred, this.begun]);
    return "";
  }

  async _table(event) {
    if (["Opened", "OptionsSet", "Configured"].includes(event.type)) this.typed = event.options?.dice === "typed";
    if (event.type === "Undone") [this.place, this.deferred, this.begun] = this.past.get(event.to) ?? [0, 0, false];
    if (event.type === "Seeded") {
      const secret = this.secrets.get(event.commitment);
      this.sign = secret ? await seedOf(secret, event) : null;
    }
  }

  async _roll(sides, told, ordered, byHand) {
    const place = this.place, count = sides.length;
    this.place += count;
    if (!count) return "";
    if (byHand) { this.found.typed += 1; return ""; }
    if (!this.sign) { this.found.hidden += 1; return ""; }
    let due = await Promise.all(sides.map((size, number) => face(this.sign, place + number, size)));
    if (!ordered) due = sorted(due);
    if (String(due) !== String(ordered ? told : sorted(told))) return `${told} ≠ ${due}`;
    this.found.rolls += 1;
    this.found.dice += count;
    return "";
  }
}
