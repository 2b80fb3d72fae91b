// Elements of the page: HTML and SVG, made without markup from outside.

const SVG = "http://www.w3.org/2000/svg";

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ""));
  return node;
}

export function html(name, attributes, ...children) {
  return fill(document.createElement(name), attributes, children);
}

export function svg(name, attributes, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

/** An SVG element from markup that this bot has made (its icons). */
export function fromMarkup(text) {
  const holder = document.createElementNS(SVG, "g");
  holder.innerHTML = text;
  return holder;
}

export function button(label, press, attributes = {}, ...before) {
  return html("button", { type: "button", onclick: press, ...attributes }, ...before, html("span", {}, label));
}

export function pathOf(points, closed = true) {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}${closed ? "Z" : ""}`;
}

let pressed = false;
const late = new Map();

document.addEventListener("pointerdown", () => { pressed = true; }, true);
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => { pressed = false; setTimeout(drawLate); }, true);

function drawLate() {
  for (const [parent, children] of late) redraw(parent, ...children);
}

/** Draw a part of the page again and keep the focus; once it is let go where it is being pressed, or the press is lost. */
export function redraw(parent, ...children) {
  if (pressed && parent.matches(":active")) { late.set(parent, children); return; }
  late.delete(parent);
  const key = parent.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  parent.replaceChildren(...children.flat().filter(Boolean));
  if (key) parent.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}
