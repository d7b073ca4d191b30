// The keyboard: letters go into the app's field that has the focus, and are commands otherwise.

import { $, moveFocus } from "./dom.js";
import { act, page, redraw, send } from "./recording.js";
import { elementAt, focusedElement, targetOf, toggleAsserting } from "./record-screen.js";
import { choose, makeFlow, remove } from "./record-steps.js";
import { offer } from "./record-offers.js";
import { showKeys } from "./dialog.js";

const commands = {
  b: () => act("back"),
  z: () => send("/api/undo"),
  y: () => send("/api/redo"),
  s: () => send("/api/edit", { setup: true }),
  f: makeFlow,
  "?": help,
};

document.addEventListener("keydown", (event) => {
  if (!page.view || $("dialog").open || event.target.closest("input, select, textarea")) return;
  const hasControl = event.ctrlKey || event.metaKey;
  if (hasControl && !event.altKey && event.key.toLowerCase() === "z") {
    send(event.shiftKey ? "/api/redo" : "/api/undo");
  } else if (hasControl || event.altKey || !(typeInto(typingField(), event) || isMove(event) || isCommand(event))) {
    return;
  }
  event.preventDefault();
});

// The app's field that gets the keys, unless another part of the page has the focus.
function typingField() {
  const field = focusedElement();
  const active = document.activeElement;
  return field && (active === document.body || active === targetOf(field.id)) ? field : null;
}

function typeInto(field, { key }) {
  if (!field) return false;
  if (key === "Backspace") act("backspace", { element: field.id });
  else if (key === "Enter") act("type", { element: field.id, text: "\n" });
  else if ([...key].length === 1) act("type", { element: field.id, text: key });
  else return false;
  return true;
}

function isMove(event) {
  const all = (selector) => document.querySelectorAll(selector);
  const [up, down, left, right] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
  if (moveFocus(event, all("#list button.what"), up, down)) {
    if (event.shiftKey) choose(Number(document.activeElement.closest(".step").dataset.number));
    return true;
  }
  return moveFocus(event, all(".targets button"), up, down) || moveFocus(event, all(".targets button"), left, right)
    || moveFocus(event, all("#marks button"), left, right) || moveFocus(event, all(".offer-list button"), up, down);
}

function isCommand(event) {
  const step = event.target.closest(".step");
  const command = commands[event.key.toLowerCase()];
  if (step && (event.key === "Delete" || event.key === "Backspace")) remove(Number(step.dataset.number));
  else if (event.key === "Escape") escape();
  else if (event.key.toLowerCase() === "a") assertFocused(event);
  else if (command) command();
  else return false;
  return true;
}

function escape() {
  if (!page.asserting && !page.offers && !page.chosen) {
    if (page.view.screen.hasKeyboard) act("dismissKeyboard");
    return;
  }
  page.asserting = false;
  page.offers = page.chosen = null;
  redraw();
}

// Asserts the element that the keyboard is on, or lets a pointer choose one.
function assertFocused(event) {
  const element = elementAt(event);
  if (element && event.target.matches(":focus-visible")) offer(element.id);
  else toggleAsserting();
}

function help() {
  showKeys("Keys and gestures", [
    ["Click, click twice", "tap, double tap"], ["Hold half a second", "long press"], ["Drag", "swipe, or scroll"],
    ["Mouse wheel", "scroll"], ["Shift-click", "record a tap although nothing reacts"],
    ["Right click", "assertions and all actions of an element"],
    ["Letters, Return, Backspace", "type into the field that has the focus"], ["Escape", "hide the app's keyboard"],
    ["Arrow keys", "move between elements, steps, moments"], ["A, then a click", "assert an element"],
    ["Shift-Enter on an assertion", "it must hold for a second"], ["B", "go back"], ["Z, Y", "undo, redo"],
    ["S", "start here: the steps so far become the setup"], ["Shift-click steps, F", "make a flow of them"],
    ["Delete on a step", "delete it and run the rest again"], ["?", "this list"],
  ]);
}

$("help").onclick = help;
