import { $, make } from "./dom.js";

// Shows a dialog, and returns whether a person confirmed it. Without an action it can only be closed.
export function dialog(title, body, action) {
  const box = $("dialog");
  const form = make("form", { onsubmit: (event) => { event.preventDefault(); box.close("yes"); } },
    make("h2", { id: "dialog-title", tabindex: action ? null : "-1", autofocus: !action }, title), ...body,
    make("div", { class: "buttons" },
      make("button", { type: "button", onclick: () => box.close("") }, action ? "Cancel" : "Close"),
      action ? make("button", { class: "main" }, action) : null));
  box.replaceChildren(form);
  box.returnValue = "";
  return new Promise((resolve) => {
    box.onclose = () => resolve(box.returnValue === "yes");
    if (!box.open) box.showModal();
  });
}

// A dialog that lists keys and gestures with their meanings.
export const showKeys = (title, keys) =>
  dialog(title, [make("dl", {}, ...keys.flatMap(([key, meaning]) => [make("dt", {}, key), make("dd", {}, meaning)]))]);
