"use strict";

// What the pages of the recorder and of the workbench share: calls of the tool, and the drawn screen
// with a button over each element. Texts of the app get into the page as text alone.

const studio = (() => {
  const key = "token";
  if (location.hash.length > 1) {
    sessionStorage.setItem(key, location.hash.slice(1));
    history.replaceState(null, "", location.pathname + location.search);
  }
  const token = sessionStorage.getItem(key) ?? "";

  // Calls the tool. Gives the status and the JSON, or the text of a refusal.
  const call = async (path, body, signal) => {
    const headers = { Authorization: `Bearer ${token}` };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: "no-store",
      signal,
    });
    const isJSON = (answer.headers.get("content-type") ?? "").startsWith("application/json");
    return { status: answer.status, value: isJSON ? await answer.json() : await answer.text() };
  };

  // Makes an element: make("button", { class: "icon", onclick }, "Undo").
  const make = (name, properties = {}, ...children) => {
    const element = document.createElement(name);
    for (const [property, value] of Object.entries(properties)) {
      if (value === undefined || value === null || value === false) continue;
      if (property.startsWith("on")) element.addEventListener(property.slice(2), value);
      else element.setAttribute(property, value === true ? "" : String(value));
    }
    element.append(...children.filter((child) => child !== null && child !== undefined));
    return element;
  };

  // A drawing that the tool has made, as a picture without scripts.
  const drawing = (svg) => {
    const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    return parsed.localName === "svg" ? document.importNode(parsed, true) : document.createElement("div");
  };

  const words = (type) => type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

  const spoken = (element) =>
    [element.name || (element.value ? "" : "unnamed"), element.value, ...element.states].filter(Boolean).join(", ");

  // Draws a screen into a host, with a button over each element. Buttons that are there stay, so
  // that the focus does. `dress` may set more of a button.
  const draw = (host, screen, dress = () => {}) => {
    const picture = drawing(screen.svg);
    picture.setAttribute("aria-hidden", "true");
    const old = host.querySelector(":scope > svg");
    if (old) old.replaceWith(picture); else host.prepend(picture);
    let layer = host.querySelector(".targets");
    if (!layer) host.append(layer = make("div", { class: "targets", role: "group", "aria-label": "Elements of the screen" }));
    const [width, height] = screen.size;
    screen.elements.forEach((element, index) => {
      const button = layer.children[index] ?? layer.appendChild(make("button", { type: "button" }));
      const [x, y, w, h] = element.frame;
      const style = { left: x / width, top: y / height, width: w / width, height: h / height };
      for (const [side, part] of Object.entries(style)) button.style[side] = `${part * 100}%`;
      button.dataset.id = element.id;
      button.tabIndex = element.reacts ? 0 : -1;
      button.setAttribute("aria-label", spoken(element));
      button.setAttribute("aria-roledescription", words(element.role));
      button.classList.toggle("reacts", element.reacts);
      button.classList.toggle("typing", element.focused);
      dress(button, element);
    });
    while (layer.children.length > screen.elements.length) layer.lastChild.remove();
  };

  // YAML in colours.
  const yaml = (text) => {
    const line = make("code", { class: "yaml-line" });
    const pattern = /("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')|((?:^|[\s{,[-])#.*$)|([\w.-]+)(?=:(?:\s|$))|([{}[\],])/g;
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      if (match.index > end) line.append(text.slice(end, match.index));
      const kind = match[1] ? "string" : match[2] ? "comment" : match[3] ? "key" : "mark";
      line.append(make("span", { class: kind }, match[0]));
      end = match.index + match[0].length;
    }
    line.append(text.slice(end));
    return line;
  };

  const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(milliseconds % 1000 ? 2 : 0)} s`;

  return { call, make, draw, drawing, yaml, words, spoken, seconds, hasToken: token !== "" };
})();
