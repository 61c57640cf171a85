import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss, { type Rule } from 'postcss';
import { expect, test } from 'vitest';

/** Rules for all stylesheets, so that a phone's own bars cover nothing and move nothing. */

const web = fileURLToPath(new URL('..', import.meta.url));
const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));

/** Every rule that applies on a phone, with its stylesheet. */
function* phoneRules(): Generator<readonly [sheet: string, rule: Rule, say: Map<string, string>]> {
  for (const sheet of sheets) {
    const rules: Rule[] = [];
    postcss.parse(readFileSync(web + sheet, 'utf8')).walkRules((rule) => void rules.push(rule));
    for (const rule of rules) {
      const { parent } = rule;
      if (parent?.type === 'atrule' && /min-width: 1024px/.test((parent as { params?: string }).params ?? '')) continue;
      const say = new Map<string, string>();
      rule.walkDecls(({ prop, value }) => void say.set(prop, value));
      yield [sheet, rule, say];
    }
  }
}

/** The distance of a rule from the bottom of the viewport; undefined when it has none, or auto. */
function bottomOf(say: Map<string, string>): string | undefined {
  const [top, right = top, bottom = top] = postcss.list.space(say.get('inset') ?? '');
  const own = say.get('bottom') ?? (right === undefined ? undefined : bottom);
  return own === 'auto' ? undefined : own;
}

test('elements fixed at the bottom of a phone keep clear of the safe area', () => {
  const bars: string[] = [];
  const bare: string[] = [];
  for (const [sheet, rule, say] of phoneRules()) {
    const sticks = /fixed|sticky/.test(say.get('position') ?? '') && bottomOf(say) !== undefined;
    // Full-screen elements keep clear inside.
    if (!sticks || say.get('inset') === '0') continue;
    bars.push(rule.selector);
    if (!rule.toString().includes('safe-area-inset-bottom')) bare.push(`${sheet}: ${rule.selector}`);
  }
  expect(bars).toEqual(expect.arrayContaining(['.tab-bar', '.cart-sum', '.dock']));
  expect(bare).toEqual([]);
});

test('viewport heights are used only through --screen, and every dvh has a vh fallback before it', () => {
  const found: string[] = [];
  for (const sheet of sheets) {
    if (sheet === 'ui/tokens.css') continue;
    const root = postcss.parse(readFileSync(web + sheet, 'utf8'));
    root.walkComments((comment) => void comment.remove());
    root.walkDecls((rule) => {
      const older = rule.prev();
      if (/\d[sd]vh\b/.test(rule.value)) {
        const known = older?.type === 'decl' && older.prop === rule.prop && /\dvh\b/.test(older.value);
        if (!known) found.push(`${sheet}: ${rule} has no vh before it`);
        return;
      }
      const next = rule.next();
      const made = next?.type === 'decl' && next.prop === rule.prop && /\d[sd]vh\b/.test(next.value);
      if (/\dvh\b/.test(rule.value) && !made) found.push(`${sheet}: ${rule}`);
    });
  }
  expect(found).toEqual([]);
});
