// The keyboard: letters go into a field of the app, and are commands if no field gets them.

import { $, moveFocus } from "./dom.js";
import { act, page, redraw, send, warn } from "./recording.js";
import { elementAt, focusElement, toggleAsserting, typingField } from "./record-screen.js";
import { choose, makeFlow, makeSetup, remove } from "./record-steps.js";
import { showKeys } from "./dialog.js";

const commands = {
  a: toggleAsserting,
  b: () => act("back"),
  z: () => send("/api/undo"),
  y: () => send("/api/redo"),
  s: makeSetup,
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

let typedAt = null;  // where letters were typed last, which the app may not have answered yet

// Enter and Space press an element that has the page's focus, also while another one gets the letters.
function typeInto(field, event) {
  if (!field) return false;
  const { key, target } = event;
  const element = elementAt(event);
  const types = !element || element.focused || (element.edits && typedAt === target);
  const presses = page.asserting ? element : !types;
  if (presses && (key === "Enter" || (key === " " && !element.edits))) return false;
  typedAt = target;
  if (key === "Backspace") act("backspace", { element: field.id });
  else if (key === "Enter") act("type", { element: field.id, text: "\n" });
  else if ([...key].length === 1) act("type", { element: field.id, text: key });
  else return false;
  return true;
}

function isMove(event) {
  const all = (selector) => document.querySelectorAll(selector);
  const [up, down, left, right] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
  const step = focusedStep();
  if (moveFocus(event, all("#list button.what"), up, down)) {
    if (event.shiftKey) choose(focusedStep(), step);
    return true;
  }
  return moveFocus(event, all(".targets button"), up, down) || moveFocus(event, all(".targets button"), left, right)
    || moveFocus(event, all("#marks button"), left, right) || moveFocus(event, all(".offer-list button"), up, down);
}

// The number of the step that has the page's focus.
const focusedStep = () => Number(document.activeElement.closest(".step")?.dataset.number);

function isCommand(event) {
  const step = event.target.closest(".step");
  const command = commands[event.key.toLowerCase()];
  if (step && (event.key === "Delete" || event.key === "Backspace")) remove(Number(step.dataset.number));
  else if (event.key === "Escape") escape();
  else if (command) command();
  else return false;
  return true;
}

function escape() {
  warn("");
  if (!page.asserting && !page.offers && !page.chosen) {
    // The page's focus leaves the field, too, so that letters are commands.
    if (typingField()) focusElement();
    if (page.view.screen.hasKeyboard) act("dismissKeyboard");
    return;
  }
  page.asserting = false;
  page.offers = page.chosen = null;
  redraw();
}

// The frame around what has the focus is for people who move it with keys.
document.addEventListener("keydown", ({ key }) => {
  if (key === "Tab" || key.startsWith("Arrow")) document.body.classList.add("by-keys");
}, true);
document.addEventListener("pointerdown", () => document.body.classList.remove("by-keys"), true);

function help() {
  showKeys("Keys and gestures", [
    ["Click, click twice", "tap, double tap"], ["Hold half a second", "long press"], ["Drag", "swipe, or scroll"],
    ["Mouse wheel", "scroll, or turn a picker's wheel"], ["Shift-click", "record a tap although nothing reacts"],
    ["Right click, Shift-F10", "assertions and all actions of an element"],
    ["Tab, arrow keys, Home, End", "move between elements, steps, moments"], ["Enter", "tap the element, go to the step"],
    ["Letters, Return, Backspace", "type into the field that gets the keys"],
    ["Escape", "hide the app's keyboard, close assertions"],
    ["A, then click or Enter", "choose an element and see what can be asserted about it"],
    ["Shift-click an assertion", "record it, and it must hold for a second"],
    ["B", "go back"], ["Z, Y", "undo, redo"], ["S", "make all steps so far the setup"],
    ["Shift-click steps, F", "make a flow of them"], ["Delete on a step", "delete it and run the rest again"],
    ["?", "this list"],
    ["", "While a field gets the keys, letters are typed. Use the buttons, or press Escape first."],
  ]);
}

$("help").onclick = help;
