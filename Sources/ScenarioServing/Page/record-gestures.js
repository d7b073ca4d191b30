// Gestures of a pointer on the drawn screen: taps, double taps, long presses, drags and the wheel.

import { $, make } from "./dom.js";
import { act, page } from "./recording.js";
import { elementAt, focusElement } from "./record-screen.js";
import { offer } from "./record-offers.js";
import { turning } from "./record-wheel.js";

const holdTime = 500, doubleTime = 350, scrollPause = 300, dragLength = 24;
const stage = $("stage");
let press = null;
let lastTap = null;

// A place of a pointer: in pixels of the page, and in points of the app's screen.
function place(event) {
  const box = stage.getBoundingClientRect();
  const [x, y] = [event.clientX - box.left, event.clientY - box.top];
  const [width, height] = page.view.screen.size;
  return { x, y, at: [x / box.width * width, y / box.height * height] };
}

const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

function direction(x, y) {
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}

// The ring shows where a press is, and how long it has lasted.

const ring = stage.appendChild(make("span", { class: "ring" }));

function showRing(point, name) {
  ring.className = "ring";
  ring.style.left = `${point.x}px`;
  ring.style.top = `${point.y}px`;
  void ring.offsetWidth;
  ring.classList.add(name);
}

function endPress() {
  clearTimeout(press?.timer);
  ring.className = "ring";
  const ended = press;
  press = null;
  return ended;
}

stage.addEventListener("pointerdown", (event) => {
  const element = elementAt(event);
  if (event.button !== 0 || !element) return;
  event.preventDefault();
  focusElement(element);
  // The screen may change while the pointer is down.
  const { screen } = page.view;
  press = { element, screen, point: place(event), time: event.timeStamp, force: event.shiftKey, pointer: event.pointerId };
  stage.setPointerCapture(event.pointerId);
  if (page.asserting) return;
  showRing(press.point, "holding");
  press.timer = setTimeout(longPress, holdTime);
});

function longPress() {
  const { element, screen, force } = endPress();
  act("longPress", { element: element.id, force }, screen);
}

stage.addEventListener("pointermove", (event) => {
  if (press?.pointer !== event.pointerId) return;
  const point = place(event);
  if (distance(point, press.point) < dragLength) return;
  clearTimeout(press.timer);
  ring.className = "ring";
  press.direction = direction(point.x - press.point.x, point.y - press.point.y);
  press.turn ??= turning(press.element);
  press.turn?.drag(press.point.y - point.y);
});

stage.addEventListener("pointerup", (event) => {
  if (press?.pointer !== event.pointerId) return;
  // A busy browser may come to this event before the timer.
  if (!page.asserting && !press.direction && event.timeStamp - press.time >= holdTime) return longPress();
  const ended = endPress();
  const { element, screen, point, direction, turn } = ended;
  if (page.asserting) return offer(element.id);
  if (turn) return turn.end();
  if (direction) return act("drag", { element: element.id, direction }, screen);
  showRing(point, "on");
  tap(ended, event.timeStamp);
});

stage.addEventListener("pointercancel", endPress);

stage.addEventListener("contextmenu", (event) => {
  const element = elementAt(event);
  if (!element) return;
  event.preventDefault();
  endPress();
  offer(element.id);
});

// A second tap soon after the first one at the same place is a double tap.
async function tap({ element, screen, point, force }, time) {
  const previous = lastTap;
  const isSecond = previous && time - previous.time < doubleTime && distance(point, previous.point) < dragLength;
  lastTap = null;
  if (isSecond) {
    return act("doubleTap", { element: previous.id, at: point.at, replaces: await previous.isRecorded });
  }
  if (element.edits && element.focused && !force) return;
  lastTap = { time, point, id: element.id, isRecorded: act("tap", { element: element.id, force }, screen) };
}

// Enter and Space on an element. Clicks of pointers have a detail, and are recorded already.
stage.addEventListener("click", (event) => {
  const element = elementAt(event);
  if (!element || event.detail !== 0) return;
  if (page.asserting) return offer(element.id);
  act("tap", { element: element.id, force: event.shiftKey });
});

// The mouse wheel turns a picker's wheel, or scrolls once for each turn, not once for each of its many events. What
// can't be scrolled further leaves it to the page.

let turned = { x: 0, y: 0 }, turnTime = 0;

stage.addEventListener("wheel", (event) => {
  const element = elementAt(event);
  const turn = element && turning(element);
  if (!turn && !element?.scrolls.includes(direction(event.deltaX, event.deltaY))) return;
  event.preventDefault();
  if (turn) return turn.wheel(event.deltaY);
  if (performance.now() - turnTime < scrollPause) return;
  turned.x += event.deltaX;
  turned.y += event.deltaY;
  if (Math.hypot(turned.x, turned.y) < dragLength) return;
  act("scroll", { element: element.id, direction: direction(turned.x, turned.y) });
  turned = { x: 0, y: 0 };
  turnTime = performance.now();
}, { passive: false });
