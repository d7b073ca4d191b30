// The recording as the tool last showed it, and the requests that change it.

import { $, make } from "./dom.js";
import { call } from "./tool.js";
import { dialog } from "./dialog.js";
import { successor } from "./record-elements.js";

// What the page shows: the tool's last view, and what a person has chosen in the page.
export const page = {
  view: null,
  fresh: 0,          // the number of steps that the last change has left alone
  holds: false,      // whether the app's time stops after each act
  asserting: false,  // whether the next click means an assertion
  offers: null,      // { element, texts }: what can be asserted about an element; null for the whole screen
  chosen: null,      // { anchor, from, to }: the numbers of chosen steps
  acted: null,       // the element that something was done to outside the screen
  opened: null,      // the number of the step whose selectors are listed
};

// The parts of the page by name. Each module adds its own, with the properties of the view that it shows.
const parts = {};

export function addPart(name, properties, draw) {
  parts[name] = { properties, draw };
}

// Draws parts of the page again, or all of them.
export function redraw(...names) {
  for (const name of names.length > 0 ? names : Object.keys(parts)) parts[name].draw(page.view);
}

// Draws the parts that show some of these properties. The others stay: a button that is drawn again under a pressed
// pointer gets no click.
function redrawParts(properties) {
  const isAffected = (name) => parts[name].properties.some((property) => properties.includes(property));
  const names = Object.keys(parts).filter(isAffected);
  if (names.length > 0) redraw(...names);
}

// Shows a view of the tool, unless a later one is shown already.
export function show(next) {
  const before = page.view;
  if (before && next.change < before.change) return;
  page.view = next;
  page.fresh = before ? firstDifference(before.steps, next.steps) : next.steps.length;
  if (!before) return redraw();
  const changed = Object.keys(next).filter((property) => JSON.stringify(before[property]) !== JSON.stringify(next[property]));
  if (before.revision !== next.revision && page.offers) {
    page.offers = null;
    changed.push("offers");
  }
  redrawParts(changed);
  if (next.steps.length >= before.steps.length && page.fresh < next.steps.length) {
    say(`Recorded: ${next.steps.slice(page.fresh).map((step) => step.text).join("; ")}`);
  }
}

function firstDifference(old, now) {
  const index = now.findIndex((step, place) => old[place]?.text !== step.text);
  return index < 0 ? now.length : index;
}

// Requests are sent one after the other. Keys that are typed meanwhile join into one request.

const queue = [];
let work = null;  // the promise that all requests are done, while there are some

// Asks for a change, and returns whether it was made. An element is one of the screen that a person has seen.
export function send(path, body = {}, screen = page.view.screen) {
  const last = queue.at(-1);
  const joins = body.gesture === "type" && last?.body.gesture === "type" && last.screen.number === screen.number;
  if (joins && last.body.element === body.element) {
    last.body.text += body.text;
    return last.done;
  }
  warn("");
  const request = { path, body, screen };
  request.done = new Promise((resolve) => { request.resolve = resolve; });
  queue.push(request);
  work ??= sendAll();
  return request.done;
}

async function sendAll() {
  while (queue.length > 0) {
    const { path, body, screen, resolve } = queue.shift();
    // A double tap that replaces a tap is meant for the screen before that.
    const isOfNow = body.element === undefined || body.replaces;
    const element = isOfNow ? body.element : present(body.element, screen);
    const isGone = element === undefined && body.element !== undefined;
    if (isGone) warn("Not recorded: the element has gone meanwhile.");
    resolve(!isGone && await perform(path, { ...body, element }));
  }
  work = null;
}

// The present number of an element that a screen had; undefined if it has gone.
function present(id, screen) {
  const element = screen.elements.find((element) => element.id === id);
  if (screen.number === page.view.screen.number) return element?.id;
  return element && successor(element, screen.elements, page.view.screen.elements)?.id;
}

// The number that an element of the shown screen has once all requests are done; undefined if it has gone by then.
export async function settled(id) {
  const { screen } = page.view;
  await work;
  return present(id, screen);
}

async function perform(path, body) {
  let answer;
  try {
    answer = await call(path, { revision: page.view.revision, ...body });
  } catch {
    ended();
    return false;
  }
  const { status, value } = answer;
  if (status === 200 || status === 409) show(value);
  if (status === 409) warn(`${refusal(path, body)}: the recording was changed in another tab. It is shown now as it is.`);
  if (status === 422) warn(`${refusal(path, body)}: ${value.failure}`, value.hint);
  if (typeof value === "string") warn(`${refusal(path, body)}: ${value}`);
  return status === 200;
}

function refusal(path, body) {
  if (path === "/api/act" || path === "/api/assert") return "Not recorded";
  if (path === "/api/edit") return body.delete ? "Not deleted" : "Not changed";
  return "Not done";
}

// Does something to the app.
export function act(gesture, more = {}, screen = page.view.screen) {
  return send("/api/act", { gesture, hold: page.holds, ...more }, screen);
}

// Asks for something that changes nothing; undefined if the tool refuses or has ended.
export async function question(path, body) {
  const answer = await call(path, body).catch(ended);
  if (answer?.status === 409) show(answer.value);
  return answer?.status === 200 ? answer.value : undefined;
}

// Messages.

// Says something to people who hear the page, and for a moment to those who see little of it.
export function say(text) {
  const status = $("status");
  status.textContent = text;
  status.classList.remove("new");
  void status.offsetWidth;
  status.classList.add("new");
}

// Shows why something was not done, until the next thing is done.
export function warn(text, hint) {
  $("message").replaceChildren(text, ...(hint ? [make("small", {}, hint)] : []));
}

let hasEnded = false;

export function ended() {
  if (hasEnded) return;
  hasEnded = true;
  const { file, steps, yaml } = page.view ?? { steps: [] };
  const isSaved = file?.path && !file.fault;
  const isEmpty = steps.length === 0;
  dialog("The recorder has ended", [
    make("p", {}, isEmpty ? "Nothing was recorded." : isSaved
      ? `All steps are in ${file.path}. To continue, run: rehearse record ${file.path}`
      : `${file?.fault ? `${sentence(file.fault)} ` : ""}The scenario was printed where the recorder was started.`),
    ...(isEmpty || isSaved ? [] : [copier("Copy the scenario", yaml)]),
  ]);
}

const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;

// A button that copies a text.
export function copier(label, text) {
  const copied = () => { button.textContent = "Copied"; };
  const onclick = () => navigator.clipboard.writeText(text).then(copied, () => { button.textContent = "Not allowed"; });
  const button = make("button", { type: "button", onclick }, label);
  return button;
}
