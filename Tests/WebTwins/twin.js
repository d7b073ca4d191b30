// What the four pages share: launch arguments, screens that slide, and a soft keyboard.
// The frames and times are those of the app models in Sources/BuiltInApps.

const given = new URLSearchParams(location.search).getAll('arg');
const names = given.map(argument => argument.replace(/^-/, ''));
const has = name => names.includes(name);
const argument = name => has(name) ? given[names.indexOf(name) + 1] : null;
const milliseconds = text => text === null ? null
  : text.endsWith('ms') ? +text.slice(0, -2) : text.endsWith('s') ? 1000 * text.slice(0, -1) : 1000 * text;
const graphemes = text => [...new Intl.Segmenter().segment(text)].length;

const element = (tag, frame, properties = {}, ...children) => {
  const made = document.createElement(tag);
  if (frame) ['left', 'top', 'width', 'height'].forEach((side, index) => { made.style[side] = `${frame[index]}px`; });
  const { attributes, ...rest } = properties;
  for (const [name, value] of Object.entries(attributes ?? {})) if (value !== null) made.setAttribute(name, value);
  Object.assign(made, rest);
  made.append(...children);
  return made;
};

const text = (frame, words, identifier = null) => element('p', frame, { textContent: words, attributes: { 'data-testid': identifier } });

const button = (frame, label, identifier, onclick, attributes = {}) =>
  element('button', frame, { textContent: label, onclick, attributes: { 'data-testid': identifier, ...attributes } });

const backButton = (label, onclick) => element('button', [0, 0, 120, 44], { textContent: label, onclick, attributes: { 'data-back': '' } });

const bar = (title, identifier, ...children) =>
  element('header', [0, 20, 375, 44], { attributes: { role: 'banner', 'aria-label': title, 'data-testid': identifier } }, ...children);

// The names of screen changes, which pages can tell as `data-transition`.
const name = transition => { document.documentElement.dataset.transition = transition; };

const animate = (subject, kind, time, then) => {
  subject.style.animation = `${kind} ${time}ms linear both`;
  const end = event => {
    if (event.target !== subject) return;
    subject.removeEventListener('animationend', end);
    subject.style.animation = '';
    then?.();
  };
  subject.addEventListener('animationend', end);
};

// Screens, the topmost last.
let stack = [];

const makeScreen = (title, fill) => {
  const screen = element('section', null, { attributes: { 'data-screen': title } });
  screen.fill = () => { screen.replaceChildren(); fill(screen); };
  screen.fill();
  return screen;
};

// A table that stays for a while after its screen has gone, as some apps' do.
const linger = (screen, time) => {
  const table = time && screen.querySelector('ul');
  if (!table) return;
  table.className = 'lingering';
  document.body.append(table);
  setTimeout(() => table.remove(), time);
};

const showRoot = (title, fill) => { stack = [makeScreen(title, fill)]; document.body.append(stack[0]); };

const push = (title, fill, transition, lingering = 0) => {
  const before = stack.at(-1), screen = makeScreen(title, fill);
  before.style.pointerEvents = 'none';
  stack.push(screen);
  document.body.append(screen);
  name(transition);
  animate(screen, 'from-right', 350, () => { linger(before, lingering); before.remove(); });
};

const pop = (to = stack.length - 2, lingering = 0) => {
  if (to < 0) return;
  const before = stack.at(-1);
  stack = stack.slice(0, to + 1);
  stack.at(-1).fill();
  stack.at(-1).style.pointerEvents = '';
  document.body.prepend(stack.at(-1));
  name('back');
  animate(before, 'to-right', 350, () => { linger(before, lingering); before.remove(); });
};

// What goes away takes no touches any more.
const replace = (title, fill, transition, then) => {
  const before = stack.at(-1), screen = makeScreen(title, fill);
  before.style.pointerEvents = 'none';
  stack = [screen];
  document.body.append(screen);
  name(transition);
  animate(screen, 'from-below', 500, () => { before.remove(); then?.(screen); });
};

const showSheet = (fill, transition) => {
  const veil = element('div', null, { className: 'veil', attributes: { 'aria-hidden': 'true' } });
  const sheet = element('div', [0, 467, 375, 200], { className: 'sheet', attributes: { role: 'dialog', 'aria-modal': 'true' } });
  fill(sheet, () => { name('back'); veil.remove(); animate(sheet, 'to-below', 500, () => sheet.remove()); });
  document.body.append(veil, sheet);
  name(transition);
  animate(sheet, 'from-below', 500);
};

// A keyboard that comes up with the focus and goes with it. A touch elsewhere does not take the focus from a field.
let keyboard = null;
addEventListener('focusin', event => {
  if (keyboard || !event.target.matches('input')) return;
  keyboard = element('div', null, { className: 'keyboard', attributes: { 'aria-roledescription': 'keyboard' } });
  document.body.append(keyboard);
});
addEventListener('focusout', () => setTimeout(() => {
  if (!keyboard || document.activeElement?.matches('input')) return;
  const leaving = keyboard;
  keyboard = null;
  animate(leaving, 'to-below', 250, () => leaving.remove());
}));
addEventListener('mousedown', event => { if (!event.target.closest('input, select')) event.preventDefault(); });
addEventListener('click', event => { if (!event.target.closest('input, select, button, .keyboard')) document.activeElement?.blur(); });
addEventListener('keydown', event => { if (event.key === 'Enter' && event.target.matches('input')) event.target.blur(); });

const onLongPress = (subject, act) => {
  let timer;
  subject.addEventListener('pointerdown', () => { timer = setTimeout(act, 500); });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) subject.addEventListener(end, () => clearTimeout(timer));
};
