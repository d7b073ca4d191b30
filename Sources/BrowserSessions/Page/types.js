// The element type of each part of a page, and its states.

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

const MULTILINE = element => element[own.localName] === 'textarea' || element[own.isContentEditable]
  || element[own.getAttribute]('aria-multiline') === 'true';

const typeOf = (element, role, elementTypes) => {
  const described = element[own.getAttribute]('aria-roledescription');
  if (described && elementTypes.has(described)) return described;
  if (element[own.localName] === 'input' && element.type === 'password') return 'secureTextField';
  if (role === 'combobox') return element[own.localName] === 'select' ? 'popUpButton' : 'comboBox';
  if (role === 'textbox') return MULTILINE(element) ? 'textView' : 'textField';
  if (role === 'progressbar') return hasAmount(element) ? 'progressIndicator' : 'activityIndicator';
  if (element[own.hasAttribute]('popover') && !role) return 'popover';
  if (isAnnotation(element) && !role) return 'staticText';
  if (Object.hasOwn(TYPES, role ?? '')) return TYPES[role];
  // Editors give what they edit other roles, such as `document`.
  return role && isEditingHost(element) ? 'textView' : null;
};

const hasAmount = element => element[own.localName] === 'progress'
  ? element.position >= 0 : element[own.hasAttribute]('aria-valuenow');

const isTypedBy = (element, elementTypes) => typeOf(element, roleOf(element), elementTypes) !== null;

const isWords = node => node[own.nodeType] === Node.TEXT_NODE && node.data.trim() !== '';

const hasText = element => [...childNodesOf(element)].some(isWords);

const childElementsOf = element => [...childNodesOf(element)].filter(isElement);

const isInline = element => {
  const { display } = style(element);
  return /^(inline|ruby)/.test(display) || display === 'contents' || display === 'none';
};

// A note above some words of a text, such as how to read them, or a bracket around one for browsers that show none.
const isAnnotation = element => ['rt', 'rp'].includes(element[own.localName]);

// Whether an element is one block of text: it has its own words, and its content flows with them.
const isTextBlock = element => (hasText(element) || element[own.localName] === 'pre') && flows(element);

const flows = element => childElementsOf(element)
  .every(child => style(child).display === 'none' || isInline(child) && flows(child));

// The smallest rectangle around the parts of nodes that have an area; null without any.
const rectAround = nodes => {
  const rects = nodes.map(rectOf).filter(hasArea);
  if (!rects.length) return null;
  const [x, y] = [Math.min(...rects.map(rect => rect.left)), Math.min(...rects.map(rect => rect.top))];
  return new DOMRect(x, y, Math.max(...rects.map(rect => rect.right)) - x, Math.max(...rects.map(rect => rect.bottom)) - y);
};

// Whether something holds for all elements within another one.
const everyPart = (element, holds) => childElementsOf(element).every(part => holds(part) && everyPart(part, holds));

// The first element within another one for which something holds.
const findPart = (element, holds) => {
  for (const part of childElementsOf(element)) {
    const found = holds(part) ? part : findPart(part, holds);
    if (found) return found;
  }
};

// What shows an element, and gets its touches: often it itself.
const shownBy = element => (isArea(element) ? imageOf(element) : labelShowing(element) ?? partShowing(element)) ?? element;

// The label of a control that the page hides behind it.
const labelShowing = element => {
  const labels = labelsOf(element);
  return labels.length && isOutOfReach(element) ? labels.find(label => hasArea(label[own.getBoundingClientRect]())) : undefined;
};

// Whether nobody can see or touch a control: it has no size, is cut off or is beside the page.
const isOutOfReach = element => {
  const { width, height, right, bottom } = element[own.getBoundingClientRect]();
  return width <= 1 || height <= 1 || style(element).clip !== 'auto' || right + scrollX <= 0 || bottom + scrollY <= 0;
};

const isOutOfSight = element => {
  const { width, height } = element[own.getBoundingClientRect]();
  return width <= 1 || height <= 1 || isUnseen(element) || isClear(element);
};

// What is around a text area or range that is hidden: the editor whose keys it gets, or the handle of the slider.
const partShowing = element => {
  if (!element[own.matches]('textarea, input[type=range]') || !isOutOfSight(element) && !cutsOffAll(parentOf(element), 1)) return null;
  let part = parentOf(element);
  while (part && isOutOfSight(part)) part = parentOf(part);
  return part === document[own.body] ? null : part;
};

const hasArea = rect => rect.width > 0 && rect.height > 0;

// The place of an element: that of what shows it, or of its content if that has no size.
const placeOf = element => {
  if (isArea(element)) return placeOfArea(element);
  const rect = shownBy(element)[own.getBoundingClientRect]();
  if (hasArea(rect)) return rect;
  const { overflowX, display } = style(element);
  const content = overflowX === 'visible' || display === 'contents' ? rectAround([...childNodesOf(element)]) : null;
  return content ?? rect;
};

const rectOf = node => {
  if (isElement(node)) return node[own.getBoundingClientRect]();
  const range = document[own.createRange]();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
};

// Elements of formulas and other languages have no such number.
const canHaveFocus = element => element[own.tabIndex] >= 0;

// Some pages leave a trace of the controls that they hide.
const isClear = element => +style(element).opacity < 0.01;

const isFrame = element => ['iframe', 'frame'].includes(element?.[own.localName]);

// A link without an address, which browsers say can have the focus.
const isLinkToNowhere = element => element[own.localName] === 'a' && !element[own.hasAttribute]('href') && !element[own.hasAttribute]('tabindex');

const hasWords = element => element[own.textContent].trim() !== '';

// A picture or icon that is named by nothing but the hint that it shows.
const isNamedByTitle = element => Boolean(element[own.title]?.trim?.()) && !hasWords(element)
  && everyPart(element, part => roleOf(part) === null);

const isFileInput = element => element[own.localName] === 'input' && element.type === 'file';

// A menu item that opens a menu within it is more than its label.
const isLeaf = (element, type) => element[own.localName] === 'option' || LEAVES.has(type) && !(type === 'menuItem' && element[own.querySelector]('[role=menu], [role=group]'));

// A label that is a picture: it is touched in place of its hidden control, and has the name that its title gives it.
const isLabelWithoutWords = element => element[own.localName] === 'label' && element[own.title].trim() && !hasText(element)
  && element.control && style(element.control).display === 'none';

// Parts of a page that contain texts but are not texts themselves.
const LANDMARKS = new Set(['navigation', 'region', 'search', 'form', 'main', 'complementary', 'contentinfo', 'group']);

// What takes the touches of a menu item: the only element within it, such as a link, or itself.
const usedBy = item => item[own.childElementCount] === 1 ? item[own.firstElementChild] : item;

const isDisabled = element => element[own.matches](':disabled')
  || element[own.closest]('[aria-disabled]')?.[own.getAttribute]('aria-disabled') === 'true';

const isChosen = element => {
  if (['checkbox', 'radio'].includes(element[own.type]) && own.checked in element) return element[own.checked];
  if (element[own.localName] === 'option') return element.selected;
  if (['aria-checked', 'aria-selected', 'aria-pressed'].some(name => element[own.getAttribute](name) === 'true')) return true;
  return !['false', 'date', 'time', '', null].includes(element[own.getAttribute]('aria-current'));
};

// Whether an element that is no wider or no higher than some pixels cuts off its content.
const cutsOffAll = (element, most = 0) => {
  const { overflowX, overflowY, display } = style(element);
  if (overflowX === 'visible' && overflowY === 'visible' || display.startsWith('inline')) return false;
  const { width, height } = element[own.getBoundingClientRect]();
  return width < most + 1 || height < most + 1;
};

const isScroller = overflow => overflow === 'auto' || overflow === 'scroll';

// A page that moves a long list itself, as the wheel turns, asks the browser not to.
const isMovedByPage = element => style(element).overflowY === 'hidden' && style(element).overflowAnchor === 'none'
  && element[own.scrollHeight] > element[own.clientHeight] + 1;

// One that scrolls to the sides only has `overflow-y: auto` as well, because browsers compute it so.
const scrolls = element => {
  const { overflowY, overflowX } = style(element);
  if (overflowY === 'scroll' || overflowY === 'auto' && element[own.scrollHeight] > element[own.clientHeight] + 1) return true;
  if (isMovedByPage(element)) return true;
  return isScroller(overflowX) && element[own.scrollWidth] > element[own.clientWidth] + 1;
};

// A list that would scroll if it were longer.
const isScrollingList = (element, role) => ['list', 'listbox'].includes(role) && isScroller(style(element).overflowY);
