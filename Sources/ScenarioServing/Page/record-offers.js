// What can be asserted about an element or the screen, and what can be done to an element without a pointer.

import { $, make } from "./dom.js";
import { counterpart } from "./record-elements.js";
import { act, addPart, page, question, redraw, send, settled, warn } from "./recording.js";
import { elementOf, focusElement, spoken, words } from "./record-screen.js";
import { yaml } from "./yaml.js";
import { meaning } from "./record-notes.js";

addPart("offers", ["screen", "offers"], (view) => {
  const element = page.offers ? elementOf(page.offers.element) : undefined;
  const hadFocus = $("offers").contains(document.activeElement);
  $("offers-title").textContent = element ? `Assert: ${spoken(element)}` : "Assert the screen";
  $("whole").hidden = !element;
  $("offers").replaceChildren(
    assertions(element, element ? page.offers.texts : view.offers),
    element ? actions(element) : hint("Click Assert and then an element to assert what it shows."));
  if (hadFocus) focusElement(element ?? (page.acted && counterpart(page.acted, view.screen.elements)));
});

const hint = (text) => make("section", {}, make("p", { class: "hint" }, text));

function assertions(element, texts) {
  if (texts.length === 0) return hint("There is nothing to assert.");
  const title = element
    ? `${words(element.role)}${element.identifier ? ` #${element.identifier}` : ""}` : "What is true now, the newest first";
  return make("section", {}, make("h3", {}, make("bdi", {}, title)),
    make("div", { class: "offer-list" }, ...texts.map(offerButton)));
}

// After an assertion is recorded, another one may be under the pointer. The second click of a double click is not meant
// for it, so the pointer must move before it can be clicked.
let hasMoved = true;

$("offers").addEventListener("pointermove", ({ movementX, movementY }) => { hasMoved ||= movementX !== 0 || movementY !== 0; });

const offerButton = (text) => make("button", {
  type: "button", title: "Record this assertion. Shift-click: it must hold for a second",
  onclick: (event) => (event.detail === 0 || hasMoved) && assert(text, event.shiftKey),
  onkeydown: (event) => {
    if (event.key !== "Enter" || !event.shiftKey) return;
    event.preventDefault();
    assert(text, true);
  },
}, yaml(text.replace(/^assert: /, "")), explained(text.replace(/^assert: /, "")));

const explained = (text) => (meaning(text) ? make("small", { class: "meaning" }, meaning(text)) : null);

async function assert(text, lasting) {
  page.acted = page.offers && elementOf(page.offers.element);
  hasMoved = false;
  if (await send("/api/assert", { offer: text, lasting })) showScreenOffers();
}

// Shows the assertions about the whole screen again.
export function showScreenOffers() {
  page.asserting = false;
  page.offers = null;
  redraw("screen", "offers");
}

// Shows what can be asserted about an element, and done to it.
export async function offer(id) {
  const element = await settled(id);
  if (element === undefined) return warn("The element has gone meanwhile.");
  const answer = await question("/api/offers", { revision: page.view.revision, element });
  if (!answer) return;
  page.offers = { element, texts: answer.offers };
  page.asserting = false;
  warn("");
  redraw("screen", "offers");
  const panel = $("offers");
  panel.querySelector("button")?.focus({ preventScroll: true });
  if (panel.getBoundingClientRect().bottom > innerHeight) panel.scrollIntoView({ block: "nearest" });
}

function actions(element) {
  const button = (label, gesture, more = {}, properties = {}) => make("button", {
    type: "button", onclick: () => perform(gesture, element, more), ...properties,
  }, label);
  const swipes = [["←", "left"], ["→", "right"], ["↑", "up"], ["↓", "down"]].map(([arrow, direction]) =>
    button(arrow, "swipe", { direction }, { class: "icon", title: `Swipe ${direction}`, "aria-label": `Swipe ${direction}` }));
  const scrolls = element.scrolls.map((direction) => button(`Scroll ${direction}`, "scroll", { direction }));
  return make("section", {}, make("h3", {}, "Do"), make("div", { class: "actions" },
    button("Tap", "tap"), button("Double tap", "doubleTap"), button("Long press", "longPress"),
    element.edits ? button("Clear", "clear") : null,
    element.edits ? typeForm(element) : null,
    element.adjusts ? valueForm(element) : null,
    ...swipes, ...scrolls));
}

function perform(gesture, element, more) {
  page.acted = element;
  return act(gesture, { element: element.id, ...more });
}

function form(label, field, run) {
  field.setAttribute("aria-label", label);
  return make("form", { onsubmit: (event) => { event.preventDefault(); run(field.value); } }, field, make("button", {}, label));
}

const typeForm = (element) =>
  form("Type", make("input", { autocomplete: "off", type: element.secure ? "password" : "text" }),
    (text) => text && perform("type", element, { text }));

const valueForm = (element) => form("Set", valueField(element), (to) => perform("adjust", element, { to }));

function valueField({ value, adjusts: { kind, values, least, greatest } }) {
  switch (kind) {
    case "options": return make("select", {}, ...values.map((one) => make("option", { value: one, selected: one === value }, one)));
    case "date": return make("input", { type: "date", min: least, max: greatest, value });
    case "number": {
      const number = parseFloat(value) / (value.endsWith("%") ? 100 : 1) || least;
      return make("input", { type: "number", min: least, max: greatest, step: "any", value: number });
    }
    default: return make("input", { type: "text", value });
  }
}

$("whole").onclick = showScreenOffers;
