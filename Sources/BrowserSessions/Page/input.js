// Input that lands where the session meant it, and controls that are set directly.

// The current touch. Events that land elsewhere are stopped before the page sees them.
let touch = null;

// Frames are counted from the last click itself: after input, browsers draw before they run timers.
// The page's own work of the last of these frames comes after ours, so a timer lets it go first.
const touchWith = aim => {
  const touch = { ...aim, clicks: 0, hasMissed: false };
  touch.isDrawn = new Promise(resolve => { touch.end = () => resolve(frames(2)) }).then(() => pause(0));
  touch.hasBegun = new Promise(resolve => { touch.begin = resolve });
  touch.hasEnded = new Promise(resolve => { touch.release = resolve });
  return touch;
};

const guard = event => {
  if (!touch || !event.isTrusted) return;
  touch.begin();
  if (event.type === 'pointerdown' && !touch.isForced) {
    const met = partAt(event.composedPath()[0], event.clientX, event.clientY);
    if (!isElement(met) || !isTouchOf(met, touch.node)) touch.hasMissed = true;
  }
  if (event.type === 'click') touch.clicks++;
  if (event.type === 'mouseup') touched = caret();
  if (event.type === 'pointerup' || event.type === 'pointercancel') touch.release();
  if (touch.hasMissed) { event.preventDefault(); event.stopImmediatePropagation(); }
  if (isOver(touch)) touch.end();
};
hear(['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'dblclick',
  'contextmenu'], guard, { capture: true, passive: false });

hear(['wheel'], event => { if (event.isTrusted) touch?.begin() }, { capture: true, passive: true });

// Wait until the browser passes on the turn of the wheel, or the finger, that it was sent. In a busy system that takes
// a while, and a frame inside the page may get it, of which nothing is heard.
const begun = () => Promise.race([touch?.hasBegun, pause(1000)]);
const ended = () => Promise.race([touch.hasEnded, pause(touch.isInFrame ? 100 : 1000)]);

const isOver = touch => touch.hasMissed || touch.clicks >= touch.wantedClicks;

// Waits until the browser has drawn what comes of the touch that it was sent.
// A browser sends the click only after the touch, and some pages prevent it.
const drawn = async () => {
  if (touch?.isHeld || touch?.wantedClicks) await ended();
  if (!touch?.wantedClicks || touch.isInFrame) return frames(2);
  return Promise.race([touch.isDrawn, pause(400).then(() => frames(2))]);
};

// The place of the caret in the field with the focus; null without a field or where text is selected.
const caret = () => {
  const field = activeElement();
  if (field?.[own.isContentEditable]) {
    const { anchorNode: node, anchorOffset: offset, isCollapsed } = getSelection();
    return isCollapsed ? { field, node, offset } : null;
  }
  const isCollapsed = field?.[own.matches]('input, textarea') && field.selectionStart === field.selectionEnd;
  return isCollapsed ? { field, node: null, offset: field.selectionStart } : null;
};

// Where the latest touch put the caret.
let touched = null;

// Moves the caret to the end of the text, as nobody means the place that the touch happened to meet. Pages with masks
// put the caret elsewhere, where it stays.
const moveCaretToEnd = () => {
  const place = caret(), known = touched;
  touched = null;
  if (!known || !place || ['field', 'node', 'offset'].some(key => place[key] !== known[key])) return;
  const { field, offset } = place;
  if (field[own.isContentEditable] || offset === null) getSelection().modify('move', 'forward', 'documentboundary');
  else field.setSelectionRange(field.value.length, field.value.length);
};

// The field that receives typed text. Keys for other fields are stopped, so that no secret leaks.
// Those that a frame gets are not seen here, and can't be counted.
let typing = null;

hear(['keydown'], event => {
  if (!typing || !event.isTrusted) return;
  if (activeElement() !== typing.field) typing.isOver = true;
  if (typing.isOver) { event.preventDefault(); event.stopImmediatePropagation(); } else typing.count++;
}, true);

const fire = (element, ...names) => { for (const name of names) element[own.dispatchEvent](new Event(name, { bubbles: true, composed: true })) };

// Sets a value with the element's native setter, which frameworks may have replaced.
const setValue = (element, value) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(element, value);
};

// Sets a range to a part of it, from 0 to 1.
const setRange = (range, part) => {
  const [low, high] = [+(range.min || 0), +(range.max || 100)];
  setValue(range, String(low + (high - low) * part));
};

// Sets a range to one step beside a part of it, and returns the arrow key that moves it there; an empty text if it has no
// steps, or is there. Some pages take a value only when a person lets go of the slider.
const approach = (range, part) => {
  const before = range.value;
  setRange(range, part);
  const goal = range.value;
  if (goal === before || range.step === 'any') return '';
  range.stepDown();
  const key = range.value === goal ? 'left' : 'right';
  if (key === 'left') range.stepUp();
  range[own.focus]();
  fire(range, 'input', 'change');
  return key;
};

// Sets a control; false if it does not accept the value.
const setControl = (element, value) => {
  element[own.focus]();
  if (element[own.localName] === 'select') {
    const option = [...element.options].find(option => canChoose(option) && textOf(option) === value);
    if (!option) return false;
    if (option.selected) return true;
    element.selectedIndex = option.index;
  } else if (element.type === 'range') {
    const before = element.value;
    setRange(element, value);
    if (element.value === before) return true;
  } else {
    setValue(element, value);
    // A control takes no value of another form, and is then empty.
    if (element.value === '' && value !== '') return false;
  }
  fire(element, 'input', 'change');
  return true;
};
