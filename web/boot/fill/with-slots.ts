/**
 * Slots in what the build has drawn of a sample answer. What a page's program would write for that answer is found in the markup,
 * and its slot put there: a page and its program say the same words, or the build fails.
 */
import { DomUtils, parseDocument } from 'htmlparser2';
import { slot, type Values } from './slots.ts';

type Nodes = ReturnType<typeof parseDocument>['children'];
type Node = Nodes[number];
type Element = Extract<Node, { attribs: unknown }>;

const AS_WRITTEN = { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true };

/** The rows of a list: those of this class, in their order, with the values of each. */
export interface Rows {
  readonly of: string;
  readonly values: readonly Values[];
}

/**
 * The markup with the slots of these values. A value is a whole text, a class, or a part of an attribute that is a slot already
 * (`__id__`). Throws for a value that the page does not show.
 */
export function withSlots(html: string, values: Values, rows?: Rows): string {
  const page = parseDocument(html, AS_WRITTEN);
  if (rows) {
    const all = DomUtils.findAll((each) => classesOf(each).includes(rows.of), page.children);
    for (const [at, each] of rows.values.entries()) put([all[at]].filter(isPresent), each);
  }
  put(page.children, values);
  for (const each of DomUtils.findAll(() => true, page.children)) withoutSample(each);
  return DomUtils.getOuterHTML(page.children, { encodeEntities: 'utf8' });
}

const isPresent = <T>(each: T | undefined): each is T => each !== undefined;

const classesOf = ({ attribs }: Element): readonly string[] => (attribs.class ?? '').split(' ');

/** Puts slots in the place of the values below these nodes. */
function put(nodes: Nodes, values: Values): void {
  const slots = new Map<string, string>();
  for (const [name, value] of Object.entries(values)) {
    // A list has one element, which is repeated.
    const [each = '', more] = [value].flat();
    if (more !== undefined) throw new Error(`The sample has two of ${name}.`);
    if (slots.has(each)) throw new Error(`Two values of the sample are alike: ${each}`);
    if (each !== '') slots.set(each, slot(name));
  }
  const found = new Set<string>();
  const slotOf = (text: string): string => {
    const to = slots.get(text);
    if (to === undefined) return text;
    found.add(text);
    return to;
  };
  const inSlots = (text: string): string =>
    [...slots].reduce((all, [value, to]) => {
      if (!value.includes('__') || !all.includes(value)) return all;
      found.add(value);
      return all.replaceAll(value, to);
    }, text);
  for (const text of DomUtils.find(({ type }) => type === 'text', nodes, true, Number.POSITIVE_INFINITY)) {
    if (!('data' in text)) continue;
    const told = text.data.trim();
    text.data = slots.has(told) ? text.data.replace(told, () => slotOf(told)) : inSlots(text.data);
  }
  for (const { attribs } of DomUtils.findAll(() => true, nodes))
    for (const [name, text] of Object.entries(attribs))
      attribs[name] = name === 'class' ? text.split(' ').map(slotOf).join(' ') : inSlots(text);
  const missing = [...slots.keys()].filter((each) => !found.has(each));
  if (missing.length > 0) throw new Error(`The page does not show ${missing.join(', ')} of the sample.`);
}

/** Leaves out labels with numbers of the sample, which the page itself says. An unknown sum takes its ¥ with it. */
function withoutSample({ attribs, children }: Element): void {
  for (const name of ['aria-label', 'title'])
    if (/\d/.test(attribs[name] ?? '')) {
      delete attribs[name];
      if (attribs.role === 'img') delete attribs.role;
    }
  const [sign, whole] = children.map((each) => DomUtils.textContent(each));
  if (sign === '¥' && whole) attribs['data-sum'] = whole;
}
