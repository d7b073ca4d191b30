"use strict";

// Search, and what the address asks for. All else works without a script.

const cases = Array.from(document.querySelectorAll(".case"));
const suites = Array.from(document.querySelectorAll(".suite"));
const choices = Array.from(document.querySelectorAll("input[name=status]"));
const search = document.getElementById("search");
const found = document.getElementById("found");
const texts = new Map();

function textOf(item) {
  if (!texts.has(item)) {
    const file = item.closest(".suite").querySelector("h2").textContent;
    texts.set(item, (file + " " + item.textContent).toLowerCase());
  }
  return texts.get(item);
}

function show() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const item of cases) {
    item.hidden = !words.every((word) => textOf(item).includes(word));
  }
  for (const suite of suites) {
    suite.hidden = !suite.querySelector(".case:not([hidden])");
  }
  const shown = cases.filter((item) => item.checkVisibility());
  const isAll = shown.length === cases.length && words.length === 0;
  found.textContent = isAll ? "" : `${shown.length} of ${cases.length} shown`;
}

function choose(status, words) {
  const choice = choices.find((choice) => choice.value === status) || choices[0];
  choice.checked = true;
  search.value = words;
  show();
}

// What is chosen stands in the address, so that it can be linked to and outlives a reload.

function remember() {
  const state = new URLSearchParams();
  const status = choices.find((choice) => choice.checked).value;
  if (status !== "all") state.set("status", status);
  if (search.value !== "") state.set("search", search.value);
  const hash = state.size === 0 ? "" : `#${state}`;
  history.replaceState(null, "", location.pathname + location.search + hash);
}

function follow() {
  const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  if (target) return open(target);
  const state = new URLSearchParams(location.hash.slice(1));
  choose(state.get("status"), state.get("search") || "");
}

function open(target) {
  const item = target.closest("details.case");
  if (!item) return;
  if (!item.checkVisibility()) choose("all", "");
  item.open = true;
  target.scrollIntoView();
}

function setOpen(isOpen) {
  for (const item of cases) {
    if (item.checkVisibility()) item.open = isOpen;
  }
}

function change() {
  show();
  remember();
}

document.querySelector(".search").hidden = false;
search.addEventListener("input", change);
for (const choice of choices) choice.addEventListener("change", change);
document.getElementById("open-all").addEventListener("click", () => setOpen(true));
document.getElementById("close-all").addEventListener("click", () => setOpen(false));
window.addEventListener("hashchange", follow);
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !event.ctrlKey && !event.metaKey && event.target !== search) {
    event.preventDefault();
    search.focus();
  } else if (event.key === "Escape" && event.target === search) {
    search.value = "";
    change();
  }
});
follow();
