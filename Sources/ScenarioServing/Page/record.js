// The page of `rehearse record`. Each module draws one part of it; this one starts them.

import { make } from "./dom.js";
import { follow } from "./tool.js";
import { dialog } from "./dialog.js";
import { ended, page, show } from "./recording.js";
import "./record-head.js";
import "./record-screen.js";
import "./record-gestures.js";
import "./record-time.js";
import "./record-steps.js";
import "./record-offers.js";
import "./record-keys.js";

// An answer without a view says only that nothing has happened for a while.
function take(answer) {
  if (answer.screen) show(answer);
  return page.view.change;
}

follow("/api/view", take, { restarts: false }).catch((error) => {
  if (error.status !== 401) return ended();
  dialog("The address is incomplete",
    [make("p", {}, "Open the whole address that the recorder has printed, with the part after #.")]);
});
