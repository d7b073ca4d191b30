// What a touch at a point would meet.

// A page that writes its document anew takes all listeners from it. So each look adds them again, which changes nothing
// for those that are still there.
const listeners = [];
const hear = (names, listener, options) => { for (const name of names) listeners.push([name, listener, options]) };
const listen = () => { for (const listener of listeners) addEventListener(...listener) };

// Chromium finds the host of a text in a slot, which lies below the elements around the slot.
const elementAt = (x, y) => {
  let element = document[own.elementFromPoint](x, y);
  while (element?.[own.shadowRoot]) {
    const root = element[own.shadowRoot];
    const inner = root[own.elementsFromPoint](x, y).find(part => part[own.getRootNode]() === root);
    if (!inner) break;
    element = inner;
  }
  return partAt(element, x, y);
};

const isWithin = (element, ancestor) => {
  for (let node = element; node; node = parentOf(node)) if (node === ancestor) return true;
  return false;
};

// Whether a touch that meets one element is a touch of another one: within it or its label, or on the control whose label
// it is a part of, or on what holds it in the combo box that frames it, or on what says what is chosen in it, or on what is
// below a text that gets no touches or is the field beside it.
const isTouchOf = (met, node) => isWithin(met, partShowing(node) ?? node) || met === boxOf(node)
  || labelsOf(node).some(label => passesOn(label, met))
  || !canHaveFocus(node) && met === node[own.closest]?.('label')?.control || isFramedBy(met, node)
  || isFieldNamedBy(met, node) || isChoiceOver(met, node)
  || isUntouchable(node) && (isBelowText(met, node) || isFieldBeside(met, node));

// A text through which touches go to what is below it.
const isUntouchable = node => style(node).pointerEvents === 'none' && !isTypedBy(node, settings.types);

const isBelowText = (met, node) => isWithin(node, met) && met !== document[own.body] && met !== document[own.documentElement];

// Whether an element is the field beside a text, or what frames this field: the text says what to write into it.
const FIELDS = 'input, textarea, [role=combobox], [contenteditable]';
const isFieldBeside = (met, node) => {
  for (let part = met; part; part = parentOf(part)) {
    if (parentOf(part) === parentOf(node)) return part[own.matches](FIELDS) || part[own.querySelector](FIELDS) !== null;
  }
  return false;
};

// Whether an element is a part of a field that is named by a text, which may lie below the field.
const isFieldNamedBy = (met, node) => {
  const field = met[own.closest](FIELDS);
  return field !== null && referenced(field, 'aria-labelledby').some(label => isWithin(node, label));
};

// Whether an element is the text that says what is chosen in a combo box, beside its empty field and drawn over it.
const isChoiceOver = (met, node) => roleOf(node) === 'combobox' && hasWords(met) && parentOf(met) !== document[own.body]
  && !isTypedBy(met, settings.types) && met[own.querySelector](FIELDS) === null
  && [node, parentOf(node)].some(part => parentOf(part) === parentOf(met));

// A link or button in a label keeps its touches; those of other parts go to the control.
const TOUCHED = 'a[href], button';
const passesOn = (label, part) => isWithin(part, label) && !label[own.contains](part[own.closest](TOUCHED));

// Where an element is drawn: a slot, for one, has no box of its own.
const boxOf = node => style(node).display === 'contents' && parentOf(node) ? boxOf(parentOf(node)) : node;

const isFramedBy = (met, node) => {
  if (!['textbox', 'searchbox', 'combobox'].includes(roleOf(node)) || !isWithin(node, met)) return false;
  const frame = node[own.parentElement]?.[own.closest]('[role=combobox]');
  return frame != null && isWithin(met, frame);
};

// Browsers take whole pixels, and half a pixel before the edge of the window is beyond it for them.
const within = (end, place) => place < end ? Math.min(place, end - 1) : place;

const centreOf = rect => [within(innerWidth, rect.x + rect.width / 2), within(innerHeight, rect.y + rect.height / 2)];

const largest = rects => rects.reduce((most, rect) => rect.width * rect.height > most.width * most.height ? rect : most);

// The element that was to be scrolled into view and did not move, because the page ends there.
let standing = null;
hear(['scroll'], () => { standing = null }, { capture: true, passive: true });

// The part of an element that the elements around it do not cut off; null if they cut off nothing.
const uncutPart = element => {
  const node = shownBy(element), whole = placeOf(element);
  let [left, top, right, bottom] = [whole.left, whole.top, whole.right, whole.bottom];
  let { position: placed } = style(node);
  for (let around = parentOf(node); around && around !== document[own.body] && placed !== 'fixed'; around = parentOf(around)) {
    const { overflowX, overflowY, position } = style(around), rect = around.getBoundingClientRect();
    // What is placed freely is cut off only by what it is placed in.
    if (placed === 'absolute' && position === 'static') continue;
    placed = position;
    if (overflowX !== 'visible') [left, right] = [Math.max(left, rect.left), Math.min(right, rect.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, rect.top), Math.min(bottom, rect.bottom)];
  }
  const isCut = right - left < whole.width - 1 || bottom - top < whole.height - 1;
  return isCut ? new DOMRect(left, top, right - left, bottom - top) : null;
};

// The bar that stays where it is while the page scrolls, of which an element is a part.
const barOf = element => {
  for (let bar = element; bar; bar = parentOf(bar)) if (['fixed', 'sticky'].includes(style(bar).position)) return bar;
  return null;
};

class HitTest {
  constructor(look) { this.look = look; }

  // Why a finger does not touch an element: `m` it moves, `o` it is off the screen, `s` it is scrolled out of an
  // element, `h` those around it cut it off, `c` another element covers it, `p` a part of the page covers it that is no
  // element; empty if it does.
  of(index) {
    if (this.look.records[index].bits & BITS.moving) return 'm';
    return index === this.look.rootIndex ? '' : this.target(index).hit;
  }

  // Where a finger touches an element, and what it hits there: the centre, or else the middle of the largest line, of
  // what others do not cut off, of the largest part, or of its label. The centre of a text that runs over several lines may lie
  // beside its words, and that of a row between cells.
  target(index) {
    const centre = centreOf(this.look.records[index].rect), hit = this.at(index, ...centre);
    if (!hit) return { point: centre, hit };
    if (/^[cp]/.test(hit) && this.isPoint(index)) return { point: centre, hit: 'h' };
    const part = hit.startsWith('s') ? null : uncutPart(this.look.nodes[index]);
    if (part && (part.width <= 0 || part.height <= 0)) return { point: centre, hit: 'h' };
    const other = this.largestLine(index) ?? (part && centreOf(part)) ?? this.largestPart(index, centre) ?? this.largestWords(index)
      ?? this.pointOfLabel(index) ?? this.pointOfArea(index);
    return other && !this.at(index, ...other) ? { point: other, hit: '' } : { point: centre, hit };
  }

  // Whether an element is too small to be seen, as pages make what only screen readers say.
  isPoint(index) {
    const { width, height } = this.look.records[index].rect;
    return width <= 1 && height <= 1;
  }

  // The middle of the largest part of an element whose own centre is a gap.
  largestPart(index, centre) {
    const node = this.look.nodes[index], met = elementAt(...centre);
    if (!met || !isWithin(node, met)) return null;
    const parts = childrenOf(node).map(child => child[own.getBoundingClientRect]());
    return parts.length ? centreOf(largest(parts)) : null;
  }

  // The middle of the largest part of a label, in whose own middle is a link.
  largestWords(index) {
    const label = labelShowing(this.look.nodes[index]);
    const parts = [...label?.[own.childNodes] ?? []].filter(part => !isElement(part) || !part[own.matches](TOUCHED));
    return parts.length ? centreOf(largest(parts.map(rectOf))) : null;
  }

  // The middle of a label of a control that the page makes invisible, and may pile on others of its kind.
  pointOfLabel(index) {
    const node = this.look.nodes[index], [label] = isClear(node) ? labelsOf(node) : [];
    return label ? centreOf(label[own.getBoundingClientRect]()) : null;
  }

  // A point of an area that its centre is no part of, or that another area covers there.
  pointOfArea(index) {
    if (!isArea(this.look.nodes[index])) return null;
    const { x, y, width, height } = this.look.records[index].rect, parts = [0.5, 0.3, 0.7, 0.1, 0.9, 0.2, 0.8, 0.4, 0.6];
    return parts.flatMap(down => parts.map(right => [x + width * right, y + height * down])).find(point => !this.at(index, ...point));
  }

  largestLine(index) {
    const lines = [...this.look.nodes[index][own.getClientRects]()];
    if (lines.length < 2) return null;
    return centreOf(largest(lines));
  }

  // What is at a point of an element.
  at(index, x, y) {
    const scroller = this.scrollerHiding(index, x, y);
    if (scroller >= 0) return `s${scroller}`;
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'o';
    const met = elementAt(x, y), node = this.look.nodes[index];
    if (!met) return 'o';
    if (isTouchOf(met, node)) return '';
    const container = this.look.scrollers[index];
    return container >= 0 && this.isBelowBar(met, node) ? `s${container}` : this.coverOf(met, node);
  }

  // Whether scrolling would bring an element out from behind a bar.
  isBelowBar(met, node) {
    const bar = node === standing ? null : barOf(met);
    return bar !== null && !isWithin(node, bar) && barOf(node) === null && bar[own.getBoundingClientRect]().height < innerHeight / 2;
  }

  scrollerHiding(index, x, y) {
    for (let place = this.look.scrollers[index]; place >= 0; place = this.look.scrollers[place]) {
      const { rect } = this.look.records[place];
      if (x < rect.left || y < rect.top || x >= rect.right || y >= rect.bottom) return place;
    }
    return -1;
  }

  coverOf(met, node) {
    for (let element = met; element; element = parentOf(element)) {
      const place = this.places.get(element);
      if (place !== undefined && !isWithin(node, element)) return `c${place}`;
    }
    const name = met[own.localName] + (met[own.getAttribute]('id') ? `#${met[own.getAttribute]('id')}` : met[own.classList].length ? `.${met[own.classList][0]}` : '');
    return `p${name.slice(0, 100)}`;
  }

  // The first element of each node. Loose words share the node of the element around them.
  get places() {
    if (!this.knownPlaces) {
      this.knownPlaces = new Map();
      this.look.nodes.forEach((node, place) => { if (!this.knownPlaces.has(node)) this.knownPlaces.set(node, place); });
    }
    return this.knownPlaces;
  }
}
