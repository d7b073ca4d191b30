// The session's requests to a page: look, wait for a change, and check where input lands.

const settings = {
  identifiers: /*identifiers*/[],
  types: new Set(/*types*/[]),
};

const identity = Math.random().toString(36).slice(2);
let look = null, latest = '', transitions = 0;
let isDirty = false, frame = 0, recorded = [], waiting = null, isRecording = false;

// Firefox shows its error pages at the address that can't be opened.
const address = () => (document[own.documentURI].startsWith('about:neterror') ? 'about:neterror ' : '') + location.href;

// Whether the page is complete, or as good as that: something that it asked for may never come, and a script that writes
// the document anew may never end it.
const isLoaded = () => {
  const start = performance.getEntriesByType('navigation')[0]?.domContentLoadedEventEnd, state = document[own.readyState];
  return state === 'complete' || start > 0 && (state === 'loading' || performance.now() - start > 5000);
};

const headerOf = look => {
  const screens = document[own.querySelectorAll]('[data-screen]');
  return [
    identity, address(), document[own.title], screens.length ? screens[screens.length - 1][own.dataset].screen : '',
    document[own.documentElement]?.[own.dataset]?.transition ?? '', transitions, look.isAnimated ? 1 : 0,
    isLoaded() ? 1 : 0, innerWidth, innerHeight,
    globalThis.navigation?.currentEntry?.index ?? -1, globalThis.navigation?.canGoBack ? 1 : 0,
  ].map(clean).join('\x1f');
};

// Looks at the page, and remembers what was seen for comparisons.
const takeLook = () => {
  listen();
  const taken = new Look(settings);
  latest = `${headerOf(taken)}\x1c${taken.text}`;
  return { look: taken, text: latest };
};

// What the session gets to see. Gestures name its elements by their places in this look, not in a later one.
const show = taken => {
  look = taken.look;
  return taken.text;
};

const snapshot = () => show(takeLook());

const pause = time => new Promise(resolve => { setTimeout(resolve, time) });

const frames = count => new Promise(resolve => {
  const timer = setTimeout(resolve, 50 * count);
  const next = left => left ? requestAnimationFrame(() => next(left - 1)) : (clearTimeout(timer), resolve());
  next(count);
});

// Records each frame that differs from the previous one while the session waits or will wait again.
const noteChange = () => {
  isDirty = true;
  if (!isRecording || frame) return;
  frame = requestAnimationFrame(() => { frame = 0; record() });
};

const record = () => {
  if (!isRecording) return;
  isDirty = false;
  const before = latest, taken = takeLook();
  if (taken.text === before || recorded.length > 200) return;
  recorded.push(taken);
  deliver();
};

const deliver = () => {
  if (!waiting || !recorded.length) return;
  const { resolve, timer } = waiting;
  waiting = null;
  clearTimeout(timer);
  resolve(`c${show(recorded.shift())}`);
};

// Nothing tells of a value that a script sets, so that each frame is compared while the session waits.
const controlValues = () => look.nodes.map(node => own.value in node ? `${node[own.value]}${node[own.checked]}` : '').join();

const watchValues = (wait, before) => {
  if (waiting !== wait) return;
  const now = controlValues();
  if (now !== before) noteChange();
  requestAnimationFrame(() => watchValues(wait, now));
};

setInterval(() => { if (waiting && document[own.visibilityState] === 'visible') noteChange() }, 100);

const observer = new MutationObserver(changes => {
  for (const change of changes) if (change.target === document[own.documentElement] && change.attributeName === 'data-transition') transitions++;
  noteChange();
});
observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

hear(['input', 'change', 'focusin', 'focusout', 'scroll', 'animationstart', 'animationend', 'animationcancel', 'transitionrun',
  'transitionend', 'transitioncancel', 'hashchange', 'popstate', 'load', 'toggle', 'resize', 'readystatechange'], noteChange, true);
listen();

globalThis.__rehearse = {
  // A window may keep its world when its first, empty document is replaced; this script is for one document.
  document,

  look: async count => {
    if (count) await frames(count);
    isRecording = false;
    recorded = [];
    return snapshot();
  },

  next: time => new Promise(resolve => {
    isRecording = true;
    waiting = { resolve, timer: setTimeout(() => { waiting = null; resolve(`d${snapshot()}`) }, time) };
    if (recorded.length) deliver(); else if (isDirty) noteChange();
    if (waiting && look?.nodes.some(node => own.value in node)) watchValues(waiting, controlValues());
  }),

  // Where a finger touches an element, if it has not moved. From now on touches must land there.
  aim: (index, isForced, wantedClicks, isHeld) => {
    const node = look?.nodes[index], rect = node && index !== look.rootIndex ? placeOf(node) : look?.records[index].rect;
    const known = look?.records[index].rect;
    if (!node?.[own.isConnected] || !isForced && (Math.abs(rect.x - known.x) > 1 || Math.abs(rect.y - known.y) > 1)) {
      if (look?.records[index].type !== 'staticText') return '';
    }
    const { point } = look.hitTest.target(index);
    const isInFrame = isFrame(elementAt(...point));
    touch = touchWith({ node, isForced, wantedClicks, isHeld, isInFrame });
    return point.join(' ');
  },

  // Whether the touch hit its target, and the page after the touch.
  landed: async () => {
    await drawn();
    const hasMissed = touch?.hasMissed ?? false;
    touch = null;
    isRecording = false;
    recorded = [];
    return (hasMissed ? 'm' : 'l') + snapshot();
  },

  // Waits for the turn of a wheel, and for the end of the movement that it starts.
  scrolled: async () => {
    await begun();
    const places = () => JSON.stringify([scrollX, scrollY, ...look.records.flatMap((record, index) =>
      record.bits & BITS.scrolls ? [look.nodes[index][own.scrollTop], look.nodes[index][own.scrollLeft]] : [])]);
    const start = performance.now();
    let before = null, same = 0;
    while (same < 6 && performance.now() - start < 1500) {
      await frames(1);
      const now = places();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  },

  reveal: index => {
    const node = look?.nodes[index];
    if (!node?.[own.isConnected]) return false;
    const shown = boxOf(shownBy(node)), before = shown[own.getBoundingClientRect]();
    shown[own.scrollIntoView]({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const after = shown[own.getBoundingClientRect](), hasMoved = before.x !== after.x || before.y !== after.y;
    standing = hasMoved ? null : node;
    return hasMoved;
  },

  // Whether a control has taken a value; `keys` if keys have to be pressed.
  adjust: (index, value) => {
    const element = look?.nodes[index];
    if (!element?.[own.isConnected]) return false;
    return isDrawnSlider(element) ? 'keys' : setControl(element, value);
  },

  // Sets a range to one step beside a value, and returns the key that moves it there; an empty text for other controls.
  approach: (index, value) => {
    const element = look?.nodes[index];
    return element?.[own.localName] === 'input' && element.type === 'range' ? approach(element, value) : '';
  },

  // The value of a slider and its limits, once the page has drawn them. Then the slider has the focus.
  sliderValue: async index => {
    const element = look.nodes[index];
    handleOf(element)[own.focus]();
    await frames(2);
    return ['now', 'min', 'max'].map(name => element[own.getAttribute](`aria-value${name}`)).join(' ');
  },

  // The input for files that an element is or has within it.
  fileInput: index => look && fileInputOf(look.nodes[index], look.records[index].type),

  // The windows of the frames in the page: for each its element, the place of its content, and the window.
  frames: () => (look?.nodes ?? []).flatMap((node, index) => {
    if (!isFrame(node) || !node.contentWindow) return [];
    const rect = node[own.getBoundingClientRect](), rules = getComputedStyle(node);
    return [index, rect.x + node[own.clientLeft] + parseFloat(rules.paddingLeft),
      rect.y + node[own.clientTop] + parseFloat(rules.paddingTop), node.contentWindow];
  }),

  // What touches within an element would meet, at points as `x,y x,y`.
  met: (index, points) => points.split(' ').map(point => clean(look.hitTest.at(index, ...point.split(',').map(Number)))).join('\x1f'),

  beginTyping: () => {
    moveCaretToEnd();
    typing = { field: activeElement(), count: 0, isOver: false };
    return typing.field !== null;
  },

  insert: text => {
    if (!typing || activeElement() !== typing.field) return false;
    return document[own.execCommand]('insertText', false, text);
  },

  // A key may have led to another document, which knows of no typing.
  endTyping: () => {
    const count = !typing || isFrame(typing.field) ? 'all' : typing.count;
    typing = null;
    return count;
  },

  // For tests: checks the name of each element that declares an expected name.
  expectedNames: () => {
    const all = root => [...root[own.querySelectorAll]('*')].flatMap(element => [element, ...element[own.shadowRoot] ? all(element[own.shadowRoot]) : []]);
    styles = new Map();
    return all(document).filter(element => element[own.hasAttribute]('data-expectedlabel'))
      .map(element => collapse(element[own.dataset].expectedlabel) === accessibleName(element) ? '1' : '0').join('');
  },

  // An edited document loses the focus with its frame.
  blur: () => {
    if (activeElement() === document[own.body]) frameElement?.blur(); else activeElement()?.[own.blur]();
  },
};
