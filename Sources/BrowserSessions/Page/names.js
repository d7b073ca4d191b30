// The accessible name of an element, by the steps 2A to 2I of https://www.w3.org/TR/accname-1.2/.

const NAMED_BY_CONTENT = new Set([
  'button', 'caption', 'cell', 'checkbox', 'columnheader', 'gridcell', 'heading', 'label', 'legend', 'link',
  'menuitem', 'menuitemcheckbox', 'menuitemradio', 'option', 'radio', 'row', 'rowheader', 'switch', 'tab',
  'tooltip', 'treeitem',
]);

const NEVER_NAMED = new Set(['caption', 'code', 'deletion', 'emphasis', 'generic', 'insertion', 'mark', 'paragraph',
  'strong', 'subscript', 'superscript', 'suggestion', 'term', 'time', 'definition']);

// The roles of controls, which are not prose even inside a text.
const NOT_PROSE = new Set(['button', 'checkbox', 'color', 'combobox', 'date', 'listbox', 'meter', 'progressbar', 'radio',
  'searchbox', 'slider', 'spinbutton', 'switch', 'textbox']);

const referenced = (element, attribute) => (element[own.getAttribute](attribute) ?? '').trim().split(/\s+/)
  .map(id => id && element[own.getRootNode]()[own.getElementById]?.(id)).filter(Boolean);

// `inReference` is the mode of following aria-labelledby: its target counts although it is hidden, and so does
// what is hidden along with it; a reference within a reference is not followed.
const nameOf = (element, visited, mode) => {
  const isTarget = mode.target === element;
  if (!isTarget && visited.has(element)) return '';
  visited.add(element);
  if (!isTarget && isHiddenFrom(element, mode)) return '';
  const references = mode.inReference ? [] : referenced(element, 'aria-labelledby');
  if (references.length) {
    const text = collapse(references.map(target => nameOf(target, new Set(visited), {
      inReference: true, fromContent: true, target, embedded: target !== element,
      withHidden: isUnseen(target) || target[own.closest]('[aria-hidden=true]') !== null,
    })).join(' '));
    if (text) return text;
  }
  const role = roleOf(element);
  if (mode.isProse && NOT_PROSE.has(role)) return '';
  if (mode.embedded) {
    const value = embeddedValue(element, role, visited, mode);
    if (value !== null) return value;
  }
  const label = element[own.getAttribute]('aria-label');
  if (label?.trim()) return label.trim();
  const native = role === null && element[own.getAttribute]('role') ? '' : nativeName(element, role, visited, mode);
  if (native) return native;
  if (NAMED_BY_CONTENT.has(role) || mode.fromContent) {
    const content = contentName(element, visited, mode);
    if (collapse(content) || mode.fromContent && !NAMED_BY_CONTENT.has(role) && !element[own.title]) return content;
  }
  return tooltip(element, role);
};

const tooltip = (element, role) => {
  const title = element[own.getAttribute]('title');
  if (title?.trim()) return title.trim();
  const takesText = ['textbox', 'searchbox', 'combobox'].includes(role);
  return takesText ? (element[own.getAttribute]('placeholder') ?? element[own.getAttribute]('aria-placeholder') ?? '').trim() : '';
};

const isHiddenFrom = (element, mode) => {
  if (isSilent(element)) return true;
  if (mode.withHidden) return false;
  return element[own.getAttribute]('aria-hidden') === 'true' || isUnseen(element);
};

// Step 2C: the value of a control within a label.
const embeddedValue = (element, role, visited, mode) => {
  switch (role) {
    case 'textbox': case 'searchbox':
      return element[own.value] ?? element[own.textContent];
    case 'combobox': case 'listbox': {
      if (element[own.localName] === 'select') return [...element.selectedOptions].map(option => collapse(option.text)).join(' ');
      const chosen = [...element[own.querySelectorAll]('[role=option][aria-selected=true]')];
      if (chosen.length) {
        return chosen.map(option => nameOf(option, new Set(visited), { ...mode, fromContent: true, embedded: false })).join(' ');
      }
      return own.value in element ? element[own.value] : role === 'combobox' && element[own.querySelector]('[role=listbox]') ? null : '';
    }
    case 'slider': case 'spinbutton': case 'progressbar': case 'meter': case 'scrollbar':
      return element[own.getAttribute]('aria-valuetext') ?? element[own.getAttribute]('aria-valuenow') ?? String(element[own.value] ?? '');
    default:
      if (element[own.localName] === 'input' && ['number', 'date', 'time'].includes(element.type)) return element.value;
      return null;
  }
};

// Step 2E: the name that HTML or SVG gives an element.
const nativeName = (element, role, visited, mode) => {
  const tag = element[own.localName];
  if (tag === 'input' && ['submit', 'reset', 'button'].includes(element.type)) return buttonName(element);
  if (tag === 'img' || tag === 'area' || tag === 'input' && element.type === 'image') {
    const alternative = element[own.getAttribute]('alt')?.trim();
    if (alternative) return alternative;
    return tag === 'input' ? element[own.title].trim() || 'Submit' : '';
  }
  const labels = mode.inReference ? [] : labelsOf(element).filter(label => !visited.has(label));
  if (labels.length) {
    const text = collapse(labels.map(label => nameOf(label, new Set([element]), {
      fromContent: true, embedded: true, target: label, ownerOf: element,
    })).join(' '));
    if (text) return text;
  }
  const caption = { fieldset: 'legend', table: 'caption', figure: 'figcaption', svg: 'title' }[tag];
  const child = caption && childrenOf(element).find(kid => kid[own.localName] === caption);
  if (child) return collapse(tag === 'svg' ? child[own.textContent] : nameOf(child, new Set(), { fromContent: true, target: child }));
  if (tag === 'optgroup' || tag === 'option' && element.label) return element.label.trim();
  return '';
};

const buttonName = element => {
  if (element.value) return collapse(element.value);
  if (element.type === 'button') return '';
  return element[own.title].trim() || { submit: 'Submit', reset: 'Reset' }[element.type];
};

// Steps 2F to 2H: the content of an element, including `::before` and `::after`.
const contentName = (element, visited, mode) => generated(element, '::before')
  + nameOfNodes(element, [...childNodesOf(element), ...referenced(element, 'aria-owns')], visited, mode)
  + generated(element, '::after');

const nameOfNodes = (element, nodes, visited, mode) => {
  let text = '';
  for (const node of nodes) {
    if (node[own.nodeType] === Node.TEXT_NODE) { text += node[own.textContent]; continue; }
    if (!isElement(node) || node === mode.ownerOf && !mode.embedded) continue;
    if (node[own.localName] === 'br') { text += ' '; continue; }
    // Browsers leave the menu that an item opens, and notes above words, out of a name.
    if (roleOf(node) === 'menu' || isAnnotation(node)) continue;
    const isOwned = node[own.parentNode] !== element && !node[own.assignedSlot] && node[own.getRootNode]() !== element[own.shadowRoot];
    const part = nameOf(node, visited, {
      fromContent: true, embedded: true, withHidden: mode.withHidden, ownerOf: mode.ownerOf,
      inReference: mode.inReference, isProse: mode.isProse,
    });
    text += isOwned || isBlock(node) && (part || breaksLine(node)) ? ` ${part} ` : part;
  }
  return text;
};

// The words of an element as they are read, or of some of its nodes, without the values of controls.
const proseOf = (element, nodes) => {
  const [visited, mode] = [new Set([element]), { fromContent: true, isProse: true }];
  return collapse(nodes ? nameOfNodes(element, nodes, visited, mode) : contentName(element, visited, mode));
};

const isBlock = element => {
  const { display, float } = style(element);
  return float !== 'none' && float !== '' || !(/^(inline$|ruby)/.test(display) || display === 'contents' || display === '');
};

// Whether a block begins a new line, and so stands between words even if nothing of it is in their name.
const breaksLine = element => {
  const { display, position } = style(element);
  return !/^(inline|none)/.test(display) && !['absolute', 'fixed'].includes(position);
};

const generated = (element, which) => {
  const rules = getComputedStyle(element, which);
  const content = rules.content;
  if (!content || content === 'none' || content === 'normal') return '';
  const parts = splitAlternative(content);
  let text = '';
  for (const match of parts.matchAll(/"((?:[^"\\]|\\.)*)"|attr\(([\w-]+)\)/g)) {
    text += match[1]?.replace(/\\(.)/g, '$1') ?? element[own.getAttribute](match[2]) ?? '';
  }
  return text && rules.display !== 'inline' ? ` ${text} ` : text;
};

// The alternative text after a slash outside of quotes, or all of a `content` without one.
const splitAlternative = content => {
  let isQuoted = false;
  for (let index = 0; index < content.length; index++) {
    const character = content[index];
    if (isQuoted && character === '\\') index++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === '/') return content.slice(index + 1);
  }
  return content;
};

const accessibleName = element => {
  const role = roleOf(element);
  if (NEVER_NAMED.has(role) && !element[own.hasAttribute]('aria-labelledby') && !element[own.hasAttribute]('aria-label')) return '';
  return collapse(nameOf(element, new Set(), { target: element }));
};
