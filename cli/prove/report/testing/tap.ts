/**
 * Reads TAP 14 as its specification has it, and strictly: version, one plan, numbered test points, subtests that bear the
 * name they announce, directives, escapes, and YAML diagnoses of JSON values. Throws at whatever is none of them, where a
 * harness would pass over the line.
 */

export interface TapPoint {
  readonly ok: boolean;
  readonly name: string;
  /** The reason of a skip, which may be ''. */
  readonly skip: string | undefined;
  readonly subtest: Tap | undefined;
  diagnosis?: Readonly<Record<string, unknown>>;
}

export interface Tap {
  readonly version: number;
  readonly points: readonly TapPoint[];
}

/** Where a parser may end a line, and what a report has no place for. */
const UNPRINTABLE = /[\p{Zl}\p{Zp}\p{Surrogate}\ufeff]|(?!\n)\p{Cc}/u;
/** In a description only what is escaped may be a # or a \. */
const POINT = /^(not )?ok (\d+) - ((?:[^\\#]|\\[\\#])*?)(?: # SKIP(?: ((?:[^\\#]|\\[\\#])+))?)?$/;

/** The document. */
export function readTap(text: string): Tap {
  const unprintable = UNPRINTABLE.exec(text);
  if (unprintable) throw new Error(`unprintable at ${unprintable.index}`);
  if (!text.endsWith('\n')) throw new Error('cut off');
  const [first = '', ...lines] = text.slice(0, -1).split('\n');
  if (first !== 'TAP version 14') throw new Error(`no version 14: ${first}`);
  return { version: 14, points: readPoints(lines) };
}

interface Reading {
  readonly points: TapPoint[];
  readonly plans: { readonly planned: number; readonly after: number }[];
  /** Lines of the subtest that is open, and the name that it announced. */
  inner: string[];
  announced: string | undefined;
  /** The last line was a test point: only there a diagnosis may stand. */
  fresh: boolean;
}

function readPoints(lines: readonly string[]): TapPoint[] {
  const reading: Reading = { points: [], plans: [], inner: [], announced: undefined, fresh: false };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === '  ---') at = diagnosis(reading, lines, at);
    else takeLine(reading, line);
  }
  const { points, plans, inner, announced } = reading;
  if (inner.length > 0 || announced !== undefined) throw new Error('a subtest without its test point');
  const [plan] = plans;
  if (!plan || plans.length > 1) throw new Error(`${plans.length} plans`);
  if (plan.after !== 0 && plan.after !== points.length) throw new Error('a plan among the points');
  if (plan.planned !== points.length) throw new Error(`planned ${plan.planned}, found ${points.length}`);
  return points;
}

function takeLine(reading: Reading, line: string): void {
  const { points, plans, inner } = reading;
  const point = POINT.exec(line);
  reading.fresh = point !== null;
  if (line.startsWith('    ')) inner.push(line.slice(4));
  else if (point) {
    if (Number(point[2]) !== points.length + 1) throw new Error(`out of order: ${line}`);
    points.push(pointOf(point, reading));
    reading.inner = [];
    reading.announced = undefined;
  } else if (inner.length > 0) throw new Error(`between a subtest and its test point: ${line}`);
  else if (/^1\.\.\d+$/.test(line)) plans.push({ planned: Number(line.slice(3)), after: points.length });
  else if (line.startsWith('# Subtest: ')) reading.announced = line.slice(11);
  else if (!/^# ?/.test(line)) throw new Error(`not TAP: ${line}`);
}

function pointOf([, not, , name = '', skip]: RegExpExecArray, { inner, announced }: Reading): TapPoint {
  const subtest = inner.length > 0 ? { version: 14, points: readPoints(inner) } : undefined;
  if (announced !== undefined && (announced !== name || !subtest)) throw new Error(`announced ${announced}: ${name}`);
  if (subtest && subtest.points.some(({ ok }) => !ok) !== (not !== undefined)) throw new Error(`${name} and its parts`);
  const skipped = skip === undefined ? undefined : plain(skip);
  return { ok: not === undefined, name: plain(name), skip: skipped, subtest };
}

const plain = (text: string): string => text.replace(/\\([\\#])/g, '$1');

/** Takes the block that begins at a line, and answers where it ends. */
function diagnosis(reading: Reading, lines: readonly string[], at: number): number {
  const { points, fresh } = reading;
  const end = lines.indexOf('  ...', at);
  const last = points.at(-1);
  if (!last || !fresh || end < 0) throw new Error('a diagnosis of nothing, or without an end');
  last.diagnosis = yaml(lines.slice(at + 1, end));
  reading.fresh = false;
  return end;
}

/** Keys with JSON values, which are YAML too. */
function yaml(lines: readonly string[]): Record<string, unknown> {
  const pairs = lines.map((line) => {
    const [, key, value] = /^ {2}(\w+): (.+)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`not YAML: ${line}`);
    return [key, JSON.parse(value)] as const;
  });
  if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error('a key twice');
  return Object.fromEntries(pairs);
}
