// The line of time below the screens, with a mark for each change and a bar for each step that takes time.

import { $, make } from "./dom.js";
import { page, seconds } from "./suite.js";
import { showMoment } from "./ui-case.js";
import { go } from "./ui-steps.js";

const track = $("track");
const mostBars = 2000;

const wholeTime = () => Math.max(page.view.time ?? 0, ...page.view.frames.map((frame) => frame.time));

// The place of a frame on the line, from 0 to 1.
function place(frame, index) {
  const whole = wholeTime();
  return whole > 0 ? frame.time / whole : index / Math.max(1, page.view.frames.length - 1);
}

export function drawTrack() {
  const { steps, frames } = page.view;
  const ticks = frames.map((frame, index) => {
    const tick = make("i", { class: "tick", "data-frame": index });
    tick.style.left = `${100 * place(frame, index)}%`;
    return tick;
  });
  track.replaceChildren(...steps.slice(0, mostBars).filter(hasBar).map(bar), ...ticks);
  track.setAttribute("aria-valuemax", frames.length);
}

const hasFailed = (step) => step.outcome === "failed" || step.outcome === "error";

const hasBar = (step) => hasFailed(step) || (step.depth === 0 && step.end > step.start);

function bar(step) {
  const whole = wholeTime() || 1;
  const element = make("i", { class: `bar ${step.outcome}` });
  element.style.left = `${100 * step.start / whole}%`;
  element.style.width = `${100 * (step.end - step.start) / whole}%`;
  return element;
}

// Says which change of the screen is shown.
export function showInstant(index) {
  const { frames, steps } = page.view;
  const frame = frames[index];
  const { command, title } = steps[frame.step];
  const name = frame.name ?? "between screens";
  const words = `${seconds(frame.time)}  ·  ${name}  ·  step ${frame.step + 1}: ${command} ${title}`;
  $("instant").textContent = `change ${index + 1} of ${frames.length}  ·  ${words}`;
  track.setAttribute("aria-valuenow", index + 1);
  track.setAttribute("aria-valuetext", words);
  for (const tick of track.querySelectorAll(".tick")) tick.classList.toggle("now", Number(tick.dataset.frame) === index);
}

function look(index) {
  if (index === page.looked) return;
  page.looked = index;
  showMoment();
}

function frameAt(event) {
  const box = track.getBoundingClientRect();
  const part = (event.clientX - box.left) / box.width;
  return Math.max(0, page.view.frames.findLastIndex((frame, index) => place(frame, index) <= part + 0.002));
}

track.onpointermove = (event) => look(frameAt(event));
track.onpointerleave = () => document.activeElement !== track && look(null);
track.onblur = () => look(null);
track.onclick = (event) => go(page.view.frames[frameAt(event)].step);
track.onkeydown = (event) => {
  const { frames, steps } = page.view;
  const last = frames.length - 1;
  const now = page.looked ?? steps[page.step]?.after ?? 0;
  const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: last }[event.key];
  if (next !== undefined) {
    event.preventDefault();
    look(Math.min(last, Math.max(0, next)));
  } else if (event.key === "Enter" && page.looked !== null) go(frames[page.looked].step);
  else if (event.key === "Escape") look(null);
};
