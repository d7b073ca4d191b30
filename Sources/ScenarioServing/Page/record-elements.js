// Elements of the app's screens: what they are called, and which of them are the same on two screens.

export const called = ({ name, identifier, contents }) => name || identifier || contents;

export const isSame = (one) => (other) =>
  one.role === other.role && (one.identifier || called(one)) === (other.identifier || called(other));

const isAtPlaceOf = (one) => (other) => one.role === other.role && String(one.frame) === String(other.frame);

const byDistanceTo = (id) => (one, other) => Math.abs(one.id - id) - Math.abs(other.id - id);

// The element of a later screen that shows the same, or is at the same place, for the page's focus.
export function counterpart(element, elements) {
  return elements.filter(isSame(element)).sort(byDistanceTo(element.id))[0] ?? elements.find(isAtPlaceOf(element));
}

// The element of a later screen that an element has become, for acts; undefined if it has gone, or if it is not known
// which of several that look alike it is.
export function successor(element, before, now) {
  const [earlier, later] = [before, now].map((elements) => elements.filter(isSame(element)));
  return earlier.length === later.length ? later[earlier.indexOf(element)] : undefined;
}
