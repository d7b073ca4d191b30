// Elements of the pages. Texts of scenarios and apps get into a page as text, never as HTML.

export const $ = (id) => document.getElementById(id);

// Makes an element: make("button", { class: "icon", onclick }, "Undo").
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [property, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (property.startsWith("on")) element.addEventListener(property.slice(2), value);
    else element.setAttribute(property, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

// Replaces the children of an element. Those that are equal to the new ones stay: a button that is replaced under a
// pressed pointer gets no click.
export function replaceChildren(parent, children) {
  children.forEach((child, index) => {
    const old = parent.children[index];
    if (!old) parent.append(child);
    else if (!old.isEqualNode(child)) old.replaceWith(child);
  });
  while (parent.children.length > children.length) parent.lastElementChild.remove();
}

// A drawing of the tool as an element. Scripts in it would not run: the page allows none but its own.
export function drawing(svg) {
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  return parsed.localName === "svg" ? document.importNode(parsed, true) : make("div");
}

// Scrolls a list, but never the page, until one of its parts can be seen.
export function reveal(list, part) {
  if (!part) return;
  const [box, own] = [list.getBoundingClientRect(), part.getBoundingClientRect()];
  list.scrollTop += Math.min(0, own.top - box.top) || Math.max(0, Math.min(own.bottom - box.bottom, own.top - box.top));
  list.scrollLeft += Math.min(0, own.left - box.left) || Math.max(0, own.right - box.right);
}

// Moves the focus among buttons with two arrow keys, Home and End, and returns whether the key was one of them.
export function moveFocus(event, buttons, back, forth) {
  const index = [...buttons].indexOf(document.activeElement);
  const next = { [back]: index - 1, [forth]: index + 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (index < 0 || next === undefined) return false;
  buttons[Math.max(0, Math.min(buttons.length - 1, next))].focus();
  return true;
}

export const count = (number, word) => `${number.toLocaleString("en")} ${word}${number === 1 ? "" : "s"}`;
