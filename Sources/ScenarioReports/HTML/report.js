"use strict";

// Search, filters, order, copy buttons, and the state in the address. Without a script the page
// shows everything in the order of the files, and the choice of verdicts still works.

const main = document.getElementById("scenarios");
const suites = Array.from(document.querySelectorAll(".suite"));
const cases = Array.from(document.querySelectorAll(".case"));
const choices = Array.from(document.querySelectorAll("input[name=status]"));
const search = document.getElementById("search");
const order = document.getElementById("order");
const tag = document.getElementById("tag");
const found = document.getElementById("found");
const mostMarks = 2000;
const mostOpened = 20;
const texts = new Map();
const casesOf = new Map(
  suites.map((suite) => [suite, Array.from(suite.querySelectorAll(".case"))]),
);
const openedBySearch = new Set();

function wordsOf(text) {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

function textOf(item) {
  if (!texts.has(item)) {
    const file = item.closest(".suite").querySelector("h2").textContent;
    const command = item.querySelector(".rerun").textContent;
    texts.set(item, (file + " " + item.textContent.replace(command, "")).toLowerCase());
  }
  return texts.get(item);
}

function tagsOf(item) {
  return Array.from(item.querySelectorAll(".tag"), (element) => element.textContent);
}

// Which test cases are shown.

function show() {
  const words = wordsOf(search.value);
  for (const item of cases) {
    const hasTag = tag.value === "" || tagsOf(item).includes(tag.value);
    item.hidden = !hasTag || !words.every((word) => textOf(item).includes(word));
  }
  for (const suite of suites) {
    suite.hidden = !suite.querySelector(".case:not([hidden])");
  }
  const shown = cases.filter((item) => item.checkVisibility());
  openHits(shown, words);
  mark(shown, words);
  found.textContent = shown.length === cases.length ? "" : `${shown.length} of ${cases.length} shown`;
}

// Opens the first test cases in which a word is not visible yet, and closes them when it is gone.

function openHits(shown, words) {
  for (const item of openedBySearch) item.open = false;
  openedBySearch.clear();
  if (words.length === 0) return;
  for (const item of shown) {
    const line = item.querySelector("summary").textContent.toLowerCase();
    const hits = words.filter((word) => !line.includes(word));
    if (hits.length === 0 || item.open) continue;
    if (openedBySearch.size === mostOpened) break;
    item.open = true;
    openedBySearch.add(item);
  }
  for (const item of shown) if (item.open) openTrees(item, words);
}

function openTrees(item, words) {
  for (const tree of item.querySelectorAll("details.tree:not([open])")) {
    const text = tree.textContent.toLowerCase();
    if (!words.some((word) => text.includes(word))) continue;
    tree.open = true;
    openedBySearch.add(tree);
  }
}

// Marks the words that are searched for, in browsers that can do so without changing the page.

function mark(shown, words) {
  if (!CSS.highlights) return;
  CSS.highlights.delete("found");
  const ranges = [];
  for (const item of shown) {
    if (words.length === 0 || ranges.length >= mostMarks) break;
    addRanges(item.open ? item : item.querySelector("summary"), words, ranges);
  }
  if (ranges.length > 0) CSS.highlights.set("found", new Highlight(...ranges));
}

function addRanges(element, words, ranges) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (ranges.length < mostMarks && walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.data.toLowerCase();
    if (text.length !== node.data.length) continue;
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
}

// The order of the test cases; equal ones keep the order of the files.

const ranks = { failed: 0, error: 0, flaky: 1 };
const keys = {
  failures: (item) => Math.min(...Array.from(item.classList, (name) => ranks[name] ?? 2)),
  file: () => 0,
  time: (item) => -Number(item.dataset.time),
};

function sorted(items, key) {
  const values = new Map(items.map((item) => [item, key(item)]));
  return Array.from(items).sort((left, right) => values.get(left) - values.get(right));
}

function arrange() {
  const key = keys[order.value];
  const first = new Map();
  for (const suite of suites) {
    const own = casesOf.get(suite);
    first.set(suite, own.reduce((least, item) => Math.min(least, key(item)), Infinity));
    const list = suite.querySelector(".cases");
    for (const item of sorted(own, key)) list.append(item);
  }
  for (const suite of sorted(suites, (suite) => first.get(suite))) main.append(suite);
}

// The state is kept in the address, so that it can be linked to and survives a reload.

function choose(state) {
  const status = state.get("status");
  (choices.find((choice) => choice.value === status) || choices[0]).checked = true;
  search.value = state.get("search") || "";
  tag.value = state.get("tag") || "";
  if (tag.selectedIndex < 0) tag.value = "";
  const wanted = state.get("sort") in keys ? state.get("sort") : "failures";
  if (order.value !== wanted) {
    order.value = wanted;
    arrange();
  }
  show();
}

function remember() {
  const state = new URLSearchParams();
  const status = choices.find((choice) => choice.checked).value;
  if (status !== "all") state.set("status", status);
  if (search.value !== "") state.set("search", search.value);
  if (tag.value !== "") state.set("tag", tag.value);
  if (order.value !== "failures") state.set("sort", order.value);
  const hash = state.size === 0 ? "" : `#${state}`;
  history.replaceState(null, "", location.pathname + location.search + hash);
}

function follow() {
  const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  if (target) return open(target);
  choose(new URLSearchParams(location.hash.slice(1)));
}

function open(target) {
  const item = target.closest("details.case");
  if (!item) return;
  if (!item.checkVisibility()) choose(new URLSearchParams());
  item.open = true;
  target.scrollIntoView();
}

function setOpen(isOpen) {
  openedBySearch.clear();
  for (const item of cases) {
    if (item.checkVisibility()) item.open = isOpen;
  }
}

function change() {
  show();
  remember();
}

// Copy buttons.

async function copy(button) {
  const source = button.previousElementSibling;
  try {
    await navigator.clipboard.writeText(source.textContent);
  } catch {
    const range = new Range();
    range.selectNodeContents(source);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    if (!document.execCommand("copy")) return;
  }
  button.classList.add("done");
  setTimeout(() => button.classList.remove("done"), 1500);
}

// Start.

const names = Array.from(new Set(cases.flatMap(tagsOf))).sort();
for (const name of names) tag.append(new Option(name, name));
document.getElementById("tags").hidden = names.length === 0;
document.querySelector(".search").hidden = false;
document.body.classList.add("has-script");
search.addEventListener("input", change);
tag.addEventListener("change", change);
order.addEventListener("change", () => {
  arrange();
  change();
});
for (const choice of choices) choice.addEventListener("change", change);
document.getElementById("open-all").addEventListener("click", () => setOpen(true));
document.getElementById("close-all").addEventListener("click", () => setOpen(false));
window.addEventListener("hashchange", follow);
document.addEventListener("click", (event) => {
  const button = event.target.closest("button.copy");
  if (button) copy(button);
  const label = event.target.closest(".tag");
  if (!label) return;
  tag.value = tag.value === label.textContent ? "" : label.textContent;
  change();
});
document.addEventListener("keydown", (event) => {
  const isTyping = event.target.matches("input, select");
  if (event.key === "/" && !event.ctrlKey && !event.metaKey && !isTyping) {
    event.preventDefault();
    search.focus();
  } else if (event.key === "Escape" && event.target === search) {
    search.value = "";
    change();
  }
});
arrange();
follow();
