"use strict";

// The page of `rehearse ui`. Texts reach the page only as text; drawings come as XML from the tool.

const token = location.hash.slice(1);
const rowHeight = 46;
const mostSteps = 2000;
const mostIds = 5000;
const signs = {
  passed: "✓", failed: "✗", error: "!", invalid: "!", skipped: "–", flaky: "~",
  "never-run": "○", waiting: "…", running: "◌", warned: "~", "not-run": "·",
};
const filters = [
  ["all", "All", () => true],
  ["failed", "Failed", (item) => isTrouble(item.state)],
  ["passed", "Passed", (item) => item.state === "passed"],
  ["skipped", "Skipped", (item) => item.state === "skipped"],
  ["open", "Not run", (item) => ["never-run", "waiting", "running"].includes(item.state)],
];

const cases = new Map();
let order = [];
let shown = [];
let filter = filters[0];
let selected = null;
let view = null;
let step = 0;
let peek = null;
let trial = null;
let drawings = [];

const $ = (id) => document.getElementById(id);
const isTrouble = (state) => ["failed", "error", "invalid"].includes(state);
const seconds = (time) => `${(time / 1000).toFixed(3)} s`;
const count = (number, word) => `${number.toLocaleString("en")} ${word}${number === 1 ? "" : "s"}`;

function make(tag, className, ...content) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...content);
  return element;
}

function sign(state) {
  const element = make("span", "sign", signs[state] ?? "");
  element.setAttribute("aria-hidden", "true");
  return element;
}

// Requests.

async function call(path, body) {
  const headers = { authorization: `Bearer ${token}` };
  if (body) headers["content-type"] = "application/json";
  const method = body ? "POST" : "GET";
  const response = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  if (!response.ok) throw new Error((await response.text()).trim());
  return response.json();
}

function alarm(text) {
  $("alert").hidden = !text;
  $("alert").textContent = text;
}

async function attempt(work) {
  try {
    const result = await work();
    alarm("");
    return result;
  } catch (error) {
    alarm(error instanceof TypeError ? "The tool has ended. Start it again with: rehearse ui" : error.message);
    return null;
  }
}

// The list of scenarios.

async function follow() {
  let known = take(await call("/api/cases"));
  document.body.classList.add("ready");
  for (;;) {
    known = take(await call(`/api/changes?after=${known}`));
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

function take(news) {
  if (news.order) order = news.order;
  if (news.notice !== undefined) showNotice(news.notice);
  for (const item of news.cases) {
    item.text = [item.name, item.file, item.suite, item.remark, ...(item.tags ?? []).map((tag) => `#${tag}`)]
      .join(" ").toLowerCase();
    cases.set(item.id, item);
  }
  if (news.order) keepOnly(new Set(order));
  $("stop").hidden = !news.running;
  document.body.classList.toggle("running", news.running);
  showList();
  const changed = news.cases.find((item) => item.id === selected);
  if (changed) followSelected(changed);
  return news.revision;
}

function keepOnly(listed) {
  for (const id of cases.keys()) if (!listed.has(id)) cases.delete(id);
  if (selected !== null && !listed.has(selected)) choose(null);
}

function followSelected(item) {
  showFacts();
  if (!["waiting", "running"].includes(item.state)) load(item.id, { keepsStep: true });
}

function showNotice(text) {
  $("notice").hidden = text === "";
  $("notice").querySelector("pre").textContent = text;
}

function matches(item, words) {
  return words.every((word) => item.text.includes(word));
}

function showList() {
  const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = order.map((id) => cases.get(id)).filter((item) => item && matches(item, words));
  shown = found.filter(filter[2]);
  for (const [key, , holds] of filters) {
    const number = found.filter(holds).length;
    $(`filter-${key}`).querySelector("b").textContent = number.toLocaleString("en");
    $(`filter-${key}`).hidden = number === 0 && key !== filter[0] && key !== "all";
  }
  const isPart = shown.length < order.length;
  $("run-all").textContent = isPart ? `Run ${shown.length.toLocaleString("en")} shown` : "Run all";
  $("run-all").disabled = shown.length === 0 || (isPart && shown.length > mostIds);
  $("run-failed").disabled = ![...cases.values()].some((item) => isTrouble(item.state));
  $("status").textContent = summary();
  document.title = `${summary()} – rehearse ui`;
  drawRows();
}

function summary() {
  const states = [...cases.values()].map((item) => item.state);
  const failed = states.filter(isTrouble).length;
  const open = states.filter((state) => state === "waiting" || state === "running").length;
  if (open > 0) return `${count(open, "scenario")} to run`;
  return `${count(states.length, "scenario")}, ${failed === 0 ? "none failed" : `${failed} failed`}`;
}

function drawRows() {
  const list = $("list");
  const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 5);
  const last = Math.ceil((list.scrollTop + list.clientHeight) / rowHeight) + 5;
  $("rows").style.height = `${shown.length * rowHeight}px`;
  $("rows").replaceChildren(...shown.slice(first, last).map((item, index) => row(item, first + index)));
  const isDrawn = document.getElementById(`case-${selected}`) !== null;
  list.setAttribute("aria-activedescendant", isDrawn ? `case-${selected}` : "");
}

// The name of the file comes first, as the end of a long path would be cut off.

function placeInWords(item) {
  const parts = item.file.split("/");
  const file = `${parts.pop()}:${item.line}`;
  return parts.length > 0 ? `${file}  ·  ${parts.join("/")}` : file;
}

function row(item, index) {
  const element = make(
    "div", `row ${item.state}`, sign(item.state),
    make("span", "name", item.name),
    make("span", "place", placeInWords(item)),
    make("span", "length", item.time === undefined || item.state === "invalid" ? "" : seconds(item.time)),
    make("span", "unseen", item.state),
  );
  element.id = `case-${item.id}`;
  element.dataset.id = item.id;
  element.title = item.remark ?? item.name;
  element.style.top = `${index * rowHeight}px`;
  element.setAttribute("role", "option");
  element.setAttribute("aria-selected", item.id === selected);
  element.setAttribute("aria-posinset", index + 1);
  element.setAttribute("aria-setsize", shown.length);
  return element;
}

function move(distance) {
  const index = shown.findIndex((item) => item.id === selected);
  const next = shown[Math.min(shown.length - 1, Math.max(0, index + distance))];
  if (!next) return;
  const top = shown.indexOf(next) * rowHeight;
  const list = $("list");
  if (top < list.scrollTop) list.scrollTop = top;
  if (top + rowHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + rowHeight - list.clientHeight;
  choose(next.id);
}

// One scenario.

function choose(id) {
  selected = id;
  trial = null;
  drawRows();
  if (id === null) return showCase(null);
  load(id, { keepsStep: false });
}

async function load(id, { keepsStep }) {
  const found = await attempt(() => call(`/api/case?id=${id}`));
  if (!found || id !== selected) return;
  trial = null;
  $("outcome").textContent = "";
  showCase(found, keepsStep);
}

function showCase(found, keepsStep = false) {
  view = found;
  peek = null;
  const isOpen = found !== null;
  $("stage").hidden = !isOpen;
  $("log").hidden = !isOpen || found.steps.length === 0;
  $("empty").hidden = isOpen;
  if (!isOpen) return document.body.classList.remove("case");
  drawings = found.screens.map((text) => new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
  const last = found.steps.findLastIndex((item) => item.after !== undefined);
  if (!keepsStep || step >= found.steps.length) step = found.failedStep ?? Math.max(0, last);
  showFacts();
  $("diagnostics").hidden = found.diagnostics === undefined;
  $("diagnostics").textContent = found.diagnostics ?? "";
  const isFilmed = found.frames.length > 0;
  $("screens").hidden = $("time").hidden = !isFilmed;
  drawTrack();
  drawSteps();
  drawTiming();
  showMoment();
}

function showFacts() {
  const item = cases.get(selected);
  if (!view || !item) return;
  const isPending = ["waiting", "running"].includes(item.state) && !trial;
  const state = isPending ? item.state : item.state === "invalid" ? "invalid" : view.verdict;
  $("stage").className = state;
  $("name").replaceChildren(sign(state), ` ${item.name}`);
  const facts = [trial ? `${state} with these delays` : state, `${item.file}:${item.line}`];
  if (view.time !== undefined) facts.push(`${seconds(view.time)} app time`);
  $("facts").textContent = facts.join("  ·  ");
  $("remark").textContent = view.diagnostics === undefined ? view.remark ?? "" : "";
  $("remark").hidden = $("remark").textContent === "";
}

// Screens, and the line of time below them.

function glass(figure, frame, marks, touch, words) {
  const box = figure.querySelector(".glass");
  const drawing = frame && drawings[frame.screen];
  figure.classList.toggle("blank", !drawing);
  if (!drawing) box.replaceChildren(make("p", "", "no screen"));
  if (drawing) {
    const copy = document.importNode(drawing, true);
    copy.setAttribute("role", "img");
    copy.setAttribute("aria-label", `Screen ${frame.name ?? "between two screens"}`);
    for (const [x, y, width, height] of marks ?? []) copy.append(shape("rect", { x, y, width, height, rx: 6, class: "changed" }));
    if (touch) copy.append(shape("circle", { cx: touch[0], cy: touch[1], r: 18, class: "touch" }));
    box.replaceChildren(copy);
  }
  figure.querySelector("figcaption").textContent = words;
}

function shape(tag, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function showMoment() {
  const { frames, steps } = view;
  if (frames.length === 0) return;
  const current = steps[step] ?? {};
  if (peek === null) {
    glass($("before"), frames[current.before], null, current.touch, "before the step");
    glass($("after"), frames[current.after], current.marks, null,
      current.after === undefined ? "the step was not run" : "after the step");
  } else {
    const frame = frames[peek];
    glass($("before"), frames[peek - 1], null, null, peek > 0 ? `until ${seconds(frame.time)}` : "nothing before");
    glass($("after"), frame, frame.marks, null, `from ${seconds(frame.time)}`);
  }
  showInstant(peek ?? current.after ?? 0);
}

function showInstant(index) {
  const frame = view.frames[index];
  const owner = view.steps[frame.step];
  const words = `${seconds(frame.time)}  ·  ${frame.name ?? "between screens"}  ·  step ${frame.step + 1}: ${owner.command} ${owner.title}`;
  $("instant").textContent = `change ${index + 1} of ${view.frames.length}  ·  ${words}`;
  $("track").setAttribute("aria-valuenow", index + 1);
  $("track").setAttribute("aria-valuetext", words);
  for (const tick of $("track").querySelectorAll(".tick")) tick.classList.toggle("now", Number(tick.dataset.frame) === index);
}

const length = () => Math.max(view.time, ...view.frames.map((frame) => frame.time));

function place(frame, index) {
  const whole = length();
  return whole > 0 ? frame.time / whole : index / Math.max(1, view.frames.length - 1);
}

function drawTrack() {
  const track = $("track");
  const whole = length() || 1;
  const isFailed = (item) => item.outcome === "failed" || item.outcome === "error";
  const isBar = (item) => isFailed(item) || (item.depth === 0 && item.end > item.start);
  const bars = view.steps.slice(0, mostSteps).filter(isBar).map((item) => {
    const bar = make("i", `bar ${item.outcome}`);
    bar.style.left = `${100 * item.start / whole}%`;
    bar.style.width = `${100 * (item.end - item.start) / whole}%`;
    return bar;
  });
  const ticks = view.frames.map((frame, index) => {
    const tick = make("i", "tick");
    tick.dataset.frame = index;
    tick.style.left = `${100 * place(frame, index)}%`;
    return tick;
  });
  track.replaceChildren(...bars, ...ticks);
  track.setAttribute("aria-valuemax", view.frames.length);
}

function frameAt(event) {
  const box = $("track").getBoundingClientRect();
  const part = (event.clientX - box.left) / box.width;
  const index = view.frames.findLastIndex((frame, index) => place(frame, index) <= part + 0.002);
  return Math.max(0, index);
}

function look(frame) {
  if (frame === peek) return;
  peek = frame;
  showMoment();
}

// Steps.

function drawSteps() {
  const items = view.steps.slice(0, mostSteps).map((item, index) => {
    const title = make("span", "what", make("b", "", item.command), ` ${item.title}`);
    const button = make(
      "button", "", make("span", "number", `${index + 1}`), sign(item.outcome),
      item.phase === "body" ? title : make("span", "what", make("em", "", `${item.phase} `), ...title.childNodes),
      make("span", "length", item.end > item.start ? `+${seconds(item.end - item.start)}` : ""),
      make("span", "unseen", item.outcome),
    );
    button.type = "button";
    button.style.paddingInlineStart = `${8 + 14 * Math.min(item.depth, 8)}px`;
    return make("li", item.outcome, button);
  });
  if (view.steps.length > mostSteps) items.push(make("li", "", `and ${count(view.steps.length - mostSteps, "more step")}`));
  $("steps").querySelector("ol").replaceChildren(...items);
  markStep();
}

function markStep({ focuses = false } = {}) {
  const items = $("steps").querySelectorAll("li");
  $("steps").querySelector(".details")?.remove();
  items.forEach((item, index) => {
    const button = item.querySelector("button");
    if (!button) return;
    button.tabIndex = index === step ? 0 : -1;
    if (index === step) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
  });
  const item = items[step];
  if (!item) return;
  item.append(details(view.steps[step]));
  reveal(item);
  if (focuses) item.querySelector("button").focus();
}

// Scrolls only the log, and not the page of a narrow window.

function reveal(item) {
  const panel = $("steps");
  const top = item.offsetTop - panel.offsetTop;
  if (top < panel.scrollTop) panel.scrollTop = top;
  const bottom = top + Math.min(item.offsetHeight, panel.clientHeight);
  if (bottom > panel.scrollTop + panel.clientHeight) panel.scrollTop = bottom - panel.clientHeight;
}

function details(item) {
  const box = make("div", "details");
  if (item.failure) box.append(make("pre", "failure", item.failure.join("\n")));
  for (const note of item.notes ?? []) box.append(make("p", "", note));
  for (const [index, line] of item.source.entries()) {
    const code = make("code", "", line.before, make("mark", "", line.marked), line.after);
    box.append(make("div", "source", make("span", "place", `${index > 0 ? "called at " : ""}${line.path}:${line.line}`), code));
  }
  if (item.record) box.append(recording(item.record));
  return box;
}

function recording(command) {
  const button = make("button", "link", "Record from here");
  button.type = "button";
  button.onclick = () => button.replaceWith(typed("To record steps before this one, type", command));
  return button;
}

function typed(words, command) {
  const button = make("button", "copy", "Copy");
  button.type = "button";
  const say = () => {
    button.textContent = "Copied";
  };
  button.onclick = () => navigator.clipboard.writeText(command).then(say, () => button.remove());
  return make("p", "typed", `${words} `, make("code", "", command), " ", button);
}

function go(to) {
  if (!view || to < 0 || to >= Math.min(mostSteps, view.steps.length)) return;
  step = to;
  peek = null;
  markStep({ focuses: $("steps").contains(document.activeElement) });
  showMoment();
}

// Timing.

const subject = (delay) => {
  const isOnly = view.delays.filter((other) => other.name === delay.name).length === 1;
  return isOnly && !trial?.delays.has(`${delay.name}#${delay.occurrence}`) ? delay.name : `${delay.name} ${delay.occurrence}`;
};

function drawTiming() {
  const box = $("sliders");
  const keys = view.delays.map((delay) => `${delay.name}#${delay.occurrence}`);
  const known = [...box.children].map((line) => line.dataset.key);
  if (keys.join() !== known.join()) box.replaceChildren(...view.delays.map((delay, index) => slider(delay, keys[index])));
  view.delays.forEach((delay, index) => fill(box.children[index], delay));
  if (keys.length === 0) box.replaceChildren(make("p", "", "No delay of the app begins in this scenario."));
  $("command").replaceChildren(...(trial ? [typed("", view.command)] : []));
  $("reset").disabled = trial === null;
  $("find").disabled = $("draw").disabled = keys.length === 0;
}

function slider(delay, key) {
  const input = make("input");
  input.type = "range";
  input.min = delay.min;
  input.max = delay.max;
  input.oninput = () => {
    trial = { seed: trial?.seed, delays: new Map(trial?.delays) };
    trial.delays.set(key, Number(input.value));
    tryOut();
  };
  const line = make("label", "delay", make("span", "name", subject(delay)), make("output"), input, make("span", "range"));
  line.dataset.key = key;
  return line;
}

function fill(line, delay) {
  const input = line.querySelector("input");
  if (document.activeElement !== input || !trial) input.value = delay.length;
  line.classList.toggle("unusual", delay.length !== delay.nominal);
  line.querySelector("output").textContent = `${delay.length.toLocaleString("en")} ms`;
  line.querySelector(".range").textContent =
    `usually ${delay.nominal.toLocaleString("en")}, ${delay.min.toLocaleString("en")} to ${delay.max.toLocaleString("en")} ms`;
}

let isTrying = false;
let wantsTry = false;

async function tryOut() {
  wantsTry = true;
  if (isTrying) return;
  isTrying = true;
  while (wantsTry && trial) {
    wantsTry = false;
    const id = selected;
    const delays = [...trial.delays].map(([key, length]) => `${key}=${length}ms`);
    const found = await attempt(() => call("/api/try", { id, seed: trial?.seed ?? null, delays }));
    if (found && id === selected && trial) showTrial(found);
  }
  isTrying = false;
}

function showTrial(found) {
  showCase(found, true);
  $("outcome").textContent = `With these delays: ${found.verdict}${found.remark ? `, ${found.remark}` : ""}`;
}

async function find() {
  const id = selected;
  $("outcome").textContent = "Searching…";
  $("find").disabled = true;
  const result = await attempt(() => call("/api/find-failing", { id }));
  $("find").disabled = false;
  if (!result || id !== selected) return;
  if (!result.found) {
    $("outcome").textContent = `Passes with all ${count(result.runs, "timing")}: the ends of each range, and 1,000 seeds.`;
    return;
  }
  trial = { seed: result.seed, delays: new Map(result.delays.map((text) => [text.split("=")[0], parseInt(text.split("=")[1])])) };
  showCase(result.found);
  $("outcome").textContent = `Fails with these delays: ${result.found.remark ?? result.found.verdict}`;
}

function reset() {
  trial = null;
  if (selected !== null) load(selected, { keepsStep: true });
}

// Runs.

const run = (ids) => attempt(() => call("/api/run", { ids }));

function runShown() {
  run(shown.length < order.length ? shown.map((item) => item.id) : "all");
}

// What a person does.

function setUp() {
  for (const entry of filters) {
    const [key, title] = entry;
    const input = make("input");
    input.type = "radio";
    input.name = "filter";
    input.checked = entry === filter;
    input.onchange = () => {
      filter = entry;
      $("list").scrollTop = 0;
      showList();
    };
    const label = make("label", key, input, make("span", "", `${title} `, make("b", "", "0")));
    label.id = `filter-${key}`;
    $("filters").append(label);
  }
  $("search").oninput = () => {
    $("list").scrollTop = 0;
    showList();
  };
  $("list").onscroll = drawRows;
  new ResizeObserver(drawRows).observe($("list"));
  $("rows").onclick = (event) => {
    const line = event.target.closest(".row");
    if (!line) return;
    choose(Number(line.dataset.id));
    document.body.classList.add("case");
  };
  $("rows").ondblclick = () => selected !== null && run([selected]);
  $("list").onkeydown = onListKey;
  $("back").onclick = () => {
    document.body.classList.remove("case");
    $("list").focus();
  };
  $("run-all").onclick = runShown;
  $("run-failed").onclick = () => run("failed");
  $("run-one").onclick = () => run([selected]);
  $("stop").onclick = () => attempt(() => call("/api/stop", {}));
  $("find").onclick = find;
  $("reset").onclick = reset;
  $("draw").onclick = () => {
    trial = { seed: Math.floor(Math.random() * 1e6), delays: new Map() };
    document.activeElement.blur?.();
    tryOut();
  };
  setUpTrack();
  setUpSteps();
  setUpTabs();
  document.onkeydown = onKey;
}

function onListKey(event) {
  const page = Math.max(1, Math.floor($("list").clientHeight / rowHeight) - 1);
  const distance = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -1e9, End: 1e9 }[event.key];
  if (distance) {
    event.preventDefault();
    move(distance);
  } else if (event.key === "Enter" && selected !== null) {
    document.body.classList.add("case");
    $("steps").querySelector("[aria-current]")?.focus();
  }
}

function setUpTrack() {
  const track = $("track");
  track.onpointermove = (event) => look(frameAt(event));
  track.onpointerleave = () => document.activeElement !== track && look(null);
  track.onblur = () => look(null);
  track.onclick = (event) => go(view.frames[frameAt(event)].step);
  track.onkeydown = (event) => {
    const last = view.frames.length - 1;
    const now = peek ?? view.steps[step]?.after ?? 0;
    const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: last }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      look(Math.min(last, Math.max(0, next)));
    } else if (event.key === "Enter" && peek !== null) go(view.frames[peek].step);
    else if (event.key === "Escape") look(null);
  };
}

function setUpSteps() {
  const list = $("steps").querySelector("ol");
  list.onclick = (event) => {
    const button = event.target.closest("li > button");
    if (button) go([...list.children].indexOf(button.parentElement));
  };
  list.onkeydown = (event) => {
    const next = { ArrowDown: step + 1, ArrowUp: step - 1, Home: 0, End: view.steps.length - 1 }[event.key];
    if (next === undefined || event.target.closest(".details")) return;
    event.preventDefault();
    go(next);
  };
}

function setUpTabs() {
  const tabs = [$("tab-steps"), $("tab-timing")];
  const show = (chosen) => {
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
      $(tab.getAttribute("aria-controls")).hidden = tab !== chosen;
    }
  };
  tabs.forEach((tab, index) => {
    tab.onclick = () => show(tab);
    tab.onkeydown = (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      show(tabs[1 - index]);
      tabs[1 - index].focus();
    };
  });
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input[type=search]")) {
    if (event.key === "Escape" || event.key === "ArrowDown") $("list").focus();
    return;
  }
  const act = {
    "/": () => $("search").focus(),
    a: runShown,
    f: () => run("failed"),
    r: () => selected !== null && run([selected]),
  }[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

setUp();
if (token) attempt(follow);
else alarm("This address lacks its last part. Use the whole address that 'rehearse ui' has printed.");
