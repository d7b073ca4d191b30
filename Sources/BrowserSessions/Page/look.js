// The elements of a page as scenarios see them: a walk over the flat tree, then one pass of hit tests.

const BITS = { disabled: 1, chosen: 2, focused: 4, interactive: 8, scrolls: 16, editable: 32, secure: 64, modal: 128, back: 256, moving: 512 };

const activeElement = () => {
  let element = document[own.activeElement];
  while (element?.[own.shadowRoot]?.[own.activeElement]) element = element[own.shadowRoot][own.activeElement];
  const isPage = element === document[own.body] || element === document[own.documentElement];
  return isPage && !element?.[own.isContentEditable] ? null : element;
};

const HARMLESS = /^(offset|computedOffset|easing|composite|opacity|visibility|color|fill|stroke|background.*|border.*color|outline.*|boxShadow|textDecoration.*|textShadow|filter|backdropFilter)$/i;

const endOf = animation => animation.effect?.getComputedTiming().endTime ?? Infinity;

const runningAnimations = () => document[own.getAnimations]()
  .filter(animation => animation.playState === 'running' && endOf(animation) < Infinity);

// Whether steps wait for an animation. One of more than two seconds is there to be looked at, such as the bar that
// shows how long a message stays.
const isBrief = animation => endOf(animation) <= 2000;

// A folded part. It does not cut off what is placed freely. A control without any size is where its label is.
const isFolded = element => {
  if (labelsOf(element).length || element === document[own.body]) return false;
  const isFree = part => ['fixed', 'absolute'].includes(style(part).position);
  return cutsOffAll(element) && ![...element[own.querySelectorAll]('*')].some(isFree);
};

const movedElements = animations => new Set(animations
  .filter(animation => animation.effect.getKeyframes?.().some(frame => Object.keys(frame).some(key => !HARMLESS.test(key))))
  .map(animation => animation.effect.target));

// Whether the words within an element are texts of their own: none are around them, or those of several blocks in one.
const mayHaveTexts = around => !around.words || around.isDivided;

// Whether an element is one of the blocks of such a text, such as the title of a message, and not all of it.
const isPartOfDivided = (element, around) => around.isDivided && !isInline(element) && isTextBlock(element)
  && proseOf(element) !== around.words;

// What has all elements of a page in it. A picture (SVG) has no body; other documents of XML show nothing of their own.
const topElement = () => document[own.body] ?? (document[own.documentElement]?.[own.localName] === 'svg' ? document[own.documentElement] : null);

// One look at the page. `nodes` keeps the node of each element, which gestures find again by its index.
class Look {
  static greatestCount = /*greatestElementCount*/0;

  constructor(settings) {
    styles = new Map();
    this.settings = settings;
    this.nodes = [];
    this.records = [];
    this.scrollers = [];
    this.active = activeElement();
    const animations = runningAnimations();
    this.isAnimated = animations.some(isBrief);
    this.moved = movedElements(animations);
    if (topElement()) this.walk(topElement(), { parent: this.root(), scroller: this.rootIndex, inert: false, moving: false, faded: false, words: '', isDivided: false });
    this.hitTest = new HitTest(this);
    this.hits = this.nodes.map((node, index) => this.hitTest.of(index));
  }

  // The page itself, if it is larger than the window.
  root() {
    const page = document[own.scrollingElement];
    const isLarger = page && document[own.body] && (page[own.scrollHeight] > innerHeight + 1 || page[own.scrollWidth] > innerWidth + 1);
    this.rootIndex = isLarger && style(document[own.body]).overflow !== 'hidden'
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
    const rules = style(element), isSilenced = element[own.getAttribute]('aria-hidden') === 'true';
    if (isSilenced || rules.display === 'none' && element[own.localName] !== 'slot' || isFolded(element)) return this.noteHidden(element, around);
    const here = { ...around, inert: around.inert || element[own.inert], moving: around.moving || this.moved.has(element), faded: around.faded || isClear(element) };
    const seen = rules.visibility === 'visible' ? this.note(element, here) : null;
    if (seen) for (const area of areasOf(element)) this.note(area, { ...here, parent: seen.place ?? here.parent });
    if (seen?.isLeaf || element[own.localName] === 'canvas') return;
    const isNoted = seen?.place !== undefined;
    if (isNoted) {
      Object.assign(here, { parent: seen.place, scroller: seen.scrolls ? seen.place : here.scroller });
      if (seen.words) Object.assign(here, { words: seen.words, isDivided: seen.isDivided });
    }
    const hasTexts = seen && mayHaveTexts(here) && !here.faded && element[own.localName] !== 'select' && hasText(element);
    if (hasTexts && isNoted && isTextBlock(element)) this.addTextOf(element, here);
    this.walkContent(element, here, hasTexts && mayHaveTexts(here));
  }

  // Walks the content of an element. Words beside a block are an element of their own, with those that flow with them.
  walkContent(element, here, hasTexts) {
    let run = [];
    const endRun = () => {
      if (run.some(isWords)) this.addText(element, run, here);
      else for (const part of run.filter(isElement)) this.walk(part, here);
      run = [];
    };
    for (const node of childNodesOf(element)) {
      if (hasTexts && (isElement(node) ? this.isPartOfText(node) : node[own.nodeType] === Node.TEXT_NODE)) run.push(node);
      else if (isElement(node)) {
        endRun();
        this.walk(node, here);
      }
    }
    endRun();
  }

  // Whether an element is nothing but some words of the text around it.
  isPartOfText(element) {
    return isInline(element) && flows(element) && this.isMereText(element) && this.isPlain(element);
  }

  isMereText(element) {
    return !isTypedBy(element, this.settings.types) && !this.isNamed(element) && !canHaveFocus(element);
  }

  // Whether the content has no separate elements, such as a link in the text.
  isPlain(element) { return everyPart(element, part => this.isMereText(part)) }

  // The same, but parts with a name or the focus may be in the text.
  isText(element) { return everyPart(element, part => isAnnotation(part) || !isTypedBy(part, this.settings.types)) }

  // Adds an input for files that the page hides behind a button of its own: it takes files all the same.
  noteHidden(element, around) {
    if (!isFileInput(element) || !element[own.parentElement]) return;
    const label = accessibleName(element);
    if (label || this.identifierOf(element)) this.noteAt(placeOf(element[own.parentElement]), element, 'button', label, around, false);
  }

  // Adds an element if scenarios see it, and returns the consequences for its content; null if its words are not seen.
  note(element, around) {
    const role = roleOf(element);
    const doesScroll = element !== document[own.body] && element !== document[own.documentElement]
      && (scrolls(element) || this.rootIndex < 0 && isScrollingList(element, role));
    const type = this.typeFor(element, role, doesScroll, around);
    if (!type) return {};
    const rect = placeOf(element);
    if (!hasArea(rect) || around.faded && !CONTROLS.has(type)) return null;
    const label = labelOf(element, type);
    if (type === 'staticText' && !label && !this.identifierOf(element) && role !== 'paragraph') return null;
    return this.noteAt(rect, element, type, label, around, doesScroll);
  }

  noteAt(rect, element, type, label, around, doesScroll) {
    const identifier = this.identifierOf(element);
    const place = this.add(element, around.parent, {
      type, label, identifier, rect, value: valueOf(element, type), scroller: around.scroller,
      placeholder: element[own.getAttribute]('placeholder') ?? element[own.getAttribute]('aria-placeholder') ?? '',
      title: ['button', 'link'].includes(type) ? collapse(element[own.localName] === 'input' ? buttonName(element) : element[own.innerText]) : '',
      bits: this.bitsOf(element, type, doesScroll, around), adjustment: adjustmentOf(element, type),
    });
    const hasWords = type === 'staticText' && (around.words || !isNamedApart(element, label));
    const isDivided = hasWords && !flows(element);
    return {
      place, scrolls: doesScroll, words: hasWords || type === 'menuItem' ? label : '', isDivided,
      isLeaf: isLeaf(element, type) || hasWords && !isDivided && this.isPlain(element),
    };
  }

  typeFor(element, role, doesScroll, around) {
    const type = typeOf(element, role, this.settings.types);
    if (type) return type;
    if (!LANDMARKS.has(role) && (around.words ? isPartOfDivided(element, around) : this.isOneText(element, role))) return 'staticText';
    if (element === document[own.body] || element === document[own.documentElement]) return null;
    if (doesScroll) return 'scrollView';
    if (!this.isNamed(element) && !canHaveFocus(element)) return isLabelWithoutWords(element) ? 'other' : null;
    // A part of a text with a name of its own has its own words, unless it is all of the text.
    const isPart = around.words && isTextBlock(element) && labelOf(element, 'staticText') !== around.words;
    if (isPart) return 'staticText';
    return isLinkToNowhere(element) && !this.isNamed(element) && hasWords(element) ? null : 'other';
  }

  isOneText(element, role) { return isTextBlock(element) || TEXT_ROLES.has(role) && this.isText(element) }

  isNamed(element) {
    return this.identifierOf(element) !== '' || element[own.hasAttribute]('aria-label') || isNamedByTitle(element);
  }

  identifierOf(element) {
    for (const name of this.settings.identifiers) {
      const value = element[own.getAttribute](name);
      if (value) return value;
    }
    return '';
  }

  // The words of an element that is more than a text, such as those of a row.
  addTextOf(element, around) {
    const words = proseOf(element);
    if (this.addText(element, [...childNodesOf(element)], around, words)) around.words = words;
  }

  // Adds words that flow together within an element, if they are to be seen.
  addText(element, nodes, around, label = proseOf(element, nodes)) {
    const rect = rectAround(nodes);
    if (!label || label === around.words || !rect) return false;
    this.add(element, around.parent, { type: 'staticText', label, rect, scroller: around.scroller, bits: around.moving ? BITS.moving : 0 });
    return true;
  }

  bitsOf(element, type, doesScroll, around) {
    const isEditable = ['textField', 'secureTextField', 'searchField', 'textView', 'comboBox', 'stepper'].includes(type)
      && !element[own.readOnly] && (holdsValue(element) || element[own.isContentEditable]);
    const isPickerOfParts = type === 'datePicker' && element[own.localName] !== 'input';
    const isModal = ['sheet', 'alert'].includes(type) && (element[own.getAttribute]('aria-modal') === 'true' || element[own.matches](':modal'));
    return (around.inert || isDisabled(type === 'menuItem' ? usedBy(element) : element) ? BITS.disabled : 0) | (isChosen(element) ? BITS.chosen : 0)
      | (element === this.active ? BITS.focused : 0) | (CONTROLS.has(type) && !isPickerOfParts || canHaveFocus(element) ? BITS.interactive : 0)
      | (doesScroll ? BITS.scrolls : 0) | (isEditable ? BITS.editable : 0) | (type === 'secureTextField' ? BITS.secure : 0)
      | (isModal ? BITS.modal : 0) | (element[own.hasAttribute]('data-back') ? BITS.back : 0) | (around.moving ? BITS.moving : 0);
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
