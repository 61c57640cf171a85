import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const here = new URL('.', import.meta.url);
const sheets = readdirSync(here).filter((name) => name.endsWith('.css'));
const read = (name: string) => readFileSync(new URL(name, here), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const tokens = read('tokens.css');

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const schemes = tokens.split('@media screen and (prefers-color-scheme: dark)').map((part) => {
  return new Map([...part.matchAll(/(--[\w-]+): (#\w{6})/g)].map(([, name = '', value = '']) => [name, value]));
});
const [light = new Map<string, string>(), ownDark = new Map<string, string>()] = schemes;
const dark = new Map([...light, ...ownDark]);

/** Every style sheet of the shop. */
const all = readdirSync(new URL('..', here), { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.css$/.test(name),
);

it('paper has no dark colours: a rule for the dark scheme is one for a screen', () => {
  const isForPaper = (name: string) =>
    /@media(?! screen and)[^{]*prefers-color-scheme: dark/.test(readFileSync(new URL(`../${name}`, here), 'utf8'));
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(isForPaper)).toEqual([]);
});

const PAIRS = [
  ['--ink', '--card'],
  ['--ink', '--ground'],
  ['--ink-2', '--card'],
  ['--ink-2', '--ground'],
  ['--ink-2', '--sunk'],
  ['--on-brand', '--brand'],
  ['--on-brand', '--brand-press'],
  ['--brand-ink', '--card'],
  ['--brand-ink', '--brand-tint'],
  ['--price', '--card'],
  ['--price', '--price-tint'],
  ['--price', '--brand-tint'],
  ['--price', '--sunk'],
  ['--warn', '--card'],
  ['--warn', '--warn-tint'],
  ['--info', '--card'],
  ['--info', '--info-tint'],
  ['--on-toast', '--toast'],
  ['--on-clock', '--clock'],
  ['--on-view', '--view'],
] as const;

it.each(PAIRS)('%s can be read on %s in both schemes', (text, ground) => {
  for (const scheme of [light, dark]) {
    expect(contrast(scheme.get(text) ?? '', scheme.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
  }
});

it.each(sheets.filter((name) => name !== 'tokens.css'))('%s sets no colour of its own', (name) => {
  expect(read(name)).not.toMatch(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|color-mix|lab|lch)\w*\(/i);
});

it.each(sheets)('%s uses only tokens that exist', (name) => {
  const css = read(name);
  for (const [, token = ''] of css.matchAll(/var\((--[\w-]+)\)/g)) {
    if (token !== '--room') expect(tokens).toContain(`${token}:`);
  }
});
