// Picker wheels: the mouse wheel and a drag turn them, value by value, and each turning is one step.

import { $, make } from "./dom.js";
import { act, page } from "./recording.js";
import { targetOf } from "./record-screen.js";

const rowHeight = 24, notch = 40, pause = 350;
const bubble = $("stage").appendChild(make("span", { class: "bubble", hidden: true }));
let current = null;
let sent = null;  // the last value, while the tool has not answered

// What turns an element; undefined for one that is no wheel.
export function turning(element) {
  if (element.role !== "pickerWheel" || element.adjusts?.kind !== "options") return undefined;
  if (current?.element.id !== element.id) {
    current?.end();
    current = turn(element);
  }
  return current;
}

function turn(element) {
  const { values } = element.adjusts;
  const { screen } = page.view;
  const start = values.indexOf(sent?.element === element.id ? sent.to : element.value);
  let rows = 0, timer;

  const index = () => Math.max(0, Math.min(values.length - 1, start + Math.round(rows)));

  function show() {
    const target = targetOf(element.id);
    bubble.textContent = values[index()];
    bubble.style.left = `${target.offsetLeft + target.offsetWidth / 2}px`;
    bubble.style.top = `${target.offsetTop + target.offsetHeight / 2}px`;
    bubble.hidden = false;
  }

  function end() {
    clearTimeout(timer);
    bubble.hidden = true;
    if (current?.element.id === element.id) current = null;
    if (index() === start) return;
    const turned = { element: element.id, to: values[index()] };
    sent = turned;
    act("turn", turned, screen).then(() => { if (sent === turned) sent = null; });
  }

  return {
    element, end,
    drag(pixels) {
      rows = pixels / rowHeight;
      show();
    },
    // A notch of a mouse is one value. Touchpads move by few pixels at a time.
    wheel(pixels) {
      rows += Math.abs(pixels) >= notch ? Math.sign(pixels) : pixels / notch;
      rows = Math.max(-start, Math.min(values.length - 1 - start, rows));
      show();
      clearTimeout(timer);
      timer = setTimeout(end, pause);
    },
  };
}
