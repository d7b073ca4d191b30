// The log of the case: its steps, and the details of the chosen one.

import { $, count, make, reveal } from "./dom.js";
import { attempt, hidden, page, seconds, sign } from "./suite.js";
import { ask } from "./tool.js";
import { showMoment } from "./ui-case.js";

const panel = $("steps");
const list = panel.querySelector("ol");
const mostSteps = 2000;

export function drawSteps() {
  const { steps } = page.view;
  const items = steps.slice(0, mostSteps).map(row);
  if (steps.length > mostSteps) items.push(make("li", {}, `and ${count(steps.length - mostSteps, "more step")}`));
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(...items);
  markStep(hadFocus);
}

function row(step, index) {
  const phase = step.phase === "body" ? null : make("em", {}, `${step.phase} `);
  const button = make("button", { type: "button" },
    make("span", { class: "number" }, `${index + 1}`), sign(step.outcome),
    make("span", { class: "what" }, phase, make("b", {}, step.command), " ", make("bdi", {}, step.title)),
    make("span", { class: "length", title: "The app's time that the step took" }, step.end > step.start ? `took ${seconds(step.end - step.start)}` : ""),
    hidden(step.outcome));
  button.style.paddingInlineStart = `${8 + 14 * Math.min(step.depth, 8)}px`;
  return make("li", { class: step.outcome }, button);
}

function markStep(focuses = false) {
  panel.querySelector(".details")?.remove();
  for (const [index, button] of list.querySelectorAll(":scope > li > button").entries()) {
    button.tabIndex = index === page.step ? 0 : -1;
    if (index === page.step) button.setAttribute("aria-current", "step"); else button.removeAttribute("aria-current");
  }
  const item = list.children[page.step];
  if (!item) return;
  item.append(details(page.view.steps[page.step]));
  reveal(panel, item);
  if (focuses) item.querySelector("button").focus({ preventScroll: true });
}

const details = (step) => make("div", { class: "details" },
  step.failure ? make("pre", { class: "failure" }, step.failure.join("\n")) : null,
  ...(step.notes ?? []).map((note) => make("p", {}, note)),
  ...step.source.map(sourceLine),
  step.record ? recording("Add steps before this one", step.record, step.column) : null,
  step.recordAfter ? recording("Add steps after this one", step.recordAfter, step.column) : null);

const sourceLine = (line, index) => make("div", { class: "source" },
  make("span", { class: "place" }, `${index > 0 ? "called at " : ""}${line.path}:${line.line}`),
  make("code", { dir: "ltr" }, line.before, make("mark", {}, line.marked), line.after,
    ...(line.below ?? []).map((text) => `\n${text}`)));

// Begins a recording before a line of the file, in a tab of its own. A browser that opens none gets a link.
function recording(words, line, column) {
  const onclick = async () => {
    const tab = open("", "_blank");
    const answer = await attempt(() => ask("/api/record", { id: page.selected, line, column }));
    if (!answer) return tab?.close();
    if (!tab) return button.replaceWith(make("a", { href: answer.address, target: "_blank", rel: "noopener" }, "Open the recording"));
    tab.opener = null;
    tab.location = answer.address;
  };
  const button = make("button", { type: "button", class: "link", onclick }, words);
  return button;
}

// A command for a terminal, with a button that copies it.
export function commandToType(words, command) {
  const copied = () => { button.textContent = "Copied"; };
  const onclick = () => navigator.clipboard.writeText(command).then(copied, () => button.remove());
  const button = make("button", { type: "button", class: "copy", onclick }, "Copy");
  return make("p", { class: "typed" }, `${words} `, make("code", {}, command), " ", button);
}

// Goes to a step by its index.
export function go(index) {
  if (!page.view || index < 0 || index >= Math.min(mostSteps, page.view.steps.length)) return;
  page.step = index;
  page.looked = null;
  markStep(panel.contains(document.activeElement));
  showMoment();
}

list.onclick = (event) => {
  const button = event.target.closest("li > button");
  if (button) go([...list.children].indexOf(button.parentElement));
};
list.onkeydown = (event) => {
  const last = page.view.steps.length - 1;
  const next = { ArrowDown: page.step + 1, ArrowUp: page.step - 1, Home: 0, End: last }[event.key];
  if (next === undefined || event.target.closest(".details")) return;
  event.preventDefault();
  go(next);
};
