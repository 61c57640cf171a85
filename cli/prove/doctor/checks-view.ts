import type { TextStyle } from '#cli/text/style.ts';
import { clean, padded, widthOf, wrapped } from '#cli/text/width.ts';
import type { Diagnosis } from './doctor.ts';
import type { Bundled } from './support-bundle.ts';

const MARKS = { ok: '✓', warn: '!', fail: '✗', skip: '-' };

export function checkLines({ checks }: Diagnosis, style: TextStyle): string {
  const { say, ink } = style;
  const width = Math.max(...checks.map(({ about }) => widthOf(say(...about))));
  const paint = { ok: ink.green, warn: ink.yellow, fail: ink.red, skip: ink.dim };
  const lines = checks.flatMap(({ about, state, detail, next, ms }) => {
    const told = clean(say(...detail)) + (ms === undefined ? '' : `  ${ms} ms`);
    const indent = ' '.repeat(width + 4);
    const room = Math.max(16, style.columns - width - 4);
    const [first = '', ...rest] = wrapped(told, room);
    const after = next ? wrapped(`→ ${clean(say(...next))}`, room) : [];
    const head = `${paint[state](MARKS[state])} ${padded(say(...about), width)}  ${first}`;
    return [head, ...[...rest, ...after].map((line) => indent + line)];
  });
  return lines.join('\n');
}

export const bundleLines = ({ checks, words }: Bundled, style: TextStyle): string =>
  `${checkLines({ checks }, style)}\n\n${style.ink.green(clean(style.say(...words)))}`;
