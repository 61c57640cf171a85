/**
 * The member's trail: what a device showed, what was tapped and what the server came to, as lines that a support person
 * reads and `yaocang trail` reads back. Version 1:
 *
 *     药仓操作记录 1 2026-11-22T14:20:31.120Z      when its first line happened
 *     略 143                                        so many older steps were left out; only where some were
 *     0.0 启 375x812 微信                           seconds since then; the page was loaded
 *     0.2 页 /goods?id=112550                       a screen
 *     1.2 点 加入购物车                             a tap, by the name of what was tapped
 *     1.3 调 buy.php?act=add_to_cart 成功 132ms     a call: outcome, duration
 *     1.5 调 cart.php?act=list 成功 88ms data=12 异data.0.price     its lists, and fields that were not as declared
 *     1.5 示 加入购物车成功                         a message that was shown
 *     2.0 窗 pay                                    a dialog was opened
 *     2.1 错 TypeError cart-Bx1.js:1:2345           a fault of our own
 *     完 8                                          so many steps; without it the end is lost
 *
 * No value of a secret stands in it (trail-hiding.ts), of calls that act no value at all.
 */

/** Steps of one device, at most. */
export const LONGEST_TRAIL = 200;

/** What a step is, by the sign of its line. */
const SIGNS = { load: '启', screen: '页', dialog: '窗', tap: '点', call: '调', said: '示', fault: '错' } as const;
export type StepKind = keyof typeof SIGNS;

/** What a call came to, by its word. */
const OUTCOMES = {
  ok: '成功',
  refused: '被拒',
  login: '登录失效',
  dropped: '断网',
  timeout: '超时',
  status: '状态',
  'not-json': '非JSON',
  shape: '结构不符',
  cancelled: '取消',
  pending: '未答',
  fault: '出错',
} as const;
export type Outcome = keyof typeof OUTCOMES;

/** What came of a call. */
export interface Came {
  readonly outcome: Outcome;
  /** The server's error code, or the HTTP status. */
  readonly code?: number;
  /** How many items each list of the answer had. */
  readonly lists: Readonly<Record<string, number>>;
  /** Paths of fields that were not as declared. */
  readonly odd: readonly string[];
}

export interface Step {
  /** ms since 1970. */
  readonly at: number;
  readonly kind: StepKind;
  /** A path, a name or a sentence, without secrets, in one line. */
  readonly what: string;
  /** Of a call. */
  readonly came?: Came;
  /** ms that a call took; none while it is under way. */
  readonly ms?: number;
}

export interface Trail {
  readonly steps: readonly Step[];
  /** Older steps that were left out. */
  readonly left: number;
}

const HEAD = '药仓操作记录';
const VERSION = 1;
const LEFT = '略';
const END = '完';

/** The trail as text. */
export function trailText({ steps, left }: Trail): string {
  const began = steps[0]?.at ?? 0;
  return [
    `${HEAD} ${VERSION} ${new Date(began).toISOString()}`,
    ...(left > 0 ? [`${LEFT} ${left}`] : []),
    ...steps.map((step) => lineOf(step, began)),
    `${END} ${steps.length}`,
  ].join('\n');
}

function lineOf({ at, kind, what, came, ms }: Step, began: number): string {
  const words = [(Math.max(0, at - began) / 1000).toFixed(1), SIGNS[kind], what];
  if (came) words.push(...cameWords(came, ms));
  return words.join(' ').trim();
}

function cameWords({ outcome, code, lists, odd }: Came, ms: number | undefined): string[] {
  return [
    `${OUTCOMES[outcome]}${code ?? ''}`,
    ...(ms === undefined ? [] : [`${ms}ms`]),
    ...Object.entries(lists).map(([name, count]) => `${name}=${count}`),
    ...odd.map((path) => `异${path}`),
  ];
}

export const isOutcome = (word: string): word is Outcome => Object.keys(OUTCOMES).includes(word);

/** What came of a call, as a person reads it: 超时, 被拒2, 状态502. */
export const outcomeWord = (outcome: Outcome, code?: number): string => `${OUTCOMES[outcome]}${code ?? ''}`;

/** Fewer steps than this tell nothing. */
const SHORTEST = 5;

/** The newest steps whose text has at most `room` letters; undefined where hardly one would fit. */
export function fitTrail(trail: Trail, room: number): Trail | undefined {
  const { steps } = trail;
  for (let from = 0; from === 0 || steps.length - from >= SHORTEST; from += 1) {
    const shorter = { steps: steps.slice(from), left: trail.left + from };
    if (trailText(shorter).length <= room) return shorter;
  }
  return undefined;
}

/** A trail that was read, and how whole it is. */
export interface ReadTrail extends Trail {
  /** Lines that are no steps. */
  readonly unread: number;
  /** Its end is there, and as many steps as it says. */
  readonly whole: boolean;
}

/** A trail longer than this was not written by the shop. */
const MOST_LINES = 2000;

/**
 * Reads a trail wherever it stands in a text, whatever the text went through: HTML, lines that were run together. What
 * is damaged is passed over and counted. 'none': there is no trail; 'newer': its form is of a later version.
 */
export function readTrail(text: string): ReadTrail | 'none' | 'newer' {
  const plain = unwrapped(text);
  const head = new RegExp(`${HEAD} (\\d+) (\\S+)`).exec(plain);
  if (!head) return 'none';
  if (Number(head[1]) > VERSION) return 'newer';
  const began = Date.parse(head[2] ?? '');
  const lines = plain
    .slice(head.index + head[0].length)
    .split('\n', MOST_LINES)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const end = lines.findIndex((line) => line.startsWith(`${END} `));
  const own = end < 0 ? lines : lines.slice(0, end);
  const steps: Step[] = [];
  let left = 0;
  let unread = Number.isNaN(began) ? 1 : 0;
  for (const line of own) {
    const step = stepOf(line, Number.isNaN(began) ? 0 : began);
    if (step) steps.push(step);
    else if (line.startsWith(`${LEFT} `)) left = whole(line.slice(LEFT.length + 1)) ?? 0;
    else unread += 1;
  }
  const said = end < 0 ? undefined : whole(/\d+/.exec(lines[end] ?? '')?.[0] ?? '');
  return { steps, left, unread, whole: said === steps.length };
}

/** Lines that were written in HTML or run together are lines again. */
function unwrapped(text: string): string {
  const signs = Object.values(SIGNS).join('');
  return text
    .replace(/<\/?(br|p|div|li|span)\b[^>]*>|\r\n?/gi, '\n')
    .replace(/&amp;/g, '&')
    .replace(/\u00A0/g, ' ')
    .replace(new RegExp(` +(?=\\d+\\.\\d [${signs}] |(${END}|${LEFT}) \\d+( |\\n|$))`, 'g'), '\n');
}

function stepOf(line: string, began: number): Step | undefined {
  const [, seconds, sign, what = ''] = /^(\d+\.\d) (\S)(?: (.*))?$/.exec(line) ?? [];
  const kind = (Object.keys(SIGNS) as StepKind[]).find((each) => SIGNS[each] === sign);
  if (seconds === undefined || kind === undefined) return undefined;
  const at = began + Math.round(Number(seconds) * 1000);
  return kind === 'call' ? callOf(at, what) : { at, kind, what };
}

function callOf(at: number, rest: string): Step | undefined {
  const [what = '', word = '', ...more] = rest.split(' ');
  const [, name, code = ''] = /^(\D+)(\d*)$/.exec(word) ?? [];
  const outcome = (Object.keys(OUTCOMES) as Outcome[]).find((each) => OUTCOMES[each] === name);
  if (!outcome || !/^[\w/]+\.php\?act=\w+/.test(what)) return undefined;
  const lists: Record<string, number> = {};
  const odd: string[] = [];
  let ms: number | undefined;
  for (const each of more) {
    const [, list, count] = /^(\w+)=(\d+)$/.exec(each) ?? [];
    if (list) lists[list] = Number(count);
    else if (each.startsWith('异')) odd.push(each.slice(1));
    else if (/^\d+ms$/.test(each)) ms = Number.parseInt(each, 10);
  }
  const came = { outcome, ...(code === '' ? {} : { code: Number(code) }), lists, odd };
  return { at, kind: 'call', what, came, ...(ms === undefined ? {} : { ms }) };
}

const whole = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
