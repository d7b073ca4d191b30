// What an element says: its label, its value and the values that it can be set to.

const bullets = text => '•'.repeat([...new Intl.Segmenter().segment(text)].length);

const valueOf = (element, type) => {
  if (type === 'secureTextField') return bullets(element[own.value] ?? element[own.textContent]);
  if (element[own.localName] === 'select') return [...element.selectedOptions].map(option => collapse(option.text)).join(', ');
  if (['checkBox', 'switch', 'toggle'].includes(type)) return isMixed(element) ? 'mixed' : isChosen(element) ? '1' : '0';
  if (type === 'cell') return element[own.hasAttribute]('aria-checked') ? (isChosen(element) ? '1' : '0') : '';
  if (type === 'radioGroup') return chosenRadio(element);
  const input = fileInputOf(element, type);
  if (input) return [...input.files].map(file => file.name).join(', ');
  // What is typed shows before a page says it to screen readers.
  if (['textField', 'textView', 'searchField', 'comboBox', 'stepper'].includes(type) && holdsValue(element)) return String(element[own.value]);
  const spoken = element[own.getAttribute]('aria-valuetext') ?? element[own.getAttribute]('aria-valuenow');
  if (['textField', 'textView', 'searchField', 'comboBox', 'slider', 'stepper', 'datePicker', 'colorWell'].includes(type)) {
    return spoken ?? (holdsValue(element) ? String(element[own.value]) : shownText(element));
  }
  if (element[own.localName] === 'progress' && !hasAmount(element)) return '';
  if (element[own.localName] === 'progress' || element[own.localName] === 'meter') return spoken ?? String(element.value);
  return spoken ?? '';
};

// Whether what an element shows is its value. That of a button or a list item is something else.
const holdsValue = element => own.value in element && !['button', 'li'].includes(element[own.localName]);

// The input for files that a button is, or has within it.
const fileInputOf = (element, type) => {
  if (type !== 'button') return null;
  return isFileInput(element) ? element : element[own.querySelector]('input[type=file]');
};

const isMixed = element => element[own.indeterminate] === true || element[own.getAttribute]('aria-checked') === 'mixed';

// Browsers keep an empty line where all of an editable text was removed, and editors a character without any width.
// A space that is typed at the end is one at which no line breaks.
const editedText = element => element[own.innerText].replace(/[\u200b\ufeff]/g, '').replace(/\u00a0/g, ' ').replace(/\n$/, '');

// What a field shows that is no input: its text, which may be only read. A combo box shows the text of the field within it,
// its words, or the chosen one of the options within it. One around another combo box is nothing but its frame.
const shownText = element => {
  const role = roleOf(element);
  if (element[own.isContentEditable] || ['textbox', 'searchbox'].includes(role)) return editedText(element);
  if (role !== 'combobox') return '';
  const field = fieldWithin(element);
  if (field && roleOf(field) === 'combobox') return '';
  if (field?.value) return field.value;
  const options = [...element[own.querySelectorAll]('[role=option]')];
  return proseOf(element) || collapse((options.length ? options.find(isChosen) : element)?.[own.innerText]);
};

const fieldWithin = element => [...element[own.querySelectorAll]('input:not([type=password]), textarea, [role=combobox]')]
  .find(part => ['textbox', 'searchbox', 'combobox'].includes(roleOf(part)));

const chosenRadio = group => {
  const radio = findPart(group, part => roleOf(part) === 'radio' && isChosen(part));
  return radio ? accessibleName(radio) : '';
};

// Whether the label of a text is a name that the page gives it instead of its words.
const isNamedApart = (element, label) => ['aria-label', 'aria-labelledby'].some(name => element[own.hasAttribute](name))
  && label !== proseOf(element);

const labelOf = (element, type) => {
  if (type === 'staticText') {
    const isReferring = element[own.hasAttribute]('aria-labelledby');
    return isReferring && accessibleName(element) || element[own.getAttribute]('aria-label')?.trim() || proseOf(element);
  }
  // The text of an option in a list has no place of its own.
  if (element[own.localName] === 'option') return collapse(element[own.getAttribute]('aria-label') || element.label);
  if (type === 'cell') return (element[own.getAttribute]('aria-label') ?? '').trim();
  return accessibleName(element);
};

// Inputs whose values are texts of one form.
const FORMS = { time: 'time', 'datetime-local': 'dateAndTime', month: 'month', week: 'week', color: 'color', file: 'file' };

// An option of a disabled group is disabled too.
const canChoose = option => !option[own.matches](':disabled');

const textOf = option => clean(collapse(option.text));

// A slider that the page draws itself. It moves by arrow keys (https://www.w3.org/WAI/ARIA/apg/patterns/slider/).
const isDrawnSlider = element => element[own.getAttribute]('role') === 'slider' && element[own.localName] !== 'input'
  && !isNaN(element[own.ariaValueNow] ?? NaN) && element[own.ariaReadOnly] !== 'true' && handleOf(element) != null;

// What takes the keys of a slider: it itself, or a part of it.
const handleOf = slider => [slider, ...slider[own.querySelectorAll]('[tabindex]')].find(canHaveFocus);

// What `adjust` takes: `o` options, each after `+`, or after `-` if it is disabled, `b` on or off, `n` a number
// within limits, `f` a fraction, `d` a date within limits, `w` a text of one form.
const adjustmentOf = (element, type) => {
  if (element[own.localName] === 'select' && !element.multiple) {
    return 'o' + [...element.options].map(option => (canChoose(option) ? '+' : '-') + textOf(option)).join('\x1d');
  }
  if (['checkBox', 'switch', 'radioButton', 'toggle'].includes(type)) return 'b';
  if (fileInputOf(element, type)) return `w${FORMS.file}`;
  if (isDrawnSlider(element)) return 'f';
  if (element[own.localName] !== 'input' || element[own.readOnly]) return '';
  if (element.list && roleOf(element) === 'combobox') return 'o' + [...element.list.options].map(option => (canChoose(option) ? '+' : '-') + clean(option.value)).join('\x1d');
  if (element.type === 'range') return 'f';
  if (element.type === 'number') return `n${element.min || -1e9}\x1d${element.max || 1e9}`;
  if (element.type === 'date') return `d${element.min || '0001-01-01'}\x1d${element.max || '9999-12-31'}`;
  return Object.hasOwn(FORMS, element.type) ? `w${FORMS[element.type]}` : '';
};

// Replaces the bytes that separate fields and records by spaces, limits the length of a text, and replaces halves of
// characters, which no answer of a browser can have.
const clean = text => String(text).replace(/[\x1c-\x1f]/g, ' ').slice(0, 20000).toWellFormed();
