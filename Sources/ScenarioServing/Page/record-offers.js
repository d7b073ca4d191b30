// What can be asserted about an element or the screen, and what can be done to an element without a pointer.

import { $, make } from "./dom.js";
import { act, page, parts, question, redraw, send } from "./recording.js";
import { elementOf, spoken, words } from "./record-screen.js";
import { yaml } from "./yaml.js";
import { meaning } from "./record-notes.js";

parts.offers = (view) => {
  const element = page.offers ? elementOf(page.offers.element) : undefined;
  $("offers-title").textContent = element ? `Assert: ${spoken(element)}` : "Assert the screen";
  $("whole").hidden = !element;
  $("offers").replaceChildren(
    assertions(element, element ? page.offers.texts : view.offers),
    element ? actions(element) : hint("Press A and click an element to assert what it shows."));
};

const hint = (text) => make("section", {}, make("p", { class: "hint" }, text));

function assertions(element, texts) {
  if (texts.length === 0) return hint("There is nothing to assert.");
  const title = element
    ? `${words(element.role)}${element.identifier ? ` #${element.identifier}` : ""}` : "What is true now, the newest first";
  return make("section", {}, make("h3", {}, make("bdi", {}, title)),
    make("div", { class: "offer-list" }, ...texts.map(offerButton)));
}

const offerButton = (text) => make("button", {
  type: "button", title: "Record this; with Shift it must hold for a second",
  onclick: (event) => assert(text, event.shiftKey),
  onkeydown: (event) => {
    if (event.key !== "Enter" || !event.shiftKey) return;
    event.preventDefault();
    assert(text, true);
  },
}, yaml(text.replace(/^assert: /, "")), explained(text.replace(/^assert: /, "")));

const explained = (text) => (meaning(text) ? make("small", { class: "meaning" }, meaning(text)) : null);

async function assert(text, lasting) {
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
  const answer = await question("/api/offers", { revision: page.view.revision, element: id });
  if (!answer) return;
  page.offers = { element: id, texts: answer.offers };
  page.asserting = false;
  redraw("screen", "offers");
  const panel = $("offers");
  panel.querySelector("button")?.focus({ preventScroll: true });
  if (panel.getBoundingClientRect().bottom > innerHeight) panel.scrollIntoView({ block: "nearest" });
}

function actions(element) {
  const button = (label, gesture, more = {}, properties = {}) => make("button", {
    type: "button", onclick: () => act(gesture, { element: element.id, ...more }), ...properties,
  }, label);
  const swipes = [["←", "left"], ["→", "right"], ["↑", "up"], ["↓", "down"]].map(([arrow, direction]) =>
    button(arrow, "swipe", { direction }, { class: "icon", title: `Swipe ${direction}`, "aria-label": `Swipe ${direction}` }));
  const scrolls = element.scrolls
    ? ["up", "down"].map((direction) => button(`Scroll ${direction}`, "scroll", { direction })) : [];
  return make("section", {}, make("h3", {}, "Do"), make("div", { class: "actions" },
    button("Tap", "tap"), button("Double tap", "doubleTap"), button("Long press", "longPress"),
    element.edits ? button("Clear", "clear") : null,
    element.edits ? typeForm(element) : null,
    element.adjusts ? valueForm(element) : null,
    ...swipes, ...scrolls));
}

function form(label, field, run) {
  field.setAttribute("aria-label", label);
  return make("form", { onsubmit: (event) => { event.preventDefault(); run(field.value); } }, field, make("button", {}, label));
}

const typeForm = ({ id, secure }) =>
  form("Type", make("input", { autocomplete: "off", type: secure ? "password" : "text" }),
    (text) => text && act("type", { element: id, text }));

const valueForm = (element) => form("Set", valueField(element), (to) => act("adjust", { element: element.id, to }));

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
