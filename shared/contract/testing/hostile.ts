/** Turns an answer into one of a server that somebody has taken over. Only tests use it. */
import type { Codec, Fields } from '../wire.ts';

/** The function of the page that a canary calls when it is run. */
export const ALARM = 'alarmed';

/** A word that no line breaks in. */
const LONG = 'W'.repeat(60);

/** Markup, quotes, a terminal's colours and title, a bell, a change of writing direction, and a long word. */
const TEXTS = [
  `<img src=x onerror=${ALARM}()>"'\`\u001b[31m\u001b]0;owned\u0007\u202e${LONG}`,
  `</script><script>${ALARM}()</script>{{${ALARM}()}}\u0000\r\u009b2J\u2028${LONG}`,
];

const HTML = [
  `<p>文字<img src=x onerror="${ALARM}()"><script>${ALARM}()</script><a href="javascript:${ALARM}()">链接</a>`,
  `<svg onload="${ALARM}()"><iframe srcdoc="<script>parent.${ALARM}()</script>"></iframe><form action="javascript:${ALARM}()"><button>去</button></form><base href="//elsewhere.example/"><style>body{display:none}</style>`,
];

const ADDRESSES = [
  `javascript:${ALARM}()`,
  'http://[',
  `data:text/html,<script>parent.${ALARM}()</script>`,
  `https://elsewhere.example/"onerror="${ALARM}()`,
  `java\tscript:${ALARM}()`,
  '/\t/elsewhere.example/',
  '//elsewhere.example/a.png',
  'https://elsewhere.example/%E0%A4%A/%/a.png?',
];

/**
 * The same answer with a canary in each field that holds a text, HTML or an address; `turn` chooses which. Whatever an act
 * depends on (ids, states, kinds, amounts) stays.
 */
export function hostile(codec: Codec<unknown>, raw: unknown, turn: number): unknown {
  let place = turn;
  const one = (canaries: readonly string[]): string => canaries[place++ % canaries.length] as string;
  function walk(at: Codec<unknown>, value: unknown): unknown {
    if ('fields' in at) return isObject(value) ? { ...value, ...fieldsOf(at.fields as Fields, value) } : value;
    if (at.is.startsWith('web address')) return one(ADDRESSES);
    if (at.is.startsWith('HTML')) return one(HTML);
    if (at.is.startsWith('text')) return at.unreadable === 'shown' && !isFlag(value) ? one(TEXTS) : value;
    if (!at.holds) return value;
    const { holds } = at;
    if (Array.isArray(value)) return value.map((each) => walk(holds, each));
    if (at.is.startsWith('map of') && isObject(value))
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(holds, each)]));
    return at.is.startsWith('list of') ? value : walk(holds, value);
  }
  const fieldsOf = (fields: Fields, value: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(fields)
        .map(([key, each]) => [key, walk(each, value[key])])
        .filter(([, written]) => written !== undefined),
    );
  return walk(codec, raw);
}

/** A text that may come as a flag says by it whether there is one. */
const isFlag = (value: unknown): boolean => ['0', '1', 0, 1, true, false].includes(value as never);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
