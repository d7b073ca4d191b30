// The chosen test case: its facts, and the screens before and after a step.

import { $, drawing, make } from "./dom.js";
import { attempt, page, seconds, sign } from "./suite.js";
import { ask } from "./tool.js";
import { drawSteps } from "./ui-steps.js";
import { drawTrack, showInstant } from "./ui-track.js";
import { drawTiming } from "./ui-timing.js";

let drawings = [];

// Chooses a case by its number.
export function choose(id) {
  const { name, file } = page.cases.get(id);
  page.wanted = { name, file };
  follow(id, false);
}

// Shows a case in place of the one that was shown, by its number; null for none.
export function follow(id, keepsStep = true) {
  page.selected = id;
  page.trial = null;
  if (id === null) return showCase(null);
  load(id, keepsStep && page.view?.steps.length > 0);
}

// Shows the chosen case as it ran last, at the step that is chosen.
export function reload() {
  load(page.selected, true);
}

async function load(id, keepsStep) {
  const found = await attempt(() => ask(`/api/case?id=${id}`));
  if (!found || id !== page.selected) return;
  page.trial = null;
  $("outcome").textContent = "";
  showCase(found, keepsStep);
}

// Shows a run of the case.
export function showCase(found, keepsStep = false) {
  page.view = found;
  page.looked = null;
  const isOpen = found !== null;
  $("stage").hidden = !isOpen;
  $("log").hidden = !isOpen || found.steps.length === 0;
  $("empty").hidden = isOpen;
  if (!isOpen) return document.body.classList.remove("case");
  drawings = found.screens.map(drawing);
  const wasReached = found.failedStep === undefined || found.steps[page.step]?.after !== undefined;
  if (!keepsStep || page.step >= found.steps.length || !wasReached) {
    page.step = found.failedStep ?? Math.max(0, found.steps.findLastIndex((item) => item.after !== undefined));
  }
  showFacts();
  $("diagnostics").hidden = found.diagnostics === undefined;
  $("diagnostics").textContent = found.diagnostics ?? "";
  $("screens").hidden = $("time").hidden = found.frames.length === 0;
  drawTrack();
  drawSteps();
  drawTiming();
  showMoment();
}

export function showFacts() {
  const { view, trial } = page;
  const item = page.cases.get(page.selected);
  if (!view || !item) return;
  const isPending = ["waiting", "running"].includes(item.state) && !trial;
  const state = isPending || item.state === "invalid" ? item.state : view.verdict;
  $("stage").className = state;
  $("name").replaceChildren(sign(state), " ", make("bdi", {}, item.name));
  const facts = [trial ? `${state} with these delays` : state, `${item.file}:${item.line}`];
  if (view.time !== undefined) facts.push(`${seconds(view.time)} app time`);
  $("facts").textContent = facts.join("  ·  ");
  $("remark").textContent = view.diagnostics === undefined ? remark(view) : "";
  $("remark").hidden = $("remark").textContent === "";
}

// Why the case failed, with what was expected and found.
function remark(view) {
  const [, ...details] = view.steps[view.failedStep]?.failure ?? [];
  return [view.remark ?? "", ...details.filter((line) => /^(expected|found): /.test(line))].join("\n");
}

// Shows the screens around the chosen step, or around the change that is looked at.
export function showMoment() {
  const { view: { frames, steps }, looked } = page;
  if (frames.length === 0) return;
  const current = steps[page.step] ?? {};
  if (looked === null) {
    show("before", frames[current.before], { touch: current.touch, words: "before the step" });
    const words = current.after === undefined ? "the step was not run" : "after the step";
    show("after", frames[current.after], { marks: current.marks, faults: current.targets, words });
  } else {
    const time = seconds(frames[looked].time);
    show("before", frames[looked - 1], { words: looked > 0 ? `until ${time}` : "nothing before" });
    show("after", frames[looked], { marks: frames[looked].marks, words: `from ${time}` });
  }
  showInstant(looked ?? current.after ?? 0);
}

function show(place, frame, { marks, faults, touch, words }) {
  const figure = $(place);
  figure.classList.toggle("blank", !frame);
  figure.querySelector("figcaption").textContent = words;
  figure.querySelector(".glass").replaceChildren(frame ? picture(frame, { marks, faults, touch }) : make("p", {}, "no screen"));
}

function picture(frame, { marks = [], faults = [], touch }) {
  const copy = drawings[frame.screen].cloneNode(true);
  copy.setAttribute("role", "img");
  copy.setAttribute("aria-label", frame.name ? `Screen ${frame.name}` : "Between two screens");
  const frames = [...marks.map((frame) => [frame, "changed"]), ...faults.map((frame) => [frame, "fault"])];
  for (const [[x, y, width, height], kind] of frames) copy.append(shape("rect", { x, y, width, height, rx: 6, class: kind }));
  if (touch) copy.append(shape("circle", { cx: touch[0], cy: touch[1], r: 18, class: "touch" }));
  return copy;
}

function shape(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}
