// What a person should know about the recording, and the lines of a continued file around the new steps.

import { make } from "./dom.js";
import { send } from "./recording.js";
import { yaml } from "./yaml.js";

// The notes of the tool; a vocabulary can be imported with a click.
export const notes = (view) => view.notes.map(({ text, vocabulary }) =>
  make("p", { class: "note" }, make("bdi", {}, capitalized(text)), vocabulary ? importButton(vocabulary) : null));

const importButton = (path) =>
  make("button", { type: "button", onclick: () => send("/api/edit", { import: path }) }, `Import ${path}`);

const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

// Lines of a file that the recording leaves as they are, with their numbers if it is continued.
export const fileLines = (lines, first) => make("div", { class: "head-lines" },
  ...lines.map((line, index) => make("div", { "data-line": first && first + index }, yaml(line))));

// The place of new steps between the lines of a continued file.
export const placeOfSteps = (view) => make("div", { class: "here" },
  view.footer.length > 0 ? `New steps go here, before line ${view.header.length + 1}` : "New steps go here, at the end");

// What an assertion means whose name does not say it.
const meanings = {
  audit: "accessibility: each control has a name and can be hit",
  call: "the app has called a server or the like",
  transition: "the app has passed from one screen to another in this way",
};

export const meaning = (text) => meanings[/^\{?(audit|call|transition)\b/.exec(text)?.[1]];
