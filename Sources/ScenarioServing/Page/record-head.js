// The head of the page: the scenario's name, its file, whether it passes at every timing, undo and redo.

import { $ } from "./dom.js";
import { addPart, page, redraw, send } from "./recording.js";

addPart("head", ["app", "name", "can", "file", "proof"], (view) => {
  $("app").textContent = view.app;
  document.title = `${view.name} – recording ${view.app}`;
  showName(view);
  showFile(view.file);
  showProof(view.proof);
  $("undo").disabled = !view.can.undo;
  $("redo").disabled = !view.can.redo;
});

function showName(view) {
  const name = $("name");
  if (document.activeElement !== name) name.value = view.name;
  name.readOnly = !view.can.rename;
  name.title = view.can.rename ? "Name the scenario" : "The name of an existing scenario stays as it is";
}

function showFile({ path, isWritten, fault }) {
  const file = $("file");
  file.textContent = fault ?? (path ? `${isWritten ? "Saved in" : "Will be saved in"} ${path}` : "No file: the scenario is printed at the end");
  file.title = file.textContent;
  file.classList.toggle("wrong", Boolean(fault));
}

function showProof(proof) {
  const badge = $("proof");
  const state = proof?.state;
  badge.hidden = !proof;
  badge.className = `badge ${state}`;
  badge.title = proof?.text ?? "";
  badge.textContent = {
    pending: "… proving", proved: `✓ ${proof?.runs} timing${proof?.runs === 1 ? "" : "s"}`,
    fails: proof?.passesUsually ? "✗ depends on timing" : "✗ fails", open: "? not proved",
  }[state] ?? "";
  const isOpen = state === "fails" || badge.getAttribute("aria-expanded") === "true";
  const text = $("proof-text");
  text.textContent = proof?.text ?? "";
  text.classList.toggle("fails", state === "fails");
  text.hidden = !isOpen || !proof?.text;
}

$("proof").onclick = () => {
  const badge = $("proof");
  badge.setAttribute("aria-expanded", String(badge.getAttribute("aria-expanded") !== "true"));
  redraw("head");
  $("proof-text").scrollIntoView({ block: "nearest" });
};
$("undo").onclick = () => send("/api/undo");
$("redo").onclick = () => send("/api/redo");
// The click that gives the focus selects the name. Tab does so by itself.
$("name").onpointerdown = ({ target }) => {
  const isNew = document.activeElement !== target;
  target.onclick = () => isNew && target.selectionStart === target.selectionEnd && target.select();
};
$("name-form").onsubmit = (event) => {
  event.preventDefault();
  $("name").blur();
};
$("name").onchange = async () => {
  const name = $("name").value.trim();
  if (name !== page.view.name && !await send("/api/edit", { name })) redraw("head");
};
