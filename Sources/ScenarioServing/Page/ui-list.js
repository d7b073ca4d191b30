// The list of test cases: search, filter, and only those rows as elements that can be seen.

import { $, count, make, replaceChildren } from "./dom.js";
import { hidden, isTrouble, page, run, seconds, sign } from "./suite.js";
import { choose, follow, reload, showFacts } from "./ui-case.js";

const rowHeight = 46;
const mostIds = 5000;
const filters = [
  ["all", "All", () => true],
  ["failed", "Failed", (item) => isTrouble(item.state)],
  ["passed", "Passed", (item) => item.state === "passed"],
  ["skipped", "Skipped", (item) => item.state === "skipped"],
  ["open", "Not run", (item) => ["never-run", "waiting", "running"].includes(item.state)],
];
const list = $("list");
let filter = filters[0];

// Takes changes of the tool into the list, and returns the number of the last one.
export function take(news) {
  const before = page.cases.get(page.selected);
  if (news.order) page.order = news.order;
  if (news.notice !== undefined) showNotice(news.notice);
  for (const item of news.cases) page.cases.set(item.id, { ...item, text: searchText(item) });
  if (news.order) keepOnly(new Set(news.order));
  $("stop").hidden = !news.running;
  document.body.classList.add("ready");
  document.body.classList.toggle("running", news.running);
  showList();
  if (page.wanted) followWanted(before, new Set(news.cases.map((item) => item.id)));
  return news.revision;
}

const searchText = (item) =>
  [item.name, item.file, item.suite, item.remark, ...(item.tags ?? []).map((tag) => `#${tag}`)].join(" ").toLowerCase();

function keepOnly(listed) {
  for (const id of page.cases.keys()) if (!listed.has(id)) page.cases.delete(id);
}

// Cases of a changed file get other numbers. While it is invalid, its problems are shown in place of the chosen case.
function followWanted(before, changed) {
  const { name, file } = page.wanted;
  const inFile = page.order.map((id) => page.cases.get(id)).filter((item) => item?.file === file);
  const now = inFile.find((item) => item.name === name) ?? inFile.find((item) => item.line === before?.line) ?? inFile[0];
  if (now?.id !== page.selected) {
    follow(now?.id ?? null);
    return drawRows();
  }
  if (!now) return;
  showFacts();
  if (changed.has(now.id) && !["waiting", "running"].includes(now.state)) reload();
}

function showNotice(text) {
  $("notice").hidden = text === "";
  $("notice").querySelector("pre").textContent = text;
}

function showList() {
  const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = page.order.map((id) => page.cases.get(id))
    .filter((item) => item && words.every((word) => item.text.includes(word)));
  page.shown = found.filter(filter[2]);
  for (const entry of filters) showCount(entry, found.filter(entry[2]).length);
  showButtons();
  $("status").textContent = summary();
  document.title = `${summary()} – rehearse ui`;
  drawRows();
}

function showCount(entry, number) {
  const label = $(`filter-${entry[0]}`);
  label.querySelector("b").textContent = number.toLocaleString("en");
  label.hidden = number === 0 && entry !== filter && entry !== filters[0];
}

function showButtons() {
  const { shown, order, cases } = page;
  const isPart = shown.length < order.length;
  $("run-all").textContent = isPart ? `Run ${shown.length.toLocaleString("en")} shown` : "Run all";
  $("run-all").disabled = shown.length === 0 || (isPart && shown.length > mostIds);
  $("run-failed").disabled = ![...cases.values()].some((item) => isTrouble(item.state));
}

function summary() {
  const states = [...page.cases.values()].map((item) => item.state);
  const failed = states.filter(isTrouble).length;
  const open = states.filter((state) => state === "waiting" || state === "running").length;
  if (open > 0) return `${count(open, "scenario")} to run`;
  return `${count(states.length, "scenario")}, ${failed === 0 ? "none failed" : `${failed} failed`}`;
}

function drawRows() {
  const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 5);
  const last = Math.ceil((list.scrollTop + list.clientHeight) / rowHeight) + 5;
  $("rows").style.height = `${page.shown.length * rowHeight}px`;
  replaceChildren($("rows"), page.shown.slice(first, last).map((item, index) => row(item, first + index)));
  const isDrawn = $(`case-${page.selected}`) !== null;
  list.setAttribute("aria-activedescendant", isDrawn ? `case-${page.selected}` : "");
}

function row(item, index) {
  const hasTime = item.time !== undefined && item.state !== "invalid";
  const element = make("div", {
    class: `row ${item.state}`, id: `case-${item.id}`, "data-id": item.id, title: `${item.remark ?? item.name}\n${item.file}:${item.line}`,
    role: "option", "aria-selected": String(item.id === page.selected),
    "aria-posinset": index + 1, "aria-setsize": page.shown.length,
  },
    sign(item.state), make("bdi", { class: "name" }, item.name), make("bdi", { class: "place" }, placeInWords(item)),
    make("span", { class: "length" }, hasTime ? seconds(item.time) : ""), hidden(item.state));
  element.style.top = `${index * rowHeight}px`;
  return element;
}

// The name of the file comes first, because the end of a long path would be cut off.
function placeInWords(item) {
  const parts = item.file.split("/");
  const file = `${parts.pop()}:${item.line}`;
  return parts.length > 0 ? `${file}  ·  ${parts.join("/")}` : file;
}

function select(id) {
  choose(id);
  drawRows();
}

function move(distance) {
  const index = page.shown.findIndex((item) => item.id === page.selected);
  const next = Math.min(page.shown.length - 1, Math.max(0, index + distance));
  if (next < 0) return;
  scrollTo(next);
  select(page.shown[next].id);
}

function makeFilter(entry) {
  const [key, title] = entry;
  const onchange = () => {
    filter = entry;
    showAnew();
  };
  return make("label", { class: key, id: `filter-${key}` },
    make("input", { type: "radio", name: "filter", checked: entry === filter, onchange }),
    make("span", {}, `${title} `, make("b", {}, "0")));
}

// Shows what search and filter leave, from the chosen row on or from the top.
function showAnew() {
  list.scrollTop = 0;
  showList();
  scrollTo(page.shown.findIndex((item) => item.id === page.selected));
}

function scrollTo(index) {
  const top = Math.max(0, index) * rowHeight;
  list.scrollTop = Math.min(top, Math.max(list.scrollTop, top + rowHeight - list.clientHeight));
}

// Runs what the list shows.
export function runShown() {
  run(page.shown.length < page.order.length ? page.shown.map((item) => item.id) : "all");
}

// A reload of the page keeps the search, the filter and the chosen case.
const kept = "list";

function keep() {
  sessionStorage.setItem(kept, JSON.stringify({ search: $("search").value, filter: filter[0], wanted: page.wanted }));
}

function restore() {
  const { search, filter: name, wanted } = JSON.parse(sessionStorage.getItem(kept) ?? "{}");
  $("search").value = search ?? "";
  filter = filters.find(([key]) => key === name) ?? filter;
  page.wanted = wanted ?? null;
}

restore();
window.onpagehide = keep;
$("filters").append(...filters.map(makeFilter));
$("search").oninput = showAnew;
list.onscroll = drawRows;
new ResizeObserver(drawRows).observe(list);
$("rows").onclick = (event) => {
  const line = event.target.closest(".row");
  if (!line) return;
  select(Number(line.dataset.id));
  document.body.classList.add("case");
};
$("rows").ondblclick = () => page.selected !== null && run([page.selected]);
list.onkeydown = (event) => {
  const rows = Math.max(1, Math.floor(list.clientHeight / rowHeight) - 1);
  const distance = { ArrowDown: 1, ArrowUp: -1, PageDown: rows, PageUp: -rows, Home: -1e9, End: 1e9 }[event.key];
  if (distance) {
    event.preventDefault();
    move(distance);
  } else if (event.key === "Enter" && page.selected !== null) {
    document.body.classList.add("case");
    ($("steps").querySelector("[aria-current]") ?? $("run-one")).focus();
  }
};
