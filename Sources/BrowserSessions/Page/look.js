// The elements of a page as scenarios see them: a walk over the flat tree, then one pass of hit tests.

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
    this.hitTest = new HitTest(this);
    this.hits = this.nodes.map((node, index) => this.hitTest.of(index));
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

  // Separates records and fields with ASCII's separator bytes, which is several times faster than JSON.
  get text() {
    return this.records.map((record, index) => [
      record.parent, record.type, clean(record.identifier), clean(record.label), clean(record.value),
      clean(record.placeholder), clean(record.title), ...[record.rect.x, record.rect.y, record.rect.width, record.rect.height]
        .map(number => Math.round(number * 100) / 100), record.bits, clean(this.hits[index]), record.adjustment,
    ].join('\x1f')).join('\x1e');
  }
}
