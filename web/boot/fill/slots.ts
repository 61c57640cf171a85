/**
 * Slots in a page's own markup: `__name__` in a text or an attribute. The build renders the page with a sample answer and puts
 * them there (with-slots.ts); here they get the values of an answer.
 */

/** The values by slot. An empty one leaves its element out; a list repeats it. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

export const slot = (name: string): string => `__${name}__`;

const SLOT = /__([a-z]+)__/g;

/** Copies the first element of `selector` once for each row, with its values. */
export function fillRows(part: ParentNode, selector: string, rows: readonly Values[]): void {
  const sample = part.querySelector(selector);
  if (!sample) throw new Error(`The frame has no ${selector}.`);
  const places = placesIn(sample);
  const copies = rows.map((values, at) => {
    const copy = copyOf(sample, values, places);
    if (at > 0) copy.classList.remove('is-first');
    return copy;
  });
  sample.replaceWith(...copies);
}

/** A copy of a sample with these values. */
export function copyOf(sample: Element, values: Values, places = placesIn(sample)): Element {
  const copy = sample.cloneNode(true) as Element;
  const elements = within(copy);
  for (const place of places) if (elements[place]) fillElement(elements[place], values);
  return copy;
}

/** Where the slots of a sample are: looking for them again in each copy would take a slow phone longest. */
const placesIn = (sample: Element): readonly number[] =>
  within(sample).flatMap((element, at) => (slotsOf(element).length > 0 ? [at] : []));

/** What is in the element, then itself. */
const within = (element: Element): Element[] => [...element.querySelectorAll('*'), element];

/** Fills the slots of these names below `part`; others stay. */
export function fillSlots(part: ParentNode, values: Values): void {
  if (Object.keys(values).length === 0) return;
  for (const element of part.querySelectorAll('*')) fillElement(element, values);
}

function fillElement(element: Element, values: Values): void {
  const names = slotsOf(element).filter((name) => name in values);
  if (names.length === 0) return;
  const list = names.find((name) => Array.isArray(values[name]));
  if (list !== undefined) {
    const each = values[list] as readonly string[];
    element.replaceWith(
      ...each.map((value) => written(element.cloneNode(true) as Element, { ...values, [list]: value })),
    );
  } else if (names.some((name) => values[name] === '') && !element.matches('input')) element.remove();
  else written(element, values);
}

/** The slots in the element's own texts and attributes. */
const slotsOf = (element: Element): string[] =>
  [...textsOf(element).map(({ data }) => data), ...[...element.attributes].map(({ value }) => value)].flatMap((text) =>
    [...text.matchAll(SLOT)].map(([, name = '']) => name),
  );

const textsOf = (element: Element): Text[] =>
  [...element.childNodes].filter((node): node is Text => node.nodeType === Node.TEXT_NODE);

/** Attributes and texts, not markup: nothing of an answer is parsed as HTML. */
function written(element: Element, values: Values): Element {
  const put = (text: string) => text.replace(SLOT, (whole, name: string) => String(values[name] ?? whole));
  for (const text of textsOf(element)) if (text.data.includes('__')) text.data = put(text.data);
  for (const attribute of element.attributes)
    if (attribute.value.includes('__')) attribute.value = put(attribute.value);
  return element;
}

/** Whether a slot is left: then the frame is not shown. */
export const hasSlots = (part: DocumentFragment): boolean =>
  [...part.children].some(({ outerHTML }) => outerHTML.search(SLOT) >= 0);

/** Rows of goods or orders beside each other, as the page has them (`useTwoColumns`). */
export const columnsNow = (): 1 | 2 => (matchMedia('(min-width: 640px)').matches ? 2 : 1);

/** Moves the items of filled rows together, so many to a row. */
export function joinRows(part: ParentNode, columns: 1 | 2): void {
  if (columns === 1) return;
  const rows = [...part.querySelectorAll<HTMLElement>('.endless__row')];
  for (const [at, row] of rows.entries()) {
    const first = rows[at - (at % columns)];
    if (first === row) row.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
    else {
      if (first) first.append(...row.childNodes);
      row.remove();
    }
  }
}
