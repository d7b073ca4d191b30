// What the page of `rehearse ui` shows: the test cases, the chosen one, and how it last ran.

import { $, make } from "./dom.js";
import { ask, Refusal } from "./tool.js";

export const page = {
  cases: new Map(),  // the rows of the list by their numbers
  order: [],         // these numbers in the order of the list
  shown: [],         // the rows that search and filter leave
  selected: null,    // the number of the chosen case
  wanted: null,      // { name, file }: the case that a person has chosen, also while its file is invalid
  view: null,        // the chosen case with its steps, screens and delays
  step: 0,           // the index of the chosen step
  looked: null,      // the index of the frame that is looked at on the time line
  trial: null,       // { seed, delays }: the delays that are tried; null for the usual ones
};

export const isTrouble = (state) => ["failed", "error", "invalid"].includes(state);

// Does something that the tool may refuse, and shows the reason. The result is null then.
export async function attempt(work) {
  try {
    const result = await work();
    alarm("");
    return result;
  } catch (error) {
    alarm(error instanceof Refusal ? error.message : "The tool has ended. Start it again with: rehearse ui");
    return null;
  }
}

export function alarm(text) {
  $("alert").hidden = !text;
  $("alert").textContent = text;
}

// Runs cases: a list of their numbers, or "all" or "failed".
export const run = (ids) => attempt(() => ask("/api/run", { ids }));

const signs = {
  passed: "✓", failed: "✗", error: "!", invalid: "!", skipped: "–", flaky: "~",
  "never-run": "○", waiting: "…", running: "◌", warned: "~", "not-run": "·",
};

export const sign = (state) => make("span", { class: "sign", "aria-hidden": "true" }, signs[state] ?? "");

export const hidden = (text) => make("span", { class: "visually-hidden" }, text);

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(3)} s`;
