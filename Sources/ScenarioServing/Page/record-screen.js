// The drawn screen of the app, with a button over each element.

import { $, drawing, make } from "./dom.js";
import { act, page, parts, redraw, say } from "./recording.js";

const stage = $("stage");
const layer = stage.appendChild(
  make("div", { class: "targets", role: "group", "aria-label": "Elements of the screen" }));

parts.screen = (view) => {
  const isOnStage = stage.contains(document.activeElement);
  showDrawing(view.screen.svg);
  showTargets(view.screen);
  document.body.classList.toggle("asserting", page.asserting);
  $("assert").setAttribute("aria-pressed", String(page.asserting));
  $("keyboard").disabled = !view.screen.hasKeyboard;
  $("screen-title").textContent = view.screen.name ? `Screen ${view.screen.name}` : "Screen";
  const focused = focusedElement();
  if (focused && (isOnStage || document.activeElement === document.body)) {
    targetOf(focused.id)?.focus({ preventScroll: true });
  }
  describe(focused);
};

// Shows a drawing, and whether it is one of another moment.
export function showDrawing(svg, isOfOtherMoment = false) {
  const picture = drawing(svg);
  picture.setAttribute("aria-hidden", "true");
  const old = stage.querySelector(":scope > svg");
  if (old) old.replaceWith(picture); else stage.prepend(picture);
  stage.classList.toggle("looking", isOfOtherMoment);
}

// Buttons that are there stay, so that the focus does.
function showTargets({ size, elements }) {
  elements.forEach((element, index) => {
    const target = layer.children[index] ?? layer.appendChild(make("button", { type: "button" }));
    showTarget(target, element, size);
  });
  while (layer.children.length > elements.length) layer.lastChild.remove();
}

function showTarget(target, element, [width, height]) {
  const [x, y, w, h] = element.frame;
  const parts = { left: x / width, top: y / height, width: w / width, height: h / height };
  for (const [side, part] of Object.entries(parts)) target.style[side] = `${part * 100}%`;
  target.dataset.id = element.id;
  target.tabIndex = element.reacts ? 0 : -1;
  target.setAttribute("aria-label", spoken(element));
  target.setAttribute("aria-roledescription", words(element.role));
  target.classList.toggle("reacts", element.reacts);
  target.classList.toggle("typing", element.focused);
  target.classList.toggle("chosen", page.offers?.element === element.id);
}

export const elementOf = (id) => page.view?.screen.elements.find((element) => element.id === id);

// The element that keys go to.
export const focusedElement = () => page.view.screen.elements.find((element) => element.focused);

export const targetOf = (id) => layer.querySelector(`[data-id="${id}"]`);

// The element of the button that an event is about; undefined beside all elements.
export function elementAt(event) {
  const target = event.target.closest?.(".targets button");
  return target ? elementOf(Number(target.dataset.id)) : undefined;
}

export const words = (type) => type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const spoken = ({ name, value, states }) =>
  [name || (value ? "" : "unnamed"), value, ...states].filter(Boolean).join(", ");

// Describes an element below the screen.
export function describe(element) {
  const facts = $("facts");
  if (!element) {
    facts.textContent = page.asserting
      ? "Click what should be asserted." : "Click, hold, drag, type. A asserts, ? lists the keys.";
    return;
  }
  facts.replaceChildren(make("b", {}, words(element.role)), " ", make("bdi", {}, spoken(element)));
  if (element.identifier) facts.append("  ", make("bdi", {}, `#${element.identifier}`));
  if (element.focused) facts.append("  – keys go here");
}

export function toggleAsserting() {
  page.asserting = !page.asserting;
  redraw("screen");
  say(page.asserting ? "Click what should be asserted" : "");
}

stage.addEventListener("pointerover", (event) => {
  const element = elementAt(event);
  if (element) describe(element);
});
stage.addEventListener("pointerleave", () => page.view && describe(focusedElement()));
stage.addEventListener("focusin", (event) => {
  const element = elementAt(event);
  if (element) describe(element);
});
$("back").onclick = () => act("back");
$("keyboard").onclick = () => act("dismissKeyboard");
$("assert").onclick = toggleAsserting;
