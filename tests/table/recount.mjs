// Computes every roll of an exported game again, after docs/dice.md and nothing else. Usage: node recount.mjs FILE
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const text = readFileSync(process.argv[2], "utf8");
const game = JSON.parse(text);
const fail = (why) => {
  console.log(JSON.stringify({ ok: false, why }));
  process.exit(1);
};

const bare = text.trim().replace(/"digest":"[0-9a-f]{64}"/, '"digest":""');
if (createHash("sha256").update(bare).digest("hex") !== game.digest) fail("digest");

const secret = Buffer.from(game.secret, "hex");
if (createHash("sha256").update(secret).digest("hex") !== game.commitment) fail("commitment");

const line = (part) => {
  const bytes = Buffer.from(part, "utf8");
  return Buffer.concat([Buffer.from(`${bytes.length}:`), bytes, Buffer.from("\n")]);
};
const seeded = game.log.flatMap((item) => item.entry.table).find((event) => event.type === "Seeded");
const message = Buffer.concat([Buffer.from("mf-dice-2\n"), ...[seeded.game, ...seeded.words].map(line)]);
const seed = createHmac("sha256", secret).update(message).digest();

const face = (index, sides) => {
  const size = BigInt(sides);
  const limit = 2n ** 64n - (2n ** 64n % size);
  for (let attempt = 0; ; attempt += 1) {
    const number = createHmac("sha256", seed).update(`${index}/${attempt}`).digest().readBigUInt64BE(0);
    if (number < limit) return Number(number % size) + 1;
  }
};

const sorted = (faces) => [...faces].sort((a, b) => a - b);
const many = (count, sides) => Array(count).fill(sides);
const listed = (event) => [[event.dice.map((die) => Number(die.slice(1))), event.faces, true]];
const hits = (event) => [[many(event.dice.length, 6), event.dice, false]];
const inOrder = (sides) => (event) => [[many(event.faces.length, sides), event.faces, true]];
const each = (sides, rows) => rows.map((faces) => [many(faces.length, sides), faces, false]);
// Each roll as [sides of its dice, faces told, whether they are told as they fell].
const rolls = {
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

let place = 0;
let deferred = 0;
let checked = 0;
let dice = 0;
const past = new Map();
for (const { seq, entry } of game.log) {
  for (const event of entry.table) if (event.type === "Undone") [place, deferred] = past.get(event.to);
  for (const event of entry.rules) {
    for (const [sides, told, inOrder] of rolls[event.type]?.(event, deferred) ?? []) {
      let due = sides.map((size, number) => face(place + number, size));
      if (!inOrder) due = sorted(due);
      if (String(due) !== String(told)) fail(`entry ${seq}, die ${place}: ${told} instead of ${due}`);
      place += sides.length;
      dice += sides.length;
      checked += sides.length ? 1 : 0;
    }
    if (event.type === "TieDeferred") deferred += 1;
    if (event.type === "LotsDrawn" || event.type === "BidCounted") deferred = 0;
  }
  past.set(seq, [place, deferred]);
}
console.log(JSON.stringify({ ok: true, rolls: checked, dice }));
