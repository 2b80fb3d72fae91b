// Around the map, or in its place at a declared table: title, clock, scores, units as cards, the acting unit's dice.

import { ALERT, SOFT, art, chipGlyph, dieGlyph, iconGlyph, playerColor, portraitGlyph, shapeGlyph, swatch, tileGlyph } from "./art.js";
import { html } from "./dom.js";
import { t } from "./words.js";

export function header(board, words, mission) {
  return html("div", { class: "title" },
    html("h1", {}, words.title ?? ""),
    html("p", { class: "when" }, words.when ?? words.round ?? ""),
    mission ? html("p", { class: "when" }, mission) : null);
}

export function clock(board, words) {
  const time = board.clock;
  if (!time || !time.whole) return null;
  const late = !time.half && time.number <= 3;
  const cells = Array.from({ length: Math.min(time.whole, 16) }, (_, n) => html("i", { class: time.half ? (n + 1 === time.number ? "now" : n + 1 < time.number ? "past" : "") + (n === time.half ? " second" : "") : n < time.number ? "lit" : "" }, time.half ? n + 1 : ""));
  return html("div", { class: `clock${late ? " late" : ""}`, role: "img", "aria-label": `${words.clock ?? words.when ?? ""} ${time.number}/${time.whole}` },
    html("span", { class: "caption" }, iconGlyph("clock", 18), words.clock ?? ""),
    html("span", { class: "cells" }, ...cells), time.half ? null : html("b", {}, time.number));
}

export function scores(board, words, me) {
  const ranked = ordered(board, me).map((player) => board.sides.findIndex((side) => side.player === player)).map((place) => ({ side: board.sides[place], place }));
  const [points, assets] = (words.assets ?? "").split(" × "), [one, several] = assets?.split("/") ?? [];
  return html("div", { class: "scores" }, ...ranked.map(({ side, place }) => swatch(side.player, `score${words.deciding?.includes(side.player) ? " decides" : ""}`,
    html("div", {}, html("span", { class: "name" }, shapeGlyph(side.player), html("span", {}, words.players?.[side.player] ?? side.name), side.won ? iconGlyph("crown", 18) : null, side.player === me ? html("em", {}, "•") : null),
      html("small", {}, html("b", {}, words.ranks?.[place] ?? side.rank ?? ""), " ", assets ? side.points.replace(/(\d+) × (\d+)/, (_, each, held) => `${each} ${points} × ${held} ${held === "1" ? one : several}`) : side.points)),
    html("strong", {}, side.score))));
}

// -- units ---------------------------------------------------------------------------------------------------------

function signs(card) {
  return [
    ...card.systems.map((system) => tileGlyph(system)), ...(card.lost ?? []).map((system) => tileGlyph(system, true)),
    ...Array.from({ length: card.whole ?? 0 }, (_, n) => html("i", { class: n < card.white ? "white" : "white spent" })),
    card.rockets ? html("span", { class: "count" }, iconGlyph("rocket", 16), card.rockets) : null,
    card.fuel !== undefined && card.fuel !== null ? html("span", { class: `count${card.bingo ? " low" : ""}` }, iconGlyph("drop", 15), card.fuel) : null,
    card.ace ? iconGlyph("star", 17, art.colors.dice[card.ace]?.[0]) : null,
  ].filter(Boolean);
}

function besides(card) {
  return [
    card.has_ball ? html("span", { class: "ball" }, iconGlyph("hexagon", 14, "#12161d")) : null,
    card.initiative !== undefined && card.initiative !== null ? dieGlyph(card.initiative_die, card.initiative, 26) : null,
    card.defense !== undefined && card.defense !== null ? dieGlyph(card.defense_die ?? "", card.defense, 30, { sign: "shield", dim: !card.defense_die }) : null,
    ...(card.spots ?? []).map(([die, value]) => dieGlyph(die || "W6", value, 30, { sign: "eye" })),
  ].filter(Boolean);
}

/** A unit that is looked at: its id, its name, and what it carries. */
export function unitHead(card) {
  return html("div", { class: "unit-head", role: "img", "aria-label": cardText(card) }, portraitGlyph(card.id, 72), chipGlyph(card.id, card.owner, card.part ?? "ready", 28),
    html("b", {}, card.name ?? ""), html("span", { class: "signs" }, ...signs({ systems: [], ...card })), ...besides(card));
}

/** What a unit could do from where it stands: a row for each target, with the chances that the bot computed. */
export function oddsOf(odds, board) {
  if (!odds.length) return null;
  const owner = (id) => board.cards?.find((card) => card.id === id)?.owner ?? -1;
  const best = (one) => one.chances?.[0]?.share ?? 0, name = (id) => (id === "goal" ? t("goal") : id);
  const far = odds.filter((one) => !one.chances?.length).map((one) => name(one.target) + (one.needs ? ` (${one.needs})` : ""));
  const rows = odds.filter((one) => one.chances?.length).sort((a, b) => best(b) - best(a)).map((one) => {
    const chances = one.chances, words = chances.map((chance) => `${t(`chance-${chance.name}`)} ${chance.text}`);
    const covers = one.covers?.length ? t("cover-by", { one: one.covers.join(", ") }) : "";
    const said = [name(one.target), one.range, covers, words.join(", ")].filter(Boolean).join(", ");
    return html("tr", { class: "odds-row", "aria-label": said },
      html("th", { scope: "row" }, one.target === "goal" ? html("b", {}, t("goal")) : chipGlyph(one.target, owner(one.target), "ready", 24)),
      html("td", {}, one.tile ? tileGlyph(one.tile, false, 24) : null),
      html("td", { class: "covers" }, one.covers?.length ? html("span", { title: covers }, iconGlyph("shield", 15), ` ${one.covers.join(" ")}`) : null),
      ...chances.map((chance) => chanceCell(chance)));
  });
  const none = far.length ? html("p", { class: "odds-row small", "aria-label": t("no-reach", { one: far.join(", ") }) }, t("no-reach", { one: far.join(", ") })) : null;
  return html("div", {}, rows.length ? html("table", { class: "odds-table" }, html("caption", {}, t("odds")), html("tbody", {}, ...rows)) : null, none);
}

function chanceCell(chance) {
  const cell = html("td", { class: `chance ${chance.name}` }, html("b", {}, chance.text), " ", html("small", {}, t(`chance-${chance.name}`)));
  cell.style.setProperty("--share", `${chance.share * 100}%`);
  return cell;
}

/** What a card says, for those who listen. */
export function cardText(card) {
  const words = [card.id, card.name, t(`part-${card.part ?? "ready"}`), card.systems?.join(" ")];
  if (card.lost?.length) words.push(t("lost-systems", { one: card.lost.join(" ") }));
  if (card.defense !== undefined && card.defense !== null) words.push(t("defense", { n: card.defense }));
  for (const [, value] of card.spots ?? []) words.push(t("spot", { n: value }));
  if (card.rockets) words.push(t("rockets", { n: card.rockets }));
  if (card.has_ball) words.push(t("ball"));
  return words.filter(Boolean).join(", ");
}

export const PARTS = { active: "play", suspended: "pause", done: "tick", gone: "cross" };

export function cardOf(card, { choosable, selected, press, hover }) {
  const part = card.part ?? "ready", classes = ["card", part, card.targeted && "targeted", choosable?.has(card.id) && "choosable", selected === card.id && "selected"];
  const made = html("button", { type: "button", class: classes.filter(Boolean).join(" "), "aria-label": cardText(card), "data-key": `card-${card.id}`, onclick: () => press(card.id), onpointerenter: (event) => event.pointerType === "mouse" && hover?.(card.id), onpointerleave: () => hover?.(null) },
    html("span", { class: "head" }, html("span", { class: "part" }, PARTS[part] ? iconGlyph(PARTS[part], 14) : null), chipGlyph(card.id, card.owner, part, 24), portraitGlyph(card.id, 30), html("span", { class: "name" }, card.name ?? ""), html("span", { class: "posts" }, (card.posts ?? []).join(" "), card.host ?? "")),
    html("span", { class: "signs" }, ...signs({ systems: [], ...card })),
    html("span", { class: "beside" }, ...besides(card)));
  made.style.setProperty("--player", playerColor(card.owner));
  return made;
}

/** The players, one's own side first: scores and cards stand in this order. */
const ordered = (board, me) => board.sides.map(({ player }) => player).sort((a, b) => (b === me) - (a === me) || a - b);

export function cards(board, look, me) {
  const order = ordered(board, me);
  const sides = order.map((player) => html("section", { class: "side" }, ...(board.cards ?? []).filter((card) => card.owner === player && !(card.part === "gone" && card.kind)).map((card) => cardOf(card, look))));
  const rest = (board.cards ?? []).filter((card) => card.owner < 0 && !board.map);
  return html("div", { class: "cards" }, ...sides, rest.length ? html("section", { class: "side" }, ...rest.map((card) => cardOf(card, look))) : null);
}

export function posts(board) {
  if (!board.posts?.length || board.map) return null;
  return html("div", { class: "posts-row" }, ...board.posts.map((post) => html("span", { class: "post", role: "img", "aria-label": t("holds", { one: post.holder === undefined || post.holder === null ? t("nobody") : board.sides.find((side) => side.player === post.holder)?.name, two: post.id }) },
    iconGlyph("flag", 18, playerColor(post.holder ?? null)), html("b", {}, post.id), html("small", {}, (post.near ?? []).join(" ")))));
}

/** The acting unit, its target, and its dice. */
export function action(board) {
  const act = board.action;
  if (!act) return null;
  const owner = (id) => board.cards.find((card) => card.id === id)?.owner ?? -1;
  const chip = (id) => (board.cards.some((card) => card.id === id) ? chipGlyph(id, owner(id)) : html("b", {}, id === "goal" ? t("goal") : id));
  return html("div", { class: "action" }, chip(act.unit),
    act.target ? iconGlyph(act.sign ?? "reticle", 22, ALERT) : null, act.target ? chip(act.target) : null, act.range ? tileGlyph(act.range, false, 26) : null,
    html("span", { class: "dice" }, ...(act.dice ?? []).map((one) => dieGlyph(one.die, one.face, 32, { dim: one.dim, sign: one.sign }))),
    ...(act.waiting ?? []).slice(0, 2).map((id) => html("span", { class: "waits" }, iconGlyph("pause", 14, SOFT), chipGlyph(id, owner(id), "done", 22))));
}

