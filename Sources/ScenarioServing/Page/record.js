"use strict";

// The page of `rehearse record`: gestures on the drawn screen go to the tool one after the other, and
// each answer is the whole view.

(() => {
  const { call, make, draw, drawing, yaml, words, spoken, seconds } = studio;
  const $ = (id) => document.getElementById(id);
  const stage = $("stage");
  let view = null;
  let fresh = 0;
  let asserting = false;
  let holds = false;
  let offers = null;          // what is offered for an element; null for the whole screen
  let chosen = null;          // the chosen steps: { from, to }
  let opened = null;          // the step whose choices are shown

  // ---- Requests, one at a time. Keys that are typed meanwhile join into one request.

  const queue = [];
  let isBusy = false;

  const send = (path, body) => {
    const last = queue.at(-1);
    if (body.gesture === "type" && last?.body.gesture === "type" && last.body.element === body.element) {
      last.body.text += body.text;
      return last.done;
    }
    let resolve;
    const done = new Promise((finish) => { resolve = finish; });
    queue.push({ path, body, done, resolve });
    if (!isBusy) work();
    return done;
  };

  const work = async () => {
    isBusy = true;
    while (queue.length > 0) {
      const { path, body, resolve } = queue.shift();
      resolve(await perform(path, body));
    }
    isBusy = false;
  };

  const perform = async (path, body) => {
    try {
      let answer = await call(path, { revision: view.revision, ...body });
      if (answer.status === 409) {
        show(answer.value);
        say("The recording has changed meanwhile. Look, and try again.", true);
        return false;
      }
      if (answer.status === 422) {
        fail(answer.value.failure, answer.value.hint);
        return false;
      }
      if (answer.status !== 200) throw new Error(String(answer.value));
      $("message").textContent = "";
      show(answer.value);
      return true;
    } catch (error) {
      ended(error);
      return false;
    }
  };

  const say = (text, isFailure = false) => {
    $("status").textContent = text;
    if (isFailure) $("message").textContent = text;
  };

  const fail = (text, hint) => {
    $("message").replaceChildren(`Not recorded: ${text}`, ...(hint ? [make("small", {}, hint)] : []));
  };

  let isEnded = false;
  const ended = () => {
    if (isEnded) return;
    isEnded = true;
    dialog("The recorder has ended", [
      make("p", {}, view?.file.path
        ? `All steps are in ${view.file.path}. To go on, run: rehearse record ${view.file.path}`
        : "The scenario was printed where the recorder was started."),
    ], null);
  };

  const act = (gesture, more = {}) => {
    offers = null;
    return send("/api/act", { gesture, hold: holds, ...more });
  };

  // ---- The view.

  const show = (next) => {
    const before = view;
    view = next;
    if (before && next.steps.length > before.steps.length) fresh = before.steps.length;
    else if (!before) fresh = next.steps.length;
    else fresh = Math.min(next.steps.length, firstDifference(before.steps, next.steps));
    if (before && before.screen.number !== next.screen.number) offers = null;
    showHeader();
    showScreen();
    showTime();
    showSteps();
    showOffers();
    if (before && next.steps.length > before.steps.length) {
      say(`Recorded: ${next.steps.slice(fresh).map((step) => step.text).join("; ")}`);
    }
  };

  const firstDifference = (old, now) => {
    const index = now.findIndex((step, place) => old[place]?.text !== step.text);
    return index < 0 ? now.length : index;
  };

  const showHeader = () => {
    $("app").textContent = view.app;
    document.title = `${view.name} – recording ${view.app}`;
    const name = $("name");
    if (document.activeElement !== name) name.value = view.name;
    name.disabled = !view.can.rename;
    name.title = view.can.rename ? "Name the scenario" : "The name of a file that is there already stays as it is";
    const file = $("file");
    file.textContent = view.file.fault ?? (view.file.path ? (view.file.isWritten ? `Saved in ${view.file.path}` : `Will be saved in ${view.file.path}`) : "");
    file.title = file.textContent;
    file.classList.toggle("wrong", Boolean(view.file.fault));
    const proof = $("proof");
    const state = view.proof?.state ?? "none";
    proof.hidden = state === "none";
    proof.className = `badge ${state}`;
    proof.textContent = { pending: "… proving", proved: `✓ ${view.proof?.runs} timing${view.proof?.runs === 1 ? "" : "s"}`, fails: "✗ depends on timing", open: "? not proved" }[state] ?? "";
    proof.title = view.proof?.text ?? "";
    const text = $("proof-text");
    text.textContent = view.proof?.text ?? "";
    text.classList.toggle("fails", state === "fails");
    text.hidden = state === "none" || state === "pending" || (state !== "fails" && proof.getAttribute("aria-expanded") !== "true");
    $("undo").disabled = !view.can.undo;
    $("redo").disabled = !view.can.redo;
    $("setup").disabled = !view.can.setup;
    $("keyboard").disabled = !view.screen.hasKeyboard;
  };

  const showScreen = () => {
    stage.classList.remove("looking");
    const focused = view.screen.elements.find((element) => element.focused);
    const isOnStage = stage.contains(document.activeElement);
    draw(stage, view.screen, (button, element) => {
      button.classList.toggle("chosen", offers?.element === element.id);
      button.title = "";
    });
    document.body.classList.toggle("asserting", asserting);
    $("assert").setAttribute("aria-pressed", String(asserting));
    if (focused && (isOnStage || document.activeElement === document.body)) button(focused.id)?.focus({ preventScroll: true });
    $("screen-title").textContent = view.screen.name ? `Screen ${view.screen.name}` : "Screen";
    showFacts(focused ?? null);
  };

  const button = (id) => stage.querySelector(`.targets button[data-id="${id}"]`);

  const showFacts = (element) => {
    const facts = $("facts");
    if (!element) {
      facts.textContent = asserting ? "Click what should be asserted." : "Click, hold, drag, type. A asserts, ? lists the keys.";
      return;
    }
    facts.replaceChildren(make("b", {}, words(element.role)), ` ${spoken(element)}${element.identifier ? `  #${element.identifier}` : ""}`);
    if (element.focused) facts.append("  – keys go here");
  };

  const showTime = () => {
    $("moment").textContent = `${seconds(view.moment)}${view.isAtRest ? ", at rest" : ""}`;
    $("hold").setAttribute("aria-pressed", String(holds));
    for (const id of ["second", "next", "rest"]) $(id).disabled = !view.can.time;
    const list = $("marks");
    list.replaceChildren(...view.marks.map((mark, index) => {
      const isCurrent = index === view.currentMark;
      const item = make("button", {
        type: "button", "aria-current": isCurrent ? "true" : null,
        "aria-label": `${seconds(mark.moment)}${mark.name ? `, screen ${mark.name}` : ""}${mark.step ? `, after step ${mark.step}` : ""}`,
        onclick: () => send("/api/go", { mark: index }),
        onpointerenter: () => peek(index), onpointerleave: unpeek, onfocus: () => peek(index), onblur: unpeek,
      }, seconds(mark.moment));
      const begins = index === 0 || view.marks[index - 1].act !== mark.act;
      return make("li", { class: `${begins ? "begins" : ""} ${mark.act > view.currentAct ? "later" : ""}` }, item);
    }));
    reveal(list, list.querySelector("[aria-current]"));
  };

  // Scrolls a list, but never the page, until one of its parts can be seen.
  const reveal = (list, part) => {
    if (!part) return;
    const [box, own] = [list.getBoundingClientRect(), part.getBoundingClientRect()];
    list.scrollTop += Math.min(0, own.top - box.top) + Math.max(0, own.bottom - box.bottom);
    list.scrollLeft += Math.min(0, own.left - box.left) + Math.max(0, own.right - box.right);
  };

  // The screen of another moment, while the pointer is on its mark.
  const peeked = new Map();
  let peeking = null;
  const peek = async (index) => {
    if (index === view.currentMark) return;
    peeking = index;
    const name = `${view.revision}/${index}`;
    if (!peeked.has(name)) {
      const answer = await call(`/api/mark?mark=${index}&revision=${view.revision}`).catch(() => null);
      if (answer?.status !== 200) return;
      if (peeked.size > 200) peeked.clear();
      peeked.set(name, answer.value.svg);
    }
    if (peeking !== index || name !== `${view.revision}/${index}`) return;
    const picture = drawing(peeked.get(name));
    picture.setAttribute("aria-hidden", "true");
    stage.querySelector(":scope > svg").replaceWith(picture);
    stage.classList.add("looking");
  };
  const unpeek = () => {
    if (peeking === null) return;
    peeking = null;
    showScreen();
  };

  // ---- The steps.

  const showSteps = () => {
    const list = $("list");
    const focus = list.contains(document.activeElement) ? document.activeElement.closest(".step")?.dataset.number : null;
    const items = [];
    items.push(make("div", { class: "head-lines" }, ...view.header.map((line) => make("div", {}, yaml(line)))));
    if (view.steps.length === 0) items.push(welcome());
    let section = null;
    view.steps.forEach((step, index) => {
      const name = step.isSetup ? "setup:" : "steps:";
      if (name !== section) { items.push(make("h3", {}, name)); section = name; }
      items.push(stepRow(step, index + 1));
    });
    if (view.replaced.length > 0) {
      items.push(make("h3", {}, "replaced"));
      for (const text of view.replaced) items.push(make("div", { class: "step replaced" }, make("span", { class: "log" }, ""), make("span", { class: "what" }, yaml(`- ${text}`))));
    }
    list.replaceChildren(...items);
    reveal(list, [...list.querySelectorAll(".current")].at(-1));
    if (focus) list.querySelector(`[data-number="${focus}"] .what`)?.focus();
    showPlace();
    const isFile = $("show-file").getAttribute("aria-pressed") === "true";
    $("yaml").hidden = !isFile;
    list.hidden = isFile;
    $("yaml").replaceChildren(...view.yaml.split("\n").map((line) => make("div", {}, yaml(line || " "))));
    $("flow").disabled = !view.can.flow || !chosen;
  };

  const welcome = () => make("div", { class: "empty" }, make("ul", {},
    ...[["Click", "an element of the screen: the step is written here."], ["Type", "once a field has the focus."],
      ["Hold, drag, turn the wheel", "for a long press, a swipe, scrolling."], ["A", "and a click: assert what an element shows."]]
      .map(([what, why]) => make("li", {}, make("b", {}, what), ` ${why}`))));

  const showPlace = () => {
    const place = $("place");
    const lines = [];
    if (view.currentAct < view.lastAct) {
      lines.push(make("p", {}, make("span", {}, "You are back at an earlier step. A gesture replaces what comes after; an assertion is inserted."),
        make("button", { type: "button", onclick: () => send("/api/go", { act: view.lastAct }) }, "Go to the end")));
    }
    if (view.replaced.length > 0) {
      const count = view.replaced.length === 1 ? "1 step was" : `${view.replaced.length} steps were`;
      lines.push(make("p", {}, make("span", {}, `${count} replaced.`),
        make("button", { type: "button", onclick: () => send("/api/edit", { replaced: "run" }) }, "Run them again here"),
        make("button", { type: "button", onclick: () => send("/api/edit", { replaced: "discard" }) }, "Discard")));
    }
    place.hidden = lines.length === 0;
    place.replaceChildren(...lines);
  };

  const stepRow = (step, number) => {
    const isChosen = chosen && number >= chosen.from && number <= chosen.to;
    const kind = step.isWait ? "wait" : "";
    const row = make("div", {
      class: `step ${kind} ${step.act === view.currentAct ? "current" : ""} ${step.act > view.currentAct ? "later" : ""} ${number > fresh ? "fresh" : ""} ${isChosen ? "chosen" : ""}`,
      "data-number": number,
    });
    row.append(
      make("span", { class: "log", title: `The app's clock after the step` }, `✓ ${seconds(step.moment)}`),
      make("button", {
        type: "button", class: "what", title: step.isWait ? "The recorder has written this wait" : "Go to this step; Shift chooses several",
        "aria-label": `Step ${number}: ${step.text}${step.isWait ? ", a wait that the recorder has written" : ""}${step.act === view.currentAct ? ", you are here" : ""}`,
        onclick: (event) => { if (event.shiftKey) choose(number); else { chosen = null; send("/api/go", { act: step.act }); } },
      }, yaml(`- ${step.text}${step.comment ? `  # ${step.comment}` : ""}`)),
      tools(step, number),
    );
    if (opened === number) row.append(choices(step, number));
    return row;
  };

  const tools = (step, number) => {
    const box = make("span", { class: "tools" });
    const add = (label, name, run, more = {}) => box.append(make("button", { type: "button", "aria-label": `${name} (step ${number})`, title: name, onclick: run, ...more }, label));
    const others = step.alternatives.length - 1;
    if (others > 0) {
      add(step.counts ? "counts" : `+${others}`, step.counts ? "This counts elements. Choose another selector, or add an identifier to the app" : `${others} other selectors`,
        () => { opened = opened === number ? null : number; showSteps(); }, { class: `chip ${step.counts ? "counts" : ""}`, "aria-expanded": String(opened === number) });
    }
    if (step.isFolded) add("Unfold", "Write the steps of this flow", () => send("/api/edit", { step: number, unfold: true }));
    add("#", "Comment", () => comment(step, number));
    add("✕", "Delete", () => remove(number));
    return box;
  };

  const choices = (step, number) => make("div", { class: "choices", role: "group", "aria-label": "Other selectors" },
    ...step.alternatives.map((text, index) => make("button", {
      type: "button", class: "mono", "aria-pressed": String(text === step.text),
      onclick: () => { opened = null; send("/api/edit", { step: number, selector: index + 1 }); },
    }, text)));

  const choose = (number) => {
    const start = chosen?.anchor ?? view.steps.findIndex((step) => step.act === view.currentAct) + 1;
    const anchor = start > 0 ? start : number;
    chosen = { anchor, from: Math.min(anchor, number), to: Math.max(anchor, number) };
    showSteps();
    say(`Steps ${chosen.from} to ${chosen.to} are chosen`);
  };

  const remove = (number) => { chosen = null; return send("/api/edit", { step: number, delete: true }); };

  const comment = async (step, number) => {
    const field = make("input", { value: step.comment ?? "", "aria-label": "Comment" });
    if (await dialog("Comment", [field], "Set")) send("/api/edit", { step: number, comment: field.value });
  };

  const makeFlow = async () => {
    if (!chosen) return say("Choose steps first: Shift-click, or Shift with the arrow keys.", true);
    const { from, to } = chosen;
    const answer = await call(`/api/texts?from=${from}&to=${to}`);
    if (answer.status !== 200) return;
    const name = make("input", { value: "", required: true, placeholder: "addTodo", pattern: "[A-Za-z][A-Za-z0-9]*" });
    const fields = answer.value.texts.map((text) => ({ text, field: make("input", { placeholder: "not a parameter", pattern: "[A-Za-z][A-Za-z0-9]*" }) }));
    const body = [make("label", {}, "Name of the flow", name),
      ...fields.map(({ text, field }) => make("label", {}, `Parameter for ‘${text}’`, field))];
    if (!await dialog(`Steps ${from} to ${to} as a flow`, body, "Make the flow")) return;
    chosen = null;
    const parameters = fields.filter(({ field }) => field.value).map(({ text, field }) => ({ text, name: field.value }));
    send("/api/edit", { flow: { name: name.value, from, to, parameters } });
  };

  // ---- The offers.

  const showOffers = () => {
    const element = offers && view.screen.elements.find((one) => one.id === offers.element);
    $("offers-title").textContent = element ? `Assert: ${spoken(element) || words(element.role)}` : "Assert the screen";
    $("whole").hidden = !element;
    const list = element ? offers.texts : view.offers;
    const sections = [make("section", {},
      make("h3", {}, element ? `${words(element.role)}${element.identifier ? ` #${element.identifier}` : ""}` : "What is true now, the newest first"),
      list.length > 0
        ? make("div", { class: "offer-list" }, ...list.map((text) => make("button", {
          type: "button", onclick: (event) => assert(text, event.shiftKey),
          onkeydown: (event) => { if (event.key === "Enter" && event.shiftKey) { event.preventDefault(); assert(text, true); } },
          title: "Record this; with Shift it must hold for a second",
        }, yaml(text.replace(/^assert: /, "")))))
        : make("p", { class: "hint" }, "There is nothing to assert."))];
    if (element) sections.push(actions(element));
    else sections.push(make("section", {}, make("p", { class: "hint" }, "Press A and click an element to assert what it shows.")));
    $("offers").replaceChildren(...sections);
  };

  const assert = async (text, lasting) => {
    const isDone = await send("/api/assert", { offer: text, lasting, element: offers?.element });
    if (isDone) { asserting = false; offers = null; showScreen(); showOffers(); }
  };

  const offer = async (id) => {
    const answer = await call("/api/offers", { revision: view.revision, element: id }).catch(ended);
    if (answer?.status !== 200) return;
    offers = { element: id, texts: answer.value.offers };
    asserting = false;
    showScreen();
    showOffers();
    $("offers").querySelector("button")?.focus({ preventScroll: true });
    if (matchMedia("(max-width: 46rem)").matches) $("offers").scrollIntoView({ block: "nearest" });
  };

  // Everything that can be done to an element, for people without a pointer.
  const actions = (element) => {
    const id = element.id;
    const one = (label, gesture, more = {}) => make("button", { type: "button", onclick: () => act(gesture, { element: id, ...more }) }, label);
    const box = make("div", { class: "actions" }, one("Tap", "tap"), one("Double tap", "doubleTap"), one("Long press", "longPress"));
    const form = (field, label, run) => {
      field.setAttribute("aria-label", label);
      box.append(make("form", { onsubmit: (event) => { event.preventDefault(); run(field.value); } }, field, make("button", {}, label)));
    };
    if (element.edits) {
      box.append(one("Clear", "clear"));
      form(make("input", { autocomplete: "off", type: element.secure ? "password" : "text" }), "Type", (text) => text && act("type", { element: id, text }));
    }
    if (element.adjusts) form(valueField(element), "Set", (to) => act("adjust", { element: id, to }));
    for (const [arrow, direction] of [["←", "left"], ["→", "right"], ["↑", "up"], ["↓", "down"]]) {
      box.append(make("button", { type: "button", title: `Swipe ${direction}`, "aria-label": `Swipe ${direction}`, onclick: () => act("swipe", { element: id, direction }) }, arrow));
    }
    if (element.scrolls) for (const direction of ["up", "down"]) box.append(one(`Scroll ${direction}`, "scroll", { direction }));
    return make("section", {}, make("h3", {}, "Do"), box);
  };

  const valueField = (element) => {
    const { kind, values, least, greatest } = element.adjusts;
    if (kind === "options") {
      const select = make("select");
      for (const value of values) select.append(make("option", { value, selected: value === element.value }, value));
      return select;
    }
    if (kind === "date") return make("input", { type: "date", min: least, max: greatest, value: element.value });
    if (kind === "text") return make("input", { type: "text", value: element.value });
    return make("input", { type: "number", min: least, max: greatest, step: "any", value: parseFloat(element.value) / (element.value.endsWith("%") ? 100 : 1) || least });
  };

  // ---- Gestures on the screen.

  const holdTime = 500, doubleTime = 350, dragLength = 24;
  let press = null;
  let lastTap = null;
  const ring = stage.appendChild(make("span", { class: "ring" }));

  const place = (event) => {
    const box = stage.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top, at: [(event.clientX - box.left) / box.width * view.screen.size[0], (event.clientY - box.top) / box.height * view.screen.size[1]] };
  };
  const showRing = (point, name) => {
    ring.className = "ring";
    ring.style.left = `${point.x}px`;
    ring.style.top = `${point.y}px`;
    void ring.offsetWidth;
    ring.classList.add(name);
  };
  const idOf = (event) => {
    const target = event.target.closest?.(".targets button");
    return target ? Number(target.dataset.id) : null;
  };

  stage.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !view) return;
    const id = idOf(event);
    if (id === null) return;
    event.preventDefault();
    button(id)?.focus({ preventScroll: true });
    const point = place(event);
    press = { id, point, force: event.shiftKey, pointer: event.pointerId };
    stage.setPointerCapture(event.pointerId);
    if (asserting) return;
    showRing(point, "holding");
    press.timer = setTimeout(() => {
      const { force } = press;
      press = null;
      act("longPress", { element: id, force });
    }, holdTime);
  });
  stage.addEventListener("pointermove", (event) => {
    if (!press || press.pointer !== event.pointerId) return;
    const point = place(event);
    const [x, y] = [point.x - press.point.x, point.y - press.point.y];
    if (Math.hypot(x, y) < dragLength) return;
    clearTimeout(press.timer);
    ring.className = "ring";
    press.direction = Math.abs(x) > Math.abs(y) ? (x < 0 ? "left" : "right") : (y < 0 ? "up" : "down");
  });
  stage.addEventListener("pointerup", (event) => {
    if (!press || press.pointer !== event.pointerId) return;
    const { id, point, force, direction, timer } = press;
    clearTimeout(timer);
    press = null;
    ring.className = "ring";
    if (asserting) return offer(id);
    if (direction) return act("drag", { element: id, direction });
    showRing(point, "on");
    tap(id, point, force);
  });
  stage.addEventListener("pointercancel", () => { clearTimeout(press?.timer); press = null; ring.className = "ring"; });
  stage.addEventListener("contextmenu", (event) => {
    const id = idOf(event);
    if (id === null) return;
    event.preventDefault();
    offer(id);
  });

  const tap = async (id, point, force) => {
    const now = performance.now();
    const previous = lastTap;
    const isSecond = previous && now - previous.time < doubleTime && Math.hypot(point.x - previous.point.x, point.y - previous.point.y) < dragLength;
    lastTap = isSecond ? null : { time: now, point, id };
    if (isSecond) return act("doubleTap", { element: previous.id, at: point.at, replaces: true });
    if (!await act("tap", { element: id, force })) lastTap = null;
  };

  // Enter and Space on an element; clicks of pointers are over already.
  stage.addEventListener("click", (event) => {
    const id = idOf(event);
    if (id === null || event.detail !== 0) return;
    if (asserting) return offer(id);
    act("tap", { element: id, force: event.shiftKey });
  });

  let turned = 0, turnTime = 0;
  stage.addEventListener("wheel", (event) => {
    const id = idOf(event);
    const element = view?.screen.elements.find((one) => one.id === id);
    if (!element?.scrolls) return;
    event.preventDefault();
    if (performance.now() - turnTime < 300) return;
    turned += Math.abs(event.deltaY) > Math.abs(event.deltaX) ? event.deltaY : event.deltaX;
    if (Math.abs(turned) < dragLength) return;
    const isVertical = Math.abs(event.deltaY) > Math.abs(event.deltaX);
    const direction = isVertical ? (turned > 0 ? "down" : "up") : (turned > 0 ? "right" : "left");
    turned = 0;
    turnTime = performance.now();
    act("scroll", { element: id, direction });
  }, { passive: false });

  stage.addEventListener("pointerover", (event) => {
    const id = idOf(event);
    if (id !== null) showFacts(view.screen.elements.find((one) => one.id === id));
  });
  stage.addEventListener("pointerleave", () => view && showFacts(view.screen.elements.find((one) => one.focused)));
  stage.addEventListener("focusin", (event) => {
    const id = idOf(event);
    if (id !== null) showFacts(view.screen.elements.find((one) => one.id === id));
  });

  // ---- Keys.

  const typingField = () => {
    const field = view.screen.elements.find((element) => element.focused);
    if (!field) return null;
    const active = document.activeElement;
    return active === document.body || active === button(field.id) ? field : null;
  };

  const move = (event, buttons, back, forth) => {
    const index = buttons.indexOf(document.activeElement);
    if (index < 0) return false;
    const step = event.key === forth ? 1 : event.key === back ? -1 : 0;
    if (!step) return false;
    buttons[Math.max(0, Math.min(buttons.length - 1, index + step))].focus();
    return true;
  };

  document.addEventListener("keydown", (event) => {
    if (!view || $("dialog").open) return;
    const inField = event.target.closest("input, select, textarea");
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z" && !inField) {
      event.preventDefault();
      return send(event.shiftKey ? "/api/redo" : "/api/undo", {});
    }
    if (inField || event.ctrlKey || event.metaKey || event.altKey) return;
    const field = typingField();
    if (field && type(event, field)) return event.preventDefault();
    if (command(event)) event.preventDefault();
  });

  const type = (event, field) => {
    if (event.key === "Backspace") act("backspace", { element: field.id });
    else if (event.key === "Enter") act("type", { element: field.id, text: "\n" });
    else if ([...event.key].length === 1) act("type", { element: field.id, text: event.key });
    else return false;
    return true;
  };

  const command = (event) => {
    const row = event.target.closest(".step");
    const number = row ? Number(row.dataset.number) : null;
    if (stage.contains(event.target)) {
      const all = [...stage.querySelectorAll(".targets button")];
      if (move(event, all, "ArrowUp", "ArrowDown") || move(event, all, "ArrowLeft", "ArrowRight")) return true;
    }
    if (number) {
      const all = [...document.querySelectorAll("#list .step .what")].filter((one) => one.tagName === "BUTTON");
      if (move(event, all, "ArrowUp", "ArrowDown")) {
        if (event.shiftKey) choose(Number(document.activeElement.closest(".step").dataset.number));
        return true;
      }
      if (event.key === "Delete" || event.key === "Backspace") { remove(number); return true; }
    }
    if (move(event, [...document.querySelectorAll("#marks button")], "ArrowLeft", "ArrowRight")) return true;
    if (move(event, [...document.querySelectorAll(".offer-list button")], "ArrowUp", "ArrowDown")) return true;
    switch (event.key) {
      case "Escape":
        if (asserting || offers || chosen) { asserting = false; offers = null; chosen = null; showScreen(); showSteps(); showOffers(); }
        else if (view.screen.hasKeyboard) act("dismissKeyboard");
        return true;
      case "a": case "A": {
        const id = document.activeElement.closest?.(".targets button")?.dataset.id;
        if (id !== undefined && document.activeElement.matches(":focus-visible")) offer(Number(id));
        else toggleAsserting();
        return true;
      }
      case "b": case "B": act("back"); return true;
      case "z": case "Z": send("/api/undo", {}); return true;
      case "y": case "Y": send("/api/redo", {}); return true;
      case "s": case "S": send("/api/edit", { setup: true }); return true;
      case "f": case "F": makeFlow(); return true;
      case "?": help(); return true;
      default: return false;
    }
  };

  const toggleAsserting = () => { asserting = !asserting; showScreen(); say(asserting ? "Click what should be asserted" : ""); };

  // ---- Dialogs.

  const dialog = (title, body, action) => new Promise((resolve) => {
    const box = $("dialog");
    const close = () => { box.close(); };
    const form = make("form", { method: "dialog", onsubmit: (event) => { event.preventDefault(); box.returnValue = "yes"; box.close("yes"); } },
      make("h2", { id: "dialog-title" }, title), ...body,
      make("div", { class: "buttons" }, make("button", { type: "button", onclick: close }, action ? "Cancel" : "Close"),
        action ? make("button", { class: "main" }, action) : null));
    box.replaceChildren(form);
    box.returnValue = "";
    box.onclose = () => resolve(box.returnValue === "yes");
    box.showModal();
  });

  const help = () => dialog("Keys and gestures", [make("dl", {}, ...[
    ["Click, click twice", "tap, double tap"], ["Hold half a second", "long press"], ["Drag", "swipe, or scroll"],
    ["Mouse wheel", "scroll"], ["Shift-click", "record a tap although nothing reacts"], ["Right click", "assertions and all actions of an element"],
    ["Type, Return, Backspace", "into the field that has the focus"], ["Escape", "hide the app's keyboard"], ["Arrow keys", "move among elements, steps, moments"],
    ["A, then a click", "assert an element"], ["Shift-Enter on an offer", "it must hold for a second"], ["B", "go back"],
    ["Z, Y", "undo, redo"], ["S", "start here: what is recorded becomes the setup"], ["Shift-click steps, F", "make a flow of them"],
    ["Delete on a step", "delete it, and run the rest again"]].flatMap(([key, meaning]) => [make("dt", {}, key), make("dd", {}, meaning)]))], null);

  // ---- Beginning.

  const on = (id, run) => $(id).addEventListener("click", run);
  on("undo", () => send("/api/undo", {}));
  on("redo", () => send("/api/redo", {}));
  on("help", help);
  on("back", () => act("back"));
  on("keyboard", () => act("dismissKeyboard"));
  on("assert", toggleAsserting);
  on("hold", () => { holds = !holds; showTime(); });
  on("second", () => send("/api/time", { until: "1s" }));
  on("next", () => send("/api/time", { until: "next" }));
  on("rest", () => send("/api/time", { until: "rest" }));
  on("setup", () => send("/api/edit", { setup: true }));
  on("flow", makeFlow);
  on("show-file", () => {
    const toggle = $("show-file");
    toggle.setAttribute("aria-pressed", String(toggle.getAttribute("aria-pressed") !== "true"));
    showSteps();
  });
  on("whole", () => { offers = null; showScreen(); showOffers(); });
  on("proof", () => {
    const toggle = $("proof");
    toggle.setAttribute("aria-expanded", String(toggle.getAttribute("aria-expanded") !== "true"));
    showHeader();
  });
  $("name-form").addEventListener("submit", (event) => { event.preventDefault(); $("name").blur(); });
  $("name").addEventListener("change", () => { if ($("name").value.trim() !== view.name) send("/api/edit", { name: $("name").value.trim() }); });
  $("step-form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = $("step");
    if (field.value.trim() && await send("/api/act", { step: field.value, hold: holds })) field.value = "";
  });

  // Waits for changes from elsewhere: the proof, another tab.
  const follow = async () => {
    for (;;) {
      try {
        const answer = await call(`/api/changes?after=${view.change}`);
        if (answer.status !== 200) throw new Error(String(answer.value));
        if (answer.value.change === view.change || isBusy) { view.change = answer.value.change; continue; }
        show(answer.value);
      } catch (error) { return ended(error); }
    }
  };

  const begin = async () => {
    const answer = await call("/api/view").catch(() => null);
    if (answer?.status === 401) {
      return dialog("The address is incomplete", [make("p", {}, "Open the whole address that the recorder has printed, with the part after #.")], null);
    }
    if (answer?.status !== 200) return ended();
    show(answer.value);
    follow();
  };
  begin();
})();
