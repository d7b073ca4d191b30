// The page of `rehearse ui`. Each module draws one part of it; this one has the buttons and keys of the whole page.

import { $ } from "./dom.js";
import { ask, follow } from "./tool.js";
import { alarm, attempt, page, run } from "./suite.js";
import { runShown, take } from "./ui-list.js";
import { showKeys } from "./dialog.js";

const runSelected = () => page.selected !== null && run([page.selected]);

$("run-all").onclick = runShown;
$("run-failed").onclick = () => run("failed");
$("run-one").onclick = runSelected;
$("stop").onclick = () => attempt(() => ask("/api/stop", {}));
$("help").onclick = help;
$("back").onclick = () => {
  document.body.classList.remove("case");
  $("list").focus();
};

// The tabs beside the screens.

const tabs = [$("tab-steps"), $("tab-timing")];

function showTab(chosen) {
  for (const tab of tabs) {
    tab.setAttribute("aria-selected", String(tab === chosen));
    tab.tabIndex = tab === chosen ? 0 : -1;
    $(tab.getAttribute("aria-controls")).hidden = tab !== chosen;
  }
}

tabs.forEach((tab, index) => {
  tab.onclick = () => showTab(tab);
  tab.onkeydown = (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    showTab(tabs[1 - index]);
    tabs[1 - index].focus();
  };
});

// The keys of the whole page.

const keys = { "/": () => $("search").focus(), a: runShown, f: () => run("failed"), r: runSelected, "?": help };

document.onkeydown = (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || $("dialog").open) return;
  if (event.target === $("search")) {
    if (event.key === "Escape" || event.key === "ArrowDown") $("list").focus();
    return;
  }
  const act = keys[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
};

function help() {
  showKeys("Keys", [
    ["/", "search: words of the name, the file, the failure, or #tag"], ["A", "run all, or those that are shown"],
    ["F", "run what failed"], ["R, double click", "run the chosen scenario"],
    ["Arrow keys, Return", "move through the list, go to the steps"],
    ["Arrow keys on the time line", "see the screen at each change"], ["?", "this list"],
  ]);
}

follow("/api/cases", take).catch((error) => alarm(error.status === 401
  ? "This address lacks its last part. Use the whole address that 'rehearse ui' has printed."
  : "The tool has ended. Start it again with: rehearse ui"));
