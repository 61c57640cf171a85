/** Reads TAP 14: version, plan, test points, subtests, directives and YAML diagnoses; throws at what is none of them. */

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

const POINT = /^(not )?ok (\d+) - ((?:[^\\#]|\\.)*?)(?: # SKIP ?(.*))?$/;

/** The document. */
export function readTap(text: string): Tap {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const version = /^TAP version (\d+)$/.exec(first)?.[1];
  if (version === undefined) throw new Error('no version');
  return { version: Number(version), points: readPoints(lines) };
}

function readPoints(lines: readonly string[]): TapPoint[] {
  const points: TapPoint[] = [];
  let plan: number | undefined;
  let inner: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const point = POINT.exec(line);
    if (line.startsWith('    ')) inner.push(line.slice(4));
    else if (line === '  ---') {
      const end = lines.indexOf('  ...', at);
      const last = points.at(-1);
      if (!last || end < 0) throw new Error('a diagnosis of nothing');
      last.diagnosis = yaml(lines.slice(at + 1, end));
      at = end;
    } else if (point) {
      if (Number(point[2]) !== points.length + 1) throw new Error(`out of order: ${line}`);
      points.push(pointOf(point, inner));
      inner = [];
    } else if (/^1\.\.\d+$/.test(line)) plan = Number(line.slice(3));
    else if (!line.startsWith('#')) throw new Error(`not TAP: ${line}`);
  }
  if (plan !== points.length) throw new Error(`planned ${plan}, found ${points.length}`);
  return points;
}

function pointOf([, not, , name = '', skip]: RegExpExecArray, inner: readonly string[]): TapPoint {
  const subtest = inner.length > 0 ? { version: 14, points: readPoints(inner) } : undefined;
  if (subtest && subtest.points.some(({ ok }) => !ok) !== (not !== undefined)) throw new Error(`${name} and its parts`);
  return { ok: not === undefined, name: name.replace(/\\(.)/g, '$1'), skip, subtest };
}

/** Keys with JSON values, which are YAML too. */
function yaml(lines: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, key, value] = /^ {2}(\w+): (.+)$/.exec(line) ?? [];
      if (key === undefined || value === undefined) throw new Error(`not YAML: ${line}`);
      return [key, JSON.parse(value)];
    }),
  );
}
