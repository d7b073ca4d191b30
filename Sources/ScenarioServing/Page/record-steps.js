// The recorded steps, and what can be done with each of them.

import { $, make, reveal } from "./dom.js";
import { addPart, copier, page, question, redraw, say, send, warn } from "./recording.js";
import { seconds } from "./record-time.js";
import { yaml } from "./yaml.js";
import { dialog } from "./dialog.js";
import { fileLines, notes, placeOfSteps } from "./record-notes.js";

const list = $("list");

const texts = ["steps", "header", "footer", "notes", "replaced", "vocabularies", "file", "yaml"];

addPart("steps", [...texts, "currentAct", "lastAct", "can"], (view) => {
  const focused = list.contains(document.activeElement) ? document.activeElement.closest(".step") : null;
  list.replaceChildren(...rows(view));
  reveal(list, [...list.querySelectorAll(".current")].at(-1) ?? list.querySelector(".here"));
  if (focused) list.querySelector(`[data-number="${focused.dataset.number}"] .what`)?.focus({ preventScroll: true });
  showPlace(view);
  showFile(view);
  $("setup").disabled = !view.can.setup;
  $("flow").disabled = !page.chosen || !(view.can.flow || view.vocabularies.length > 0);
});

function rows(view) {
  const isContinued = Boolean(view.footer);
  const items = [fileLines(view.header, isContinued && 1), ...notes(view)];
  if (view.steps.length === 0 && !isContinued) items.push(welcome());
  view.steps.forEach((step, index) => {
    if (!isContinued && step.isSetup !== view.steps[index - 1]?.isSetup) items.push(make("h3", {}, step.isSetup ? "setup:" : "steps:"));
    items.push(row(step, index + 1));
  });
  if (!isContinued && view.steps.at(-1)?.isSetup) items.push(make("h3", {}, "steps:"));
  if (isContinued) items.push(placeOfSteps(view), fileLines(view.footer, view.header.length + 1));
  if (view.replaced.length > 0) items.push(make("h3", {}, "replaced"), ...view.replaced.map(replacedRow));
  return items;
}

const welcome = () => make("ul", { class: "empty" }, ...[
  ["Click", "an element of the screen: the step is written here."],
  ["Type", "when a field has the focus."],
  ["Hold, drag, turn the mouse wheel", "for a long press, a swipe, scrolling."],
  ["Right-click", "to choose a value, clear a field, and more."],
  ["Click Assert", "and then an element: assert what it shows."],
].map(([what, why]) => make("li", {}, make("b", {}, what), ` ${why}`)));

const replacedRow = (text) => make("div", { class: "step replaced" },
  make("span", { class: "log" }), make("span", { class: "what" }, yaml(`- ${text}`)));

function row(step, number) {
  const { currentAct } = page.view;
  const isCurrent = step.act === currentAct;
  const isChosen = page.chosen && number >= page.chosen.from && number <= page.chosen.to;
  const classes = {
    wait: step.isWait, current: isCurrent, later: step.act > currentAct, fresh: number > page.fresh, chosen: isChosen,
  };
  const remarks = [
    step.isWait && "a wait that the recorder added", step.title && `named ${step.title}`, step.optional && "optional",
    isChosen && "chosen",
  ].filter(Boolean);
  const element = make("div", {
    class: ["step", ...Object.keys(classes).filter((name) => classes[name])].join(" "), "data-number": number,
  },
    make("span", { class: "log", title: "The app's time after the step" }, `✓ ${seconds(step.moment)}`),
    make("button", {
      type: "button", class: "what", "aria-current": isCurrent ? "step" : null,
      title: step.isWait ? "The recorder added this wait" : "Go to this step; Shift-click chooses several",
      "aria-label": [`Step ${number}: ${step.text}`, ...remarks].join(", "),
      onclick: (event) => (event.shiftKey ? choose(number) : goTo(step.act)),
    }, yaml(`- ${step.text}${step.comment ? `  # ${step.comment}` : ""}`), modifiers(step)),
    tools(step, number));
  if (page.opened === number) element.append(selectors(step, number));
  return element;
}

// What the file says about a step besides its command.
function modifiers({ title, optional }) {
  const facts = [title && `name: ${title}`, optional && "optional: true"].filter(Boolean);
  return facts.length > 0 ? make("span", { class: "modifiers" }, make("bdi", {}, facts.join(", "))) : null;
}

function goTo(act) {
  page.chosen = null;
  send("/api/go", { act });
}

function tools(step, number) {
  const tool = (label, name, onclick, more = {}) =>
    make("button", { type: "button", "aria-label": `${name} (step ${number})`, title: name, onclick, ...more }, label);
  const others = step.alternatives.length - 1;
  return make("span", { class: "tools" },
    others > 0 || step.counts ? selectorTool(tool, step, number, others) : null,
    step.isFolded
      ? tool("Unfold", "Write the steps of this flow", () => send("/api/edit", { step: number, unfold: true })) : null,
    tool("✎", "Edit the step, its name and comment", () => describe(step, number)),
    tool("✕", "Delete", () => remove(number)));
}

function selectorTool(tool, step, number, others) {
  const name = step.counts
    ? "This step counts elements: choose another selector, or add an identifier to the app"
    : `${others} other selector${others === 1 ? "" : "s"}`;
  return tool(step.counts ? "counts" : `+${others}`, name, () => {
    page.opened = page.opened === number ? null : number;
    redraw("steps");
  }, { class: `chip ${step.counts ? "counts" : ""}`, "aria-expanded": String(page.opened === number) });
}

const selectors = (step, number) => make("div", { class: "choices", role: "group", "aria-label": "Selectors" },
  step.counts ? make("p", {}, "Nothing but its number tells this element from others. An identifier in the app would.") : null,
  ...step.alternatives.map((text, index) => make("button", {
    type: "button", class: "mono", "aria-pressed": String(text === step.text),
    onclick: () => {
      page.opened = null;
      send("/api/edit", { step: number, selector: index + 1 });
    },
  }, text)));

list.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || page.opened === null) return;
  event.stopPropagation();
  page.opened = null;
  redraw("steps");
});

// Chooses the steps from the one that was chosen first to another.
export function choose(number, first = number) {
  const anchor = page.chosen?.anchor || first || number;
  page.chosen = { anchor, from: Math.min(anchor, number), to: Math.max(anchor, number) };
  redraw("steps");
  const { from, to } = page.chosen;
  say(from === to ? `Step ${from} is chosen; Shift-click another one to choose those between` : `Steps ${from} to ${to} are chosen`);
}

export function remove(number) {
  page.chosen = null;
  return send("/api/edit", { step: number, delete: true });
}

// Asks for a step's text, name, comment, and whether it is optional.
async function describe(step, number) {
  const text = make("input", { value: step.text, class: "mono", autocapitalize: "off", spellcheck: "false" });
  const name = make("input", { value: step.title ?? "" });
  const comment = make("input", { value: step.comment ?? "" });
  const optional = make("input", { type: "checkbox", checked: step.optional });
  const body = [make("label", {}, "Step", text), make("label", {}, "Name in reports", name), make("label", {}, "Comment", comment),
    make("label", { class: "choice" }, optional, "Optional: the scenario continues if the step fails")];
  if (!await dialog("Edit the step", body, "Set")) return;
  if (text.value !== step.text && !await send("/api/edit", { step: number, text: text.value })) return;
  if (name.value !== (step.title ?? "")) send("/api/edit", { step: number, title: name.value });
  if (comment.value !== (step.comment ?? "")) send("/api/edit", { step: number, comment: comment.value });
  if (optional.checked !== step.optional) send("/api/edit", { step: number, optional: optional.checked });
}

// Makes all steps so far the setup.
export async function makeSetup() {
  if (await send("/api/edit", { setup: true })) say("All steps so far are the setup now. Z undoes that.");
}

export async function makeFlow() {
  if (!page.chosen) return warn("Choose steps first: Shift-click them, or press Shift with the arrow keys.");
  const { from, to } = page.chosen;
  const answer = await question(`/api/texts?from=${from}&to=${to}&revision=${page.view.revision}`);
  if (!answer) return;
  const form = { pattern: "[A-Za-z][A-Za-z0-9]*", title: "Letters and digits, such as addTodo" };
  const name = make("input", { required: true, placeholder: "addTodo", ...form });
  const fields = answer.texts.map((text) => ({ text, field: make("input", { placeholder: "stays as it is", ...form }) }));
  const { can, vocabularies } = page.view;
  const places = [...(can.flow ? [["", "this file"]] : []), ...vocabularies.map((path) => [path, path])];
  const place = make("select", {}, ...places.map(([value, title]) => make("option", { value }, title)));
  const body = [make("label", {}, "Name of the flow: letters and digits", name),
    places.length > 1 || !can.flow ? make("label", {}, "Write it into", place) : "",
    fields.length > 0 ? make("p", {}, "To make a text a parameter, name it. Each use of the flow then gives the text.") : "",
    ...fields.map(({ text, field }) =>
      make("label", {}, make("span", {}, "Name instead of ", make("bdi", {}, `‘${text.replaceAll("\n", "⏎")}’`)), field))];
  if (!await dialog(`A flow of steps ${from} to ${to}`, body, "Make the flow")) return;
  page.chosen = null;
  const parameters = fields.filter(({ field }) => field.value).map(({ text, field }) => ({ text, name: field.value }));
  const vocabulary = place.value || undefined;
  send("/api/edit", { flow: { name: name.value, from, to, parameters, vocabulary } });
}

// Says above the steps where a person is, and what has become of later steps.
function showPlace(view) {
  const line = (text, ...buttons) => make("p", {}, make("span", {}, text), ...buttons);
  const button = (label, path, body) => make("button", { type: "button", onclick: () => send(path, body) }, label);
  const lines = [];
  if (view.currentAct < view.lastAct) {
    lines.push(line("You are at an earlier step. A gesture replaces the later steps; an assertion is inserted.",
      button("Go to the end", "/api/go", { act: view.lastAct })));
  }
  if (view.replaced.length > 0) {
    const number = view.replaced.length;
    lines.push(line(number === 1 ? "1 step was replaced." : `${number} steps were replaced.`,
      button("Run them again here", "/api/edit", { replaced: "run" }),
      button("Discard", "/api/edit", { replaced: "discard" })));
  }
  if (view.file.conflict) lines.push(conflict(view, line, button));
  $("place").hidden = lines.length === 0;
  $("place").replaceChildren(...lines);
}

// The ways out when another program has changed or deleted the file.
function conflict({ file, steps, yaml }, line, button) {
  const isDeleted = file.conflict === "deleted";
  const rescue = steps.length === 0 ? [] : [
    button(isDeleted ? "Write it again" : "Overwrite it", "/api/file", { use: "overwrite" }),
    copier("Copy what was recorded", yaml)];
  return isDeleted ? line(`${file.path} was deleted.`, ...rescue)
    : line(`${file.path} was changed by another program.`,
      button("Continue with the changed file", "/api/file", { use: "reload" }), ...rescue);
}

function showFile(view) {
  const isShown = $("show-file").getAttribute("aria-pressed") === "true";
  // The file takes at least the room of the steps, so that nothing moves under the pointer.
  if (isShown && !list.hidden) $("yaml").style.minHeight = `${list.offsetHeight}px`;
  list.hidden = isShown;
  $("yaml").hidden = !isShown;
  if (isShown) $("yaml").replaceChildren(...view.yaml.split("\n").map(fileLine));
}

// A line that is too long continues below its own text.
function fileLine(text) {
  const line = make("div", {}, yaml(text || " "));
  line.style.setProperty("--indentation", `${text.search(/[^ -]|$/) + 2}ch`);
  return line;
}

$("show-file").onclick = (event) => {
  const toggle = event.currentTarget;
  toggle.setAttribute("aria-pressed", String(toggle.getAttribute("aria-pressed") !== "true"));
  redraw("steps");
};
$("setup").onclick = makeSetup;
$("flow").onclick = makeFlow;
$("step-form").onsubmit = async (event) => {
  event.preventDefault();
  const field = $("step");
  if (field.value.trim() && await send("/api/act", { step: field.value, hold: page.holds })) field.value = "";
};
