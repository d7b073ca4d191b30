"use strict";

// Search, and opening what a link points at. All else works without a script.

const cases = Array.from(document.querySelectorAll(".case"));
const suites = Array.from(document.querySelectorAll(".suite"));
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
  tell(words.length > 0);
}

function tell(isSearching) {
  const shown = cases.filter((item) => item.checkVisibility());
  const isAll = shown.length === cases.length;
  found.textContent = isAll && !isSearching ? "" : `${shown.length} of ${cases.length} shown`;
}

function setOpen(isOpen) {
  for (const item of cases) {
    if (item.checkVisibility()) item.open = isOpen;
  }
}

function showAll() {
  document.getElementById("show-all").checked = true;
  search.value = "";
  show();
}

function openTarget() {
  const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  const item = target && target.closest("details.case");
  if (!item) return;
  if (!item.checkVisibility()) showAll();
  item.open = true;
  target.scrollIntoView();
}

document.querySelector(".search").hidden = false;
search.addEventListener("input", show);
document.querySelector(".filters").addEventListener("change", () => tell(search.value !== ""));
document.getElementById("open-all").addEventListener("click", () => setOpen(true));
document.getElementById("close-all").addEventListener("click", () => setOpen(false));
window.addEventListener("hashchange", openTarget);
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !event.target.closest("input")) {
    event.preventDefault();
    search.focus();
  } else if (event.key === "Escape" && event.target === search) {
    search.value = "";
    show();
  }
});
openTarget();
