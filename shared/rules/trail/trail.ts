/**
 * The trail: the screens, taps, calls and messages of a device, as lines that a support person reads.
 * Version 1:
 *
 *     药仓操作记录 1 2026-11-22T14:20:31.120Z      time of the first line
 *     略 143                                        number of omitted older steps, if any
 *     0.0 启 375x812 微信                           seconds since then; page load
 *     0.2 页 /goods?id=112550                       a screen
 *     1.2 点 加入购物车                             a tap, with the name of the element
 *     1.3 调 buy.php?act=add_to_cart 成功 132ms     a call with outcome and duration
 *     1.5 调 cart.php?act=list 成功 88ms data=12 异data.0.price     list sizes, deviating fields
 *     1.6 调 order.php?act=order_list 状态502 88ms 文 502 Bad Gateway     what came in place of an answer
 *     1.5 示 加入购物车成功                         a shown message
 *     2.0 窗 pay                                    an opened dialog
 *     2.1 错 TypeError FILE:1:2345                   a bug of ours
 *     完 8                                          number of steps; without this line the end is missing
 *
 * It contains no secrets (trail-hiding.ts), and no values of calls that act.
 */

/** Maximum number of steps. */
export const LONGEST_TRAIL = 200;

/** The sign of each kind of step. */
const SIGNS = { load: '启', screen: '页', dialog: '窗', tap: '点', call: '调', said: '示', fault: '错' } as const;
export type StepKind = keyof typeof SIGNS;

/** The word of each outcome. */
const OUTCOMES = {
  ok: '成功',
  refused: '被拒',
  login: '登录失效',
  dropped: '断网',
  timeout: '超时',
  status: '状态',
  'not-json': '非JSON',
  size: '过大',
  shape: '结构不符',
  cancelled: '取消',
  pending: '未答',
  fault: '出错',
} as const;
export type Outcome = keyof typeof OUTCOMES;

/** The result of a call. */
export interface Came {
  readonly outcome: Outcome;
  /** The server's error code, or the HTTP status. */
  readonly code?: number;
  /** The size of each list of the answer. */
  readonly lists: Readonly<Record<string, number>>;
  /** Paths of deviating fields. */
  readonly odd: readonly string[];
  /** The beginning of what came in place of an answer: one redacted line. */
  readonly text?: string;
}

export interface Step {
  /** ms since 1970. */
  readonly at: number;
  readonly kind: StepKind;
  /** A path, a name or a message: one redacted line. */
  readonly what: string;
  /** Only for a call. */
  readonly came?: Came;
  /** Duration of a call in ms; absent while it is in flight. */
  readonly ms?: number;
}

export interface Trail {
  readonly steps: readonly Step[];
  /** Number of omitted older steps. */
  readonly left: number;
}

const HEAD = '药仓操作记录';
const VERSION = 1;
const LEFT = '略';
const END = '完';

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

/** Begins the text that came in place of an answer; it goes to the end of the line. */
const TEXT = '文';

function cameWords({ outcome, code, lists, odd, text }: Came, ms: number | undefined): string[] {
  return [
    `${OUTCOMES[outcome]}${code ?? ''}`,
    ...(ms === undefined ? [] : [`${ms}ms`]),
    ...Object.entries(lists).map(([name, count]) => `${name}=${count}`),
    ...odd.map((path) => `异${path}`),
    ...(text ? [TEXT, text] : []),
  ];
}

/** A trail with fewer steps is useless. */
const SHORTEST = 5;

/** The newest steps whose text has at most `room` characters; undefined when too few fit. */
export function fitTrail(trail: Trail, room: number): Trail | undefined {
  const { steps } = trail;
  for (let from = 0; from === 0 || steps.length - from >= SHORTEST; from += 1) {
    const shorter = { steps: steps.slice(from), left: trail.left + from };
    if (trailText(shorter).length <= room) return shorter;
  }
  return undefined;
}

/** A parsed trail, and whether it is complete. */
export interface ReadTrail extends Trail {
  /** Number of unreadable lines. */
  readonly unread: number;
  /** The end is there, with the right number of steps. */
  readonly whole: boolean;
}

/** The shop writes no longer trails. */
const MOST_LINES = 2000;

/**
 * Finds and parses a trail in a text, even if the text was converted to HTML or its lines were joined. Damaged lines are
 * skipped and counted. 'none': there is no trail; 'newer': the trail has a later version.
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

/** Restores the lines of HTML or joined text. */
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
  const [, answer = rest, text = ''] = /^(.*?) 文 (.*)$/.exec(rest) ?? [];
  const [what = '', word = '', ...more] = answer.split(' ');
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
  const came = { outcome, ...(code === '' ? {} : { code: Number(code) }), lists, odd, ...(text && { text }) };
  return { at, kind: 'call', what, came, ...(ms === undefined ? {} : { ms }) };
}

const whole = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
