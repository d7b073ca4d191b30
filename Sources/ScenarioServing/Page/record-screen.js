// The drawn screen of the app, with a button over each element.

import { $, drawing, make } from "./dom.js";
import { called, counterpart, isSame } from "./record-elements.js";
import { act, addPart, page, redraw, say, warn } from "./recording.js";

const stage = $("stage");
const layer = stage.appendChild(
  make("div", { class: "targets", role: "group", tabindex: "-1", "aria-label": "Elements of the screen" }));

let drawn = [];  // the elements that the buttons are over

addPart("screen", ["screen", "offers"], (view) => {
  const held = { wasOnStage: stage.contains(document.activeElement), element: elementOver(document.activeElement, drawn) };
  const earlier = drawn.find((element) => element.focused);
  drawn = view.screen.elements;
  showDrawing(view.screen.svg);
  showTargets(view.screen);
  document.body.classList.toggle("asserting", page.asserting);
  $("assert").setAttribute("aria-pressed", String(page.asserting));
  $("keyboard").disabled = !view.screen.hasKeyboard;
  $("screen-title").textContent = view.screen.name ? `Screen ${view.screen.name}` : "Screen";
  keepFocus(held, earlier);
  describe();
});

// Shows a drawing, and whether it is one of another moment.
export function showDrawing(svg, isOfOtherMoment = false) {
  const picture = drawing(svg);
  picture.setAttribute("aria-hidden", "true");
  const old = stage.querySelector(":scope > svg");
  if (old) old.replaceWith(picture); else stage.prepend(picture);
  stage.classList.toggle("looking", isOfOtherMoment);
}

// Buttons that are there stay.
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

// The page's focus follows the app's, also when that leaves a field, unless a person moves it with keys. Otherwise it
// stays on its element, and on the screen if that has gone.
function keepFocus({ wasOnStage, element }, earlier) {
  if (!wasOnStage && document.activeElement !== document.body) return;
  const typing = focusedElement();
  if (typing && !(earlier && isSame(typing)(earlier))) return focusElement(typing);
  if (!wasOnStage) return;
  const now = element && counterpart(element, drawn);
  const isDone = element?.focused && !now?.focused && !document.body.classList.contains("by-keys");
  focusElement(isDone ? undefined : now);
}

// Puts the page's focus on an element, or on the whole screen.
export function focusElement(element) {
  (element ? targetOf(element.id) : layer).focus({ preventScroll: true });
}

export const elementOf = (id) => page.view?.screen.elements.find((element) => element.id === id);

// The element that the app types into.
export const focusedElement = () => page.view.screen.elements.find((element) => element.focused);

// The field that gets the keys: the one with the page's focus, or else the app's while no other part of the page has
// the focus.
export function typingField() {
  const active = document.activeElement;
  const element = elementOver(active);
  if (element?.edits) return element;
  return active === document.body || stage.contains(active) ? focusedElement() : undefined;
}

export const targetOf = (id) => layer.querySelector(`[data-id="${id}"]`);

// The element of the button that an event is about; undefined beside all elements.
export const elementAt = (event) => elementOver(event.target);

function elementOver(node, elements = page.view?.screen.elements) {
  const target = node?.closest?.(".targets button");
  return target ? elements.find((element) => element.id === Number(target.dataset.id)) : undefined;
}

export const words = (type) => type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const spoken = (element) => {
  const { role, value, states } = element;
  return [called(element) || (value ? "" : words(role)), value, ...states].filter(Boolean).join(", ");
};

// Says below the screen what is under the pointer or has the focus, and what keys do.
function describe(element = elementOver(document.activeElement)) {
  const facts = element ? [make("b", {}, words(element.role)), " ", make("bdi", {}, spoken(element))] : [];
  if (element?.identifier) facts.push("  ", make("bdi", {}, `#${element.identifier}`));
  $("facts").replaceChildren(...facts);
  describeKeys();
}

function describeKeys() {
  const field = typingField();
  const text = page.asserting ? ["Choose what should be asserted. Escape cancels."]
    : field ? ["Keys go into ", make("b", {}, make("bdi", {}, called(field) || words(field.role))), "; to assert, click Assert."]
      : ["Click, hold, drag. ", make("b", {}, "A"), " asserts, ", make("b", {}, "?"), " lists the keys."];
  $("keys").replaceChildren(...text);
  $("keys").classList.toggle("typing", Boolean(field));
}

export function toggleAsserting() {
  page.asserting = !page.asserting;
  warn("");
  redraw("screen");
  say(page.asserting ? "Choose what should be asserted" : "");
}

stage.addEventListener("pointerover", (event) => {
  const element = elementAt(event);
  if (element) describe(element);
});
stage.addEventListener("pointerleave", () => page.view && describe());
document.addEventListener("focusin", () => page.view && describe());
$("back").onclick = () => act("back");
$("keyboard").onclick = () => act("dismissKeyboard");
$("assert").onclick = toggleAsserting;
