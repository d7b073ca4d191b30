// Input that lands where the session meant it, and controls that are set directly.

// The target of the current touch. Events that land elsewhere are stopped before the page sees them.
let touch = null;

const accepts = node => isWithin(node, touch.node) || [...touch.node.labels ?? []].some(label => isWithin(node, label));

const guard = event => {
  if (!touch || !event.isTrusted) return;
  if (event.type === 'pointerdown' && !touch.isForced && !accepts(event.composedPath()[0])) touch.hasMissed = true;
  if (event.type === 'click') touch.clicks++;
  if (touch.hasMissed) { event.preventDefault(); event.stopImmediatePropagation(); }
  if (isOver(touch)) touch.end?.();
};
for (const name of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'dblclick', 'contextmenu']) {
  addEventListener(name, guard, { capture: true, passive: false });
}

const isOver = touch => touch.hasMissed || touch.clicks >= touch.wantedClicks;

// Waits for the click, which a browser sends only after the touch. Some pages prevent it.
// A timer lets the page handle the click first.
const clicked = () => new Promise(resolve => {
  if (!touch || isOver(touch)) return resolve();
  const timer = setTimeout(resolve, 400);
  touch.end = () => { clearTimeout(timer); setTimeout(resolve) };
});

// The field that receives typed text. Keys for other fields are stopped, so that no secret leaks.
let typing = null;

addEventListener('keydown', event => {
  if (!typing || !event.isTrusted) return;
  if (activeElement() !== typing.field) typing.isOver = true;
  if (typing.isOver) { event.preventDefault(); event.stopImmediatePropagation(); } else typing.count++;
}, true);

const fire = (element, ...names) => { for (const name of names) element.dispatchEvent(new Event(name, { bubbles: true, composed: true })) };

// Sets a value with the element's native setter, which frameworks may have replaced.
const setValue = (element, value) => {
  const owner = element.localName === 'select' ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(owner.prototype, 'value').set.call(element, value);
};

// Sets a control; false if it does not accept the value.
const setControl = (element, value) => {
  if (element.localName === 'select') {
    const option = [...element.options].find(option => clean(collapse(option.text)) === value);
    if (!option) return false;
    element.focus();
    setValue(element, option.value);
  } else if (element.type === 'range') {
    const [low, high] = [+(element.min || 0), +(element.max || 100)];
    setValue(element, String(low + (high - low) * value));
  } else {
    setValue(element, value);
    // A control takes no value of another form, and is then empty.
    if (element.value === '' && value !== '') return false;
  }
  fire(element, 'input', 'change');
  return true;
};
