// The time line: a mark for each change of the screen, and what lets the app's time pass.

import { $, make, reveal } from "./dom.js";
import { addPart, page, question, redraw, send } from "./recording.js";
import { showDrawing } from "./record-screen.js";

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(milliseconds % 1000 ? 2 : 0)} s`;

addPart("time", ["moment", "isAtRest", "marks", "currentMark", "currentAct", "can"], (view) => {
  $("moment").textContent = `${seconds(view.moment)}, ${view.isAtRest ? "at rest" : "not at rest"}`;
  $("hold").setAttribute("aria-pressed", String(page.holds));
  for (const id of ["second", "next", "rest"]) $(id).disabled = !view.can.time;
  const list = $("marks");
  const hasFocus = list.contains(document.activeElement);
  list.replaceChildren(...view.marks.map(markItem));
  const current = list.querySelector("[aria-current]");
  reveal(list, current);
  if (hasFocus) current?.focus({ preventScroll: true });
});

function markItem(mark, index) {
  const { marks, currentMark, currentAct } = page.view;
  const facts = [seconds(mark.moment), mark.name && `screen ${mark.name}`, mark.step && `after step ${mark.step}`];
  const begins = index === 0 || marks[index - 1].act !== mark.act;
  const button = make("button", {
    type: "button", "aria-current": index === currentMark ? "true" : null,
    "aria-label": facts.filter(Boolean).join(", "),
    onclick: () => send("/api/go", { mark: index }),
    onpointerenter: () => look(index), onpointerleave: lookBack, onfocus: () => look(index), onblur: lookBack,
  }, seconds(mark.moment));
  return make("li", { class: `${begins ? "begins" : ""} ${mark.act > currentAct ? "later" : ""}` }, button);
}

// The screen of another moment is shown as long as the pointer or the focus is on its mark.

const drawings = new Map();
let looked = null;

async function look(index) {
  const { revision, currentMark } = page.view;
  if (index === currentMark) return;
  looked = index;
  const key = `${revision}/${index}`;
  if (!drawings.has(key)) {
    const answer = await question(`/api/mark?mark=${index}&revision=${revision}`);
    if (!answer) return;
    if (drawings.size > 200) drawings.clear();
    drawings.set(key, answer.svg);
  }
  if (looked === index && page.view.revision === revision) showDrawing(drawings.get(key), true);
}

function lookBack() {
  if (looked === null) return;
  looked = null;
  redraw("screen");
}

$("hold").onclick = () => {
  page.holds = !page.holds;
  redraw("time");
};
$("second").onclick = () => send("/api/time", { until: "1s" });
$("next").onclick = () => send("/api/time", { until: "next" });
$("rest").onclick = () => send("/api/time", { until: "rest" });
