// Watches the bot: says when it has stopped, and loads the page again when it is back.
const run = document.documentElement.dataset.run;
const notice = Object.assign(document.createElement("p"), { id: "sandbox-notice", hidden: true });
notice.textContent = "The bot has stopped. Start it again with \"make play\".";
document.body.append(notice);

async function look() {
  try {
    const now = await (await fetch("/sandbox-run", { cache: "no-store" })).text();
    notice.hidden = true;
    if (now !== run) location.reload();
  } catch {
    notice.hidden = false;
  }
}
setInterval(look, 2000);

// Keeps the view where its player left it while messages are drawn again: at the end, or at the message in view.
// simcord loses it, since a picture has no height until it is loaded anew.
const NEAR_END = 120;
const MOVED_MS = 400;
const REDRAWN_MS = 1000;
const ANSWER_MS = 10_000;
const view = document.getElementById("channel-timeline");
const list = document.getElementById("channel-message-list");
let place = null; // The message that stays where it is, and where; null: the end stays in view.
let drawn = 0;
let moved = 0;
let pressed = -ANSWER_MS;

const top = (message) => message.getBoundingClientRect().top - view.getBoundingClientRect().top;

function hold(message) {
  const first = () => [...list.children].find((child) => top(child) + child.offsetHeight > 0);
  const end = view.scrollHeight - view.scrollTop - view.clientHeight;
  const kept = message ?? first();
  place = end > NEAR_END && kept ? { message: kept, top: top(kept) } : null;
}

function restore() {
  if (place?.message.isConnected) view.scrollTop += top(place.message) - place.top;
  else if (!place) view.scrollTop = view.scrollHeight;
}

function redrawn(changes) {
  drawn = Math.max(drawn, performance.now());
  for (const image of list.querySelectorAll("img[width]:not([src])")) {
    image.style.aspectRatio = `${image.getAttribute("width")} / ${image.getAttribute("height")}`;
  }
  const added = changes.flatMap((change) => (change.target === list ? [...change.addedNodes] : []));
  if (drawn - pressed < ANSWER_MS && added.some((node) => !node.nextElementSibling)) place = null;
  restore();
}

new MutationObserver(redrawn).observe(list, { childList: true, subtree: true });
new ResizeObserver(() => {
  drawn = performance.now();
  requestAnimationFrame(restore);
}).observe(list);
for (const kind of ["wheel", "touchmove", "keydown"]) {
  document.addEventListener(kind, () => (moved = performance.now()), { capture: true, passive: true });
}
for (const kind of ["wheel", "touchmove"]) {
  // Who moves away has seen the answer.
  view.addEventListener(kind, () => (pressed = -ANSWER_MS), { passive: true });
}
document.addEventListener("pointerdown", ({ target }) => {
  const control = target.closest(".component-button, .select-trigger, #send-message, [role=option]");
  if (!control) moved = performance.now() + REDRAWN_MS; // A jump to a message, or the scroll bar.
  else if (list.contains(control)) hold(control.closest("[data-message-id]"));
}, true);
document.addEventListener("click", ({ target }) => {
  if (target.closest(".component-button, #send-message, dialog button")) pressed = performance.now();
}, true);
document.getElementById("viewer-picker").addEventListener("change", () => {
  [place, moved, drawn] = [null, 0, performance.now() + ANSWER_MS];
});
view.addEventListener("scroll", () => {
  const now = performance.now();
  if (now - moved < MOVED_MS) {
    moved = Math.max(moved, now); // A wheel and a finger move on for a while.
    hold();
  } else if (now - drawn < REDRAWN_MS) restore();
});

// Enter sends a command as Discord does: once it is chosen, and again once an option has its value.
let steered = false; // An arrow key has chosen another option.
let given = ""; // The option that has its value, and the value.

const said = (field) => `${field.dataset.option}=${field.value}`;

document.addEventListener("keydown", (event) => {
  const chip = document.querySelector(".command-chip");
  const field = event.target.closest(".command-option-input");
  if (!chip || event.isComposing) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") steered = true;
  if (event.key !== "Enter") return;
  const onChip = event.target === chip || event.target === document.body;
  if (field ? said(field) === given : onChip && !steered) {
    event.preventDefault();
    event.stopImmediatePropagation();
    document.getElementById("send-message").click();
  } else if (field) {
    setTimeout(() => {
      const now = document.querySelector(`.command-option-input[data-option="${field.dataset.option}"]`);
      given = now ? said(now) : "";
    }, 100);
  }
  steered = false;
}, true);

// The channel and its threads stand above the conversation once there is a thread. A tab that loads again, or whose bot
// starts again, goes back to where it was; links to messages and names of channels lead there as in Discord.
const places = Object.assign(document.createElement("nav"), { id: "sandbox-places", hidden: true });
places.setAttribute("aria-label", "Channel and threads");
document.querySelector("#channel-layout .channel-header").before(places);
const tool = (label, press) => Object.assign(document.createElement("button"), { type: "button", textContent: label, onclick: press });
let known = [];
let here = "";
let wanted = sessionStorage.getItem("place"); // Where this tab is to be; null: where it begins.
const read = {}; // The newest message that this tab has shown of each place.

async function ask(query = "") {
  const context = window.simcordPreview?.contextId;
  if (!context) return;
  const headers = { "X-Simcord-Capability": location.hash.slice(1), "X-Simcord-Context": context };
  const answer = await fetch(`/sandbox-places${query}`, { cache: "no-store", headers }).catch(() => null);
  if (!answer?.ok) return;
  const found = await answer.json();
  [known, here] = [found.places, found.here];
  for (const { id, newest } of known) if (id === here || !(id in read)) read[id] = id === here ? newest : "0";
  listed();
}

function listed() {
  const told = JSON.stringify([here, known.map(({ id, newest }) => [id, newest === read[id]])]);
  if (places.dataset.told === told) return;
  places.dataset.told = told;
  places.hidden = known.length < 2;
  places.replaceChildren(...known.map(({ id, name, newest }, n) => {
    const unread = id !== here && newest !== read[id];
    const button = tool(`${n ? "↳" : "#"} ${name}`, () => go(id));
    if (id === here) button.setAttribute("aria-current", "page");
    if (unread) button.append(Object.assign(document.createElement("span"), { className: "unread", title: "Something new" }));
    return button;
  }));
  places.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

async function go(id) {
  wanted = id;
  sessionStorage.setItem("place", id);
  [place, moved, drawn] = [null, 0, performance.now() + ANSWER_MS];
  await ask(`?go=${id}`);
}

async function stay() {
  await ask();
  if (wanted && wanted !== here && window.simcordPreview?.ready && known.some(({ id }) => id === wanted)) await go(wanted);
  setTimeout(stay, 700);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="https://discord.com/channels/"]');
  const named = event.target.closest(".mention");
  const [, , , , , channel, message] = link?.href.split("/") ?? [];
  const found = known.find(({ id, name }) => (link ? id === channel : named && named.textContent === `#${name}`));
  if (!found) return;
  event.preventDefault();
  const shown = found.id === here && message && list.querySelector(`[data-message-id="${message}"]`);
  if (shown) shown.scrollIntoView({ block: "nearest" });
  else go(found.id);
}, true);

// The Activity opens beside the channel, as Discord's client does it, for the player whose view this is.
const picker = document.getElementById("viewer-picker");
const beside = Object.assign(document.createElement("aside"), { id: "sandbox-activity", hidden: true });
const bar = document.createElement("div");
bar.append(tool("Small window", small), tool("Close", leave));
const frame = document.createElement("iframe");
frame.title = "Activity";
beside.append(bar, frame);
document.body.append(beside);
let launched = null; // How often it has been opened for each player.

function small() {
  document.body.classList.toggle("small-activity");
  frame.contentWindow.postMessage(document.body.classList.contains("small-activity") ? "small" : "large", "*");
}

function leave() {
  beside.hidden = true;
  frame.src = "about:blank";
  document.body.classList.remove("with-activity", "small-activity");
}

async function follow() {
  const now = await fetch("/sandbox-launched", { cache: "no-store" }).then((answer) => answer.json()).catch(() => launched);
  const player = picker.value;
  if (launched && (now[player] ?? 0) > (launched[player] ?? 0)) {
    const locale = picker.selectedOptions[0]?.textContent.includes("Chlo") ? "fr" : "en-US";
    frame.src = `${document.documentElement.dataset.client}&user=${player}&locale=${locale}${here && `&channel=${here}`}&launch=${now[player]}`;
    beside.hidden = false;
    document.body.classList.add("with-activity");
  }
  launched = now;
  setTimeout(follow, 400);
}
follow();
stay();
picker.addEventListener("change", leave);
