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

// A field of a form hides the form's property of the same name, such as `children`. What is used of forms is read in ways
// that no field hides.
const nodeType = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeType').get;

const isElement = node => nodeType.call(node) === Node.ELEMENT_NODE;

const matches = (element, selector) => Element.prototype.matches.call(element, selector);

const childrenOf = element => [...element?.childNodes ?? []].filter(isElement);

const labelsOf = element => element.localName === 'form' ? [] : [...element.labels ?? []];

const isEdited = element => element?.isContentEditable === true;

const parentOf = node => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host ?? null;

// Whether a page draws an element without its content.
const hidesContent = element => element.localName === 'details' ? !element.open : style(element).contentVisibility === 'hidden';

const childNodesOf = element => {
  if (hidesContent(element)) return childrenOf(element).filter(child => child.localName === 'summary').slice(0, 1);
  if (element.localName === 'slot' && element.assignedNodes().length) return element.assignedNodes();
  return element.shadowRoot ? element.shadowRoot.childNodes : element.childNodes;
};

const isUnseen = element => {
  if (element.localName === 'slot') return false;
  const { display, visibility } = style(element);
  return display === 'none' || visibility !== 'visible';
};

const isSilent = element => ['script', 'style', 'noscript', 'template', 'head'].includes(element.localName);

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
const isEditingHost = element => isEdited(element)
  && (element === document.body || !isEdited(element.parentElement));

// The items of a list with another role, such as those of a menu, and the rows of a table that is nothing but a layout.
const isMereFrame = element => {
  const around = { li: element.parentElement, tr: element.closest('table') }[element.localName];
  if (!around?.hasAttribute('role')) return false;
  return element.localName === 'li' ? roleOf(around) !== 'list' : roleOf(around) === null;
};

const tagRole = element => {
  const tag = element.localName;
  if (tag === 'input') return inputRole(element);
  if (tag === 'a' || tag === 'area') return element.hasAttribute('href') ? 'link' : null;
  if (tag === 'select') return element.multiple || element.size > 1 ? 'listbox' : 'combobox';
  if (tag === 'img') return element.getAttribute('alt') === '' && !element.title ? null : 'img';
  if (tag === 'svg') return element.querySelector(':scope > title') ? 'img' : null;
  if (tag === 'header') return element.closest('article, aside, main, nav, section') ? null : 'banner';
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
  const written = writtenRole(element.getAttribute('role'));
  if (written === 'none' || written === 'presentation') {
    return element.tabIndex >= 0 && element.matches('a, button, input, select, textarea, [tabindex]')
      ? tagRole(element) : null;
  }
  return written || tagRole(element);
};
