// Other delays of the app: a slider for each, and the search for delays with which the case fails.

import { $, count, make } from "./dom.js";
import { attempt, page } from "./suite.js";
import { ask } from "./tool.js";
import { reload, showCase } from "./ui-case.js";
import { commandToType } from "./ui-steps.js";

const keyOf = (delay) => `${delay.name}#${delay.occurrence}`;

export function drawTiming() {
  const box = $("sliders");
  const { delays, command } = page.view;
  const known = [...box.children].map((line) => line.dataset.key);
  if (delays.map(keyOf).join() !== known.join()) box.replaceChildren(...delays.map(slider));
  delays.forEach((delay, index) => fill(box.children[index], delay));
  if (delays.length === 0) box.replaceChildren(make("p", {}, "No delay of the app begins in this scenario."));
  $("command").replaceChildren(...(page.trial ? [commandToType("", command)] : []));
  $("reset").disabled = page.trial === null;
  $("find").disabled = $("draw").disabled = delays.length === 0;
}

function slider(delay) {
  const key = keyOf(delay);
  const oninput = (event) => {
    page.trial = { seed: page.trial?.seed, delays: new Map(page.trial?.delays) };
    page.trial.delays.set(key, Number(event.target.value));
    tryOut();
  };
  const name = [title(delay), delay.meaning].filter(Boolean).join(", ");
  return make("div", { class: "delay", "data-key": key },
    make("span", { class: "name" }, title(delay), delay.meaning ? make("small", {}, delay.meaning) : null), make("output"),
    make("input", { type: "range", min: delay.min, max: delay.max, oninput, "aria-label": name }),
    make("span", { class: "range" }));
}

// A delay that begins only once needs no number.
function title(delay) {
  const isOnly = page.view.delays.filter((other) => other.name === delay.name).length === 1;
  return isOnly && !page.trial?.delays.has(keyOf(delay)) ? delay.name : `${delay.name} ${delay.occurrence}`;
}

function fill(line, delay) {
  const input = line.querySelector("input");
  const [length, usual, least, greatest] =
    [delay.length, delay.nominal, delay.min, delay.max].map((number) => number.toLocaleString("en"));
  if (document.activeElement !== input || !page.trial) input.value = delay.length;
  line.classList.toggle("unusual", delay.length !== delay.nominal);
  line.querySelector("output").textContent = `${length} ms`;
  input.setAttribute("aria-valuetext", `${length} ms`);
  line.querySelector(".range").textContent = `usually ${usual}, ${least} to ${greatest} ms`;
}

// Runs the case with the delays of the sliders, once more if they were moved meanwhile.

let isTrying = false;
let wantsTry = false;

async function tryOut() {
  wantsTry = true;
  if (isTrying) return;
  isTrying = true;
  while (wantsTry && page.trial) {
    wantsTry = false;
    const id = page.selected;
    const delays = [...page.trial.delays].map(([key, length]) => `${key}=${length}ms`);
    const found = await attempt(() => ask("/api/try", { id, seed: page.trial.seed ?? null, delays }));
    if (found && id === page.selected && page.trial) showTrial(found);
  }
  isTrying = false;
}

function showTrial(found) {
  showCase(found, true);
  $("outcome").textContent = `With these delays: ${found.verdict}${found.remark ? `, ${found.remark}` : ""}`;
}

async function find() {
  const id = page.selected;
  $("outcome").textContent = "Searching…";
  $("find").disabled = true;
  const result = await attempt(() => ask("/api/find-failing", { id }));
  $("find").disabled = false;
  if (id !== page.selected) return;
  $("outcome").textContent = "";
  if (result) showResult(result);
}

function showResult({ runs, seed, delays, found }) {
  if (!found) {
    $("outcome").textContent = `Passes with all ${count(runs, "timing")}: the ends of each range, and 1,000 seeds.`;
    return;
  }
  const lengths = delays.map((text) => text.split("=")).map(([key, length]) => [key, parseInt(length)]);
  page.trial = { seed, delays: new Map(lengths) };
  showCase(found);
  const isUsual = found.delays.every((delay) => delay.length === delay.nominal);
  const when = isUsual ? "Fails with the usual delays too" : "Fails with these delays";
  $("outcome").textContent = `${when}: ${found.remark ?? found.verdict}`;
}

$("find").onclick = find;
$("reset").onclick = reload;
$("draw").onclick = () => {
  page.trial = { seed: Math.floor(Math.random() * 1e6), delays: new Map() };
  document.activeElement.blur?.();
  tryOut();
};
