// Image maps. To screen readers, browsers show the areas of a map as parts of the first image that has it.

const isArea = node => node[own.localName] === 'area';

const mapOf = image => {
  const name = /#(.+)/s.exec(image[own.getAttribute]('usemap') ?? '')?.[1];
  return name && [...image[own.getRootNode]()[own.querySelectorAll]('map')].find(map => map[own.getAttribute]('name') === name);
};

const imageOf = area => {
  const map = area[own.closest]('map'), images = map?.[own.getRootNode]()[own.querySelectorAll]('img[usemap]') ?? [];
  return [...images].find(image => mapOf(image) === map && hasArea(image[own.getBoundingClientRect]()));
};

const areasOf = image => {
  const map = image[own.localName] === 'img' && mapOf(image);
  return map ? [...map[own.querySelectorAll]('area')].filter(area => imageOf(area) === image) : [];
};

// The place of an image without its frame, from which the coordinates of areas count.
const contentOf = image => {
  const { x, y } = image[own.getBoundingClientRect](), { paddingLeft, paddingTop } = style(image);
  return new DOMRect(x + image[own.clientLeft] + parseFloat(paddingLeft), y + image[own.clientTop] + parseFloat(paddingTop),
    image.width, image.height);
};

const rectangle = (left, top, right, bottom) => [[left, top], [right, top], [right, bottom], [left, bottom]];

// The corners of an area; a circle has many.
const cornersOf = (area, { width, height }) => {
  const numbers = (area[own.getAttribute]('coords')?.match(/-?[\d.]+/g) ?? []).map(Number);
  const shape = area[own.getAttribute]('shape')?.toLowerCase() ?? '', [x, y, radius] = numbers;
  if (shape === 'default') return rectangle(0, 0, width, height);
  if (shape.startsWith('poly')) return numbers.flatMap((number, index) => index % 2 ? [[numbers[index - 1], number]] : []);
  if (!shape.startsWith('circ')) return rectangle(...numbers);
  return Array.from({ length: 32 }, (_, index) => index * Math.PI / 16)
    .map(angle => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
};

// Whether a point lies between corners: a line to the left of it crosses an odd number of edges.
const isBetween = (corners, x, y) => corners.filter(([toX, toY], index) => {
  const [fromX, fromY] = corners.at(index - 1);
  return fromY > y !== toY > y && x > fromX + (y - fromY) / (toY - fromY) * (toX - fromX);
}).length % 2 === 1;

// The rectangle around an area, as far as its image shows it.
const placeOfArea = area => {
  const image = imageOf(area), content = image ? contentOf(image) : new DOMRect();
  const corners = image ? cornersOf(area, content) : [];
  const [left, right] = extent(corners.map(([x]) => x), content.width);
  const [top, bottom] = extent(corners.map(([, y]) => y), content.height);
  return new DOMRect(content.x + left, content.y + top, right - left, bottom - top);
};

const extent = (numbers, most) => {
  const known = numbers.filter(isFinite).map(number => Math.min(Math.max(number, 0), most));
  return known.length ? [Math.min(...known), Math.max(...known)] : [0, 0];
};

// What is at a point of what a touch meets: of an image with a map, the first area there. For areas, Firefox gives the image
// itself, or its default area.
const partAt = (met, x, y) => {
  const image = met && isArea(met) ? imageOf(met) : met, areas = image ? areasOf(image) : [];
  const content = areas.length ? contentOf(image) : null;
  return areas.find(area => isBetween(cornersOf(area, content), x - content.x, y - content.y)) ?? met;
};
