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
    image.style.aspectRatio = `${image.width} / ${image.height}`;
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
