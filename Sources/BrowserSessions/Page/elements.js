// The elements of a page as scenarios see them: a walk over the flat tree, then one pass of hit tests.

const TYPES = {
  button: 'button', link: 'link', textbox: 'textField', searchbox: 'searchField', checkbox: 'checkBox',
  switch: 'switch', radio: 'radioButton', radiogroup: 'radioGroup', slider: 'slider', spinbutton: 'stepper',
  color: 'colorWell', date: 'datePicker', list: 'table', listbox: 'table', table: 'table', tree: 'table',
  treegrid: 'table', feed: 'table', grid: 'collectionView', listitem: 'cell', option: 'cell', row: 'cell',
  treeitem: 'cell', article: 'cell', gridcell: 'cell', img: 'image', image: 'image', meter: 'progressIndicator',
  iframe: 'webView', banner: 'navigationBar', toolbar: 'toolbar', tablist: 'tabBar', tab: 'tab', menu: 'menu',
  menubar: 'menu', menuitem: 'menuItem', menuitemcheckbox: 'menuItem', menuitemradio: 'menuItem',
  dialog: 'sheet', alertdialog: 'alert', tooltip: 'popover', scrollbar: 'scrollBar',
};

const TEXT_ROLES = new Set(['heading', 'paragraph', 'status', 'alert']);

const CONTROLS = new Set(['button', 'link', 'textField', 'textView', 'searchField', 'secureTextField', 'checkBox',
  'switch', 'radioButton', 'popUpButton', 'comboBox', 'slider', 'stepper', 'colorWell', 'datePicker', 'tab', 'menuItem',
  'pickerWheel', 'toggle']);

// Elements whose label and value describe all of their content.
const LEAVES = new Set(['button', 'link', 'image', 'textField', 'textView', 'searchField', 'secureTextField', 'checkBox',
  'switch', 'radioButton', 'popUpButton', 'pickerWheel', 'slider', 'stepper', 'progressIndicator', 'activityIndicator',
  'colorWell', 'tab', 'menuItem', 'toggle', 'key', 'icon']);

const MULTILINE = element => element.localName === 'textarea' || element.isContentEditable
  || element.getAttribute('aria-multiline') === 'true';

const typeOf = (element, role, elementTypes) => {
  const described = element.getAttribute('aria-roledescription');
  if (described && elementTypes.has(described)) return described;
  if (element.localName === 'input' && element.type === 'password') return 'secureTextField';
  if (role === 'combobox') return element.localName === 'select' ? 'popUpButton' : 'comboBox';
  if (role === 'textbox') return MULTILINE(element) ? 'textView' : 'textField';
  if (role === 'progressbar') return hasAmount(element) ? 'progressIndicator' : 'activityIndicator';
  if (element.hasAttribute('popover') && !role) return 'popover';
  return Object.hasOwn(TYPES, role ?? '') ? TYPES[role] : null;
};

const hasAmount = element => element.localName === 'progress'
  ? element.position >= 0 : element.hasAttribute('aria-valuenow');

const isTypedBy = (element, elementTypes) => typeOf(element, roleOf(element), elementTypes) !== null;

const hasText = element => [...childNodesOf(element)].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());

const childElementsOf = element => [...childNodesOf(element)].filter(node => node.nodeType === Node.ELEMENT_NODE);

const isInline = element => {
  const { display } = style(element);
  return display.startsWith('inline') || display === 'contents' || display === 'none';
};

// Whether an element is one block of text: it has its own words, and its content flows with them.
const isTextBlock = element => hasText(element) && flows(element);

const flows = element => childElementsOf(element)
  .every(child => style(child).display === 'none' || isInline(child) && flows(child));

// Whether the content has no separate elements, such as a link in the text.
const isPlain = (element, elementTypes) => childElementsOf(element)
  .every(child => !isTypedBy(child, elementTypes) && isPlain(child, elementTypes));

// Parts of a page that contain texts but are not texts themselves.
const LANDMARKS = new Set(['navigation', 'region', 'search', 'form', 'main', 'complementary', 'contentinfo', 'group']);

const isDisabled = element => element.matches(':disabled')
  || element.closest('[aria-disabled]')?.getAttribute('aria-disabled') === 'true';

const isChosen = element => {
  if ('checked' in element && ['checkbox', 'radio'].includes(element.type)) return element.checked;
  if (element.localName === 'option') return element.selected;
  if (['aria-checked', 'aria-selected', 'aria-pressed'].some(name => element.getAttribute(name) === 'true')) return true;
  return !['false', null].includes(element.getAttribute('aria-current'));
};

const scrolls = (element, role) => {
  const { overflowY, overflowX } = style(element);
  const isScroller = value => value === 'auto' || value === 'scroll';
  if (isScroller(overflowY)) {
    return element.scrollHeight > element.clientHeight + 1 || overflowY === 'scroll' || ['list', 'listbox'].includes(role);
  }
  return isScroller(overflowX) && element.scrollWidth > element.clientWidth + 1;
};

const bullets = text => '•'.repeat([...new Intl.Segmenter().segment(text)].length);

const valueOf = (element, type) => {
  if (type === 'secureTextField') return bullets(element.value ?? element.textContent);
  if (element.localName === 'select') return [...element.selectedOptions].map(option => collapse(option.text)).join(', ');
  if (['checkBox', 'switch', 'toggle'].includes(type)) return isChosen(element) ? '1' : '0';
  if (type === 'cell') return element.hasAttribute('aria-checked') ? (isChosen(element) ? '1' : '0') : '';
  if (type === 'radioGroup') return chosenRadio(element);
  const spoken = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  if (['textField', 'textView', 'searchField', 'comboBox', 'slider', 'stepper', 'datePicker', 'colorWell'].includes(type)) {
    return spoken ?? ('value' in element ? String(element.value) : element.isContentEditable ? element.innerText : '');
  }
  if (element.localName === 'progress' || element.localName === 'meter') return spoken ?? String(element.value);
  return spoken ?? '';
};

const chosenRadio = group => {
  const radio = [...group.querySelectorAll('input[type=radio], [role=radio]')].find(isChosen);
  return radio ? accessibleName(radio) : '';
};

const labelOf = (element, type) => {
  if (type === 'staticText') {
    return element.getAttribute('aria-label')?.trim()
      || collapse(contentName(element, new Set([element]), { fromContent: true, isProse: true }));
  }
  if (type === 'cell') return (element.getAttribute('aria-label') ?? '').trim();
  return accessibleName(element);
};

// What `adjust` takes: `o` options, `b` on or off, `n` a number within limits, `f` a fraction.
const adjustmentOf = (element, type) => {
  if (element.localName === 'select' && !element.multiple) {
    return 'o' + [...element.options].map(option => clean(collapse(option.text))).join('\x1d');
  }
  if (['checkBox', 'switch', 'radioButton', 'toggle'].includes(type)) return 'b';
  if (element.localName !== 'input') return '';
  if (element.type === 'range') return 'f';
  return element.type === 'number' ? `n${element.min || -1e9}\x1d${element.max || 1e9}` : '';
};

// Replaces the bytes that separate fields and records by spaces, and limits the length of a text.
const clean = text => String(text).replace(/[\x1c-\x1f]/g, ' ').slice(0, 20000);

const BITS = { disabled: 1, chosen: 2, focused: 4, interactive: 8, scrolls: 16, editable: 32, secure: 64, modal: 128, back: 256, moving: 512 };

const activeElement = () => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element === document.body || element === document.documentElement ? null : element;
};

const HARMLESS = /^(offset|computedOffset|easing|composite|opacity|visibility|color|fill|stroke|background.*|border.*color|outline.*|boxShadow|textDecoration.*|textShadow|filter|backdropFilter)$/i;

const runningAnimations = () => document.getAnimations().filter(animation =>
  animation.playState === 'running' && (animation.effect?.getComputedTiming().endTime ?? Infinity) < Infinity);

const movedElements = animations => new Set(animations
  .filter(animation => animation.effect.getKeyframes?.().some(frame => Object.keys(frame).some(key => !HARMLESS.test(key))))
  .map(animation => animation.effect.target));

// One look at the page. `nodes` keeps the node of each element, which gestures find again by its index.
class Look {
  static greatestCount = 20000;

  constructor(settings) {
    styles = new Map();
    this.settings = settings;
    this.nodes = [];
    this.records = [];
    this.scrollers = [];
    this.active = activeElement();
    this.animations = runningAnimations();
    this.moved = movedElements(this.animations);
    if (document.body) this.walk(document.body, { parent: this.root(), scroller: this.rootIndex, inert: false, moving: false, faded: false });
    this.hits = this.nodes.map((node, index) => this.hitOf(node, index));
  }

  // The page itself, if it is larger than the window.
  root() {
    const page = document.scrollingElement;
    const isLarger = page && (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1);
    this.rootIndex = isLarger && style(document.body).overflow !== 'hidden'
      ? this.add(page, -1, { type: 'scrollView', label: '', bits: BITS.scrolls, rect: new DOMRect(0, 0, innerWidth, innerHeight) }) : -1;
    return this.rootIndex;
  }

  add(node, parent, { type, label = '', value = '', title = '', bits = 0, adjustment = '', rect, identifier = '', placeholder = '', scroller = -1 }) {
    const index = this.nodes.push(node) - 1;
    this.scrollers.push(scroller);
    this.records.push({ parent, type, identifier, label, value, placeholder, title, rect, bits, adjustment });
    return index;
  }

  walk(element, around) {
    if (this.nodes.length >= Look.greatestCount || isSilent(element)) return;
    const rules = style(element);
    if (rules.display === 'none' && element.localName !== 'slot' || element.getAttribute('aria-hidden') === 'true') return;
    const here = { ...around, inert: around.inert || element.inert, moving: around.moving || this.moved.has(element), faded: around.faded || rules.opacity === '0' };
    const index = rules.visibility === 'visible' ? this.note(element, here) : null;
    if (index?.isLeaf) return;
    if (index) {
      Object.assign(here, { parent: index.place, scroller: index.scrolls ? index.place : here.scroller, isWithinText: index.isText || here.isWithinText });
      if (!here.isWithinText) this.addOwnText(element, here);
    }
    for (const child of childElementsOf(element)) this.walk(child, here);
  }

  // Adds an element if scenarios see it, and returns the consequences for its content.
  note(element, around) {
    const role = roleOf(element), rect = element.getBoundingClientRect();
    const hasArea = rect.width > 0 && rect.height > 0;
    const doesScroll = element !== document.body && element !== document.documentElement && scrolls(element, role);
    const type = this.typeFor(element, role, doesScroll, around);
    if (!type) {
      if (!around.isWithinText) this.addLooseTexts(element, around);
      return null;
    }
    if (!hasArea || around.faded && !CONTROLS.has(type)) return null;
    const label = labelOf(element, type), identifier = this.identifierOf(element);
    if (type === 'staticText' && !label && !identifier && role !== 'paragraph') return null;
    const place = this.add(element, around.parent, {
      type, label, identifier, rect, value: valueOf(element, type), scroller: around.scroller,
      placeholder: element.getAttribute('placeholder') ?? element.getAttribute('aria-placeholder') ?? '',
      title: ['button', 'link'].includes(type) ? collapse(element.innerText ?? element.value) : '',
      bits: this.bitsOf(element, type, doesScroll, around), adjustment: adjustmentOf(element, type),
    });
    const isText = type === 'staticText';
    return { place, scrolls: doesScroll, isText, isLeaf: LEAVES.has(type) || isText && isPlain(element, this.settings.types) };
  }

  typeFor(element, role, doesScroll, around) {
    const type = typeOf(element, role, this.settings.types);
    if (type) return type;
    if (!around.isWithinText && !LANDMARKS.has(role)) {
      if (isTextBlock(element) || TEXT_ROLES.has(role) && isPlain(element, this.settings.types)) return 'staticText';
    }
    if (element === document.body || element === document.documentElement) return null;
    if (doesScroll) return 'scrollView';
    const isNamed = this.identifierOf(element) || element.hasAttribute('aria-label');
    return isNamed || element.tabIndex >= 0 ? 'other' : null;
  }

  identifierOf(element) {
    for (const name of this.settings.identifiers) {
      const value = element.getAttribute(name);
      if (value) return value;
    }
    return '';
  }

  // The words of an element that is more than a text, such as those of a row.
  addOwnText(element, around) {
    if (!isTextBlock(element)) return this.addLooseTexts(element, around);
    if (element.localName === 'select' || around.faded) return;
    const label = labelOf(element, 'staticText'), range = document.createRange();
    range.selectNodeContents(element);
    const rect = range.getBoundingClientRect();
    if (!label || rect.width === 0 || rect.height === 0) return;
    around.isWithinText = true;
    this.add(element, around.parent, { type: 'staticText', label, rect, scroller: around.scroller, bits: around.moving ? BITS.moving : 0 });
  }

  // Words between elements, such as those beside a block, are elements of their own.
  addLooseTexts(element, around) {
    if (!hasText(element) || element.localName === 'select' || around.faded) return;
    for (const node of childNodesOf(element)) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      if (rect.width > 0 && rect.height > 0) {
        this.add(element, around.parent, { type: 'staticText', label: collapse(node.data), rect, scroller: around.scroller, bits: around.moving ? BITS.moving : 0 });
      }
    }
  }

  bitsOf(element, type, doesScroll, around) {
    const isEditable = ['textField', 'secureTextField', 'searchField', 'textView', 'comboBox', 'stepper'].includes(type)
      && !element.readOnly && ('value' in element || element.isContentEditable);
    const isPickerOfParts = type === 'datePicker' && element.localName !== 'input';
    const isModal = ['sheet', 'alert'].includes(type) && (element.getAttribute('aria-modal') === 'true' || element.matches(':modal'));
    return (around.inert || isDisabled(element) ? BITS.disabled : 0) | (isChosen(element) ? BITS.chosen : 0)
      | (element === this.active ? BITS.focused : 0) | (CONTROLS.has(type) && !isPickerOfParts || element.tabIndex >= 0 ? BITS.interactive : 0)
      | (doesScroll ? BITS.scrolls : 0) | (isEditable ? BITS.editable : 0) | (type === 'secureTextField' ? BITS.secure : 0)
      | (isModal ? BITS.modal : 0) | (element.hasAttribute('data-back') ? BITS.back : 0) | (around.moving ? BITS.moving : 0);
  }

  // What a touch at the centre would meet: nothing else, `m` it moves, `o` it is off the screen, `s` it is scrolled
  // out of an element, `c` another element, `p` a part of the page that is no element.
  hitOf(node, index) {
    const { rect, bits } = this.records[index];
    if (bits & BITS.moving) return 'm';
    if (index === this.rootIndex) return '';
    const x = rect.x + rect.width / 2, y = rect.y + rect.height / 2;
    const scroller = this.scrollerHiding(index, x, y);
    if (scroller >= 0) return `s${scroller}`;
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'o';
    const met = elementAt(x, y);
    if (!met) return 'o';
    if (isWithin(met, node) || [...node.labels ?? []].some(label => isWithin(met, label))) return '';
    return this.coverOf(met, node);
  }

  scrollerHiding(index, x, y) {
    for (let place = this.scrollers[index]; place >= 0; place = this.scrollers[place]) {
      const { rect } = this.records[place];
      if (x < rect.left || y < rect.top || x >= rect.right || y >= rect.bottom) return place;
    }
    return -1;
  }

  coverOf(met, node) {
    for (let element = met; element; element = parentOf(element)) {
      const place = this.places.get(element);
      if (place !== undefined && !isWithin(node, element)) return `c${place}`;
    }
    const name = met.localName + (met.id ? `#${met.id}` : met.classList.length ? `.${met.classList[0]}` : '');
    return `p${name.slice(0, 100)}`;
  }

  // The first element of each node. Loose words share the node of the element around them.
  get places() {
    if (!this.knownPlaces) {
      this.knownPlaces = new Map();
      this.nodes.forEach((node, place) => { if (!this.knownPlaces.has(node)) this.knownPlaces.set(node, place); });
    }
    return this.knownPlaces;
  }

  // Separates records and fields with ASCII's separator bytes, which is several times faster than JSON.
  get text() {
    return this.records.map((record, index) => [
      record.parent, record.type, clean(record.identifier), clean(record.label), clean(record.value),
      clean(record.placeholder), clean(record.title), ...[record.rect.x, record.rect.y, record.rect.width, record.rect.height]
        .map(number => Math.round(number * 100) / 100), record.bits, clean(this.hits[index]), record.adjustment,
    ].join('\x1f')).join('\x1e');
  }
}

const elementAt = (x, y) => {
  let element = document.elementFromPoint(x, y);
  while (element?.shadowRoot) {
    const inner = element.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === element) break;
    element = inner;
  }
  return element;
};

const isWithin = (element, ancestor) => {
  for (let node = element; node; node = parentOf(node)) if (node === ancestor) return true;
  return false;
};
