// Roles of elements and what the page shows of them. One cache of styles serves one look at the page.

let styles = new Map();

const style = element => {
  let known = styles.get(element);
  if (!known) styles.set(element, known = getComputedStyle(element));
  return known;
};

// A text without superfluous space, without the characters that fonts use for pictures, and without the places where a
// word may be broken.
const collapse = text => (text ?? '').replace(/[\p{Co}\u00ad\u200b]/gu, '').replace(/[\t\n\f\r ]+/g, ' ').trim();

// The keys of the properties and methods that nodes have by themselves: `element[own.children]`.
//
// A form gives a field named `children` for `form.children`, and a document an image named `body` for `document.body`. What
// has a symbol as its key is hidden by no name. So whatever may be a form or the document is read by these keys only. All
// frames have the same symbols, because nodes that a page moves keep the properties of the frame that they come from.
const own = Object.create(null);
for (const { prototype } of [Node, Element, HTMLElement, SVGElement, MathMLElement, Document, DocumentFragment, ShadowRoot, Text, EventTarget,
  HTMLButtonElement, HTMLInputElement, HTMLMeterElement, HTMLOutputElement, HTMLProgressElement, HTMLSelectElement,
  HTMLSlotElement, HTMLTextAreaElement]) {
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (!name.startsWith('on')) Object.defineProperty(prototype, own[name] ??= Symbol.for(`rehearse.${name}`), property);
  }
}

const isElement = node => node[own.nodeType] === Node.ELEMENT_NODE;

const childrenOf = element => [...element?.[own.children] ?? []];

const labelsOf = element => [...element[own.labels] ?? []];

const parentOf = node => (isArea(node) ? imageOf(node) : node[own.assignedSlot]) ?? node[own.parentElement] ?? node[own.getRootNode]()[own.host] ?? null;

// Whether a page draws an element without its content.
const hidesContent = element => element[own.localName] === 'details' ? !element.open : style(element).contentVisibility === 'hidden';

const childNodesOf = element => {
  if (hidesContent(element)) return childrenOf(element).filter(child => child[own.localName] === 'summary').slice(0, 1);
  if (element[own.localName] === 'slot' && element[own.assignedNodes]().length) return element[own.assignedNodes]();
  return element[own.shadowRoot] ? element[own.shadowRoot][own.childNodes] : element[own.childNodes];
};

const isUnseen = element => {
  if (element[own.localName] === 'slot') return false;
  const { display, visibility } = style(element);
  return display === 'none' || visibility !== 'visible';
};

const isSilent = element => ['script', 'style', 'noscript', 'template', 'head'].includes(element[own.localName]);

const INPUT_ROLES = {
  button: 'button', submit: 'button', reset: 'button', image: 'button', file: 'button',
  checkbox: 'checkbox', radio: 'radio', range: 'slider', search: 'searchbox', color: 'color',
  date: 'date', time: 'date', 'datetime-local': 'date', month: 'date', week: 'date',
};

const TAG_ROLES = {
  article: 'article', aside: 'complementary', button: 'button', summary: 'button', textarea: 'textbox',
  h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading',
  ul: 'list', ol: 'list', menu: 'list', li: 'listitem', table: 'table', caption: 'caption',
  tr: 'row', td: 'cell', th: 'columnheader', thead: 'rowgroup', tbody: 'rowgroup', tfoot: 'rowgroup',
  progress: 'progressbar', meter: 'meter', dialog: 'dialog', output: 'status',
  option: 'option', fieldset: 'group', details: 'group', optgroup: 'group', p: 'paragraph',
  nav: 'navigation', main: 'main', iframe: 'iframe', frame: 'iframe', figure: 'figure', hr: 'separator',
  form: 'form', legend: 'legend', label: 'label',
};

const inputRole = element => {
  if (element.type === 'hidden') return null;
  return element.list && ['text', 'search', 'url', 'tel', 'email'].includes(element.type)
    ? 'combobox' : INPUT_ROLES[element.type] ?? 'textbox';
};

// With `designMode` the whole document is edited.
const isEditingHost = element => element[own.isContentEditable]
  && (element === document[own.body] || !element[own.parentElement]?.[own.isContentEditable]);

// The items of a list with another role, such as those of a menu, and the rows of a table that is nothing but a layout.
const isMereFrame = element => {
  const around = { li: element[own.parentElement], tr: element[own.closest]('table') }[element[own.localName]];
  if (!around?.[own.hasAttribute]('role')) return false;
  return element[own.localName] === 'li' ? roleOf(around) !== 'list' : roleOf(around) === null;
};

const tagRole = element => {
  const tag = element[own.localName];
  if (tag === 'input') return inputRole(element);
  if (tag === 'a' || tag === 'area') return element[own.hasAttribute]('href') ? 'link' : null;
  if (tag === 'select') return element.multiple || element.size > 1 ? 'listbox' : 'combobox';
  if (tag === 'img') return element[own.getAttribute]('alt') === '' && !element[own.title] ? null : 'img';
  if (tag === 'svg') return element !== document[own.documentElement] && element[own.querySelector](':scope > title') ? 'img' : null;
  if (tag === 'header') return element[own.closest]('article, aside, main, nav, section') ? null : 'banner';
  if (isEditingHost(element)) return 'textbox';
  return isMereFrame(element) ? null : TAG_ROLES[tag] ?? null;
};

// Every role of https://www.w3.org/TR/wai-aria-1.2/#role_definitions that pages may write.
const ROLES = new Set(`alert alertdialog application article banner blockquote button caption cell checkbox code
  columnheader combobox complementary contentinfo definition deletion dialog directory document emphasis feed figure form
  generic grid gridcell group heading img image insertion link list listbox listitem log main marquee math menu menubar
  menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio
  radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong subscript
  superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid
  treeitem`.split(/\s+/));

// The kinds of links in books: https://www.w3.org/TR/dpub-aria-1.1/.
const BOOK_LINKS = new Set(['doc-backlink', 'doc-biblioref', 'doc-glossref', 'doc-noteref']);

// The first role that a browser knows, as ARIA says.
const writtenRole = attribute => {
  const words = (attribute ?? '').trim().toLowerCase().split(/\s+/);
  const role = words.find(word => ROLES.has(word) || BOOK_LINKS.has(word));
  return BOOK_LINKS.has(role) ? 'link' : role;
};

// The roles `none` and `presentation` count only if the element can't be used.
const roleOf = element => {
  const written = writtenRole(element[own.getAttribute]('role'));
  if (written === 'none' || written === 'presentation') {
    return element[own.tabIndex] >= 0 && element[own.matches]('a, button, input, select, textarea, [tabindex]')
      ? tagRole(element) : null;
  }
  return written || tagRole(element);
};
