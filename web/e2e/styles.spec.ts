import { readdirSync, readFileSync } from 'node:fs';
import { hideAdverts } from './support/answers.ts';
import { expectThere } from './support/bad-day.ts';
import { roads } from './support/routes.ts';
import { expect, test } from './support/shop.ts';

/**
 * A page's class overrides a class of web/ui on the same element. Both have the same specificity, so the later
 * stylesheet wins, which depends on how the build splits the pages. Where the wrong one wins, the page's rule must name
 * both classes (`.chips.phone-filters__chips`).
 */
const UI = new URL('../ui/', import.meta.url);
const uiClasses = readdirSync(UI)
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => readFileSync(new URL(file, UI), 'utf8').match(/^\.[a-z][\w-]*/gm) ?? [])
  .map((name) => name.slice(1));

test.describe.configure({ mode: 'parallel' });

for (const road of roads) {
  test.describe(() => {
    test.use({ regular: road.as });

    test(`${road.name}: no rule of web/ui overrides one of its page @proof`, async ({ page, own }) => {
      if (road.route === 'index') await hideAdverts(page);
      await page.goto(await road.address(own));
      await expectThere(page, road.member);
      expect(await page.evaluate(wrongWinners, uiClasses)).toEqual([]);
    });
  });
}

/** Declarations of a single web/ui class that come after another single class of the same element. */
function wrongWinners(ui: readonly string[]): string[] {
  const order: CSSStyleRule[] = [];
  const collect = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) order.push(rule);
      else if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) collect(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  const at = new Map<string, number[]>();
  for (const [index, rule] of order.entries())
    for (const selector of rule.selectorText.split(', ')) {
      const name = /^\.([\w-]+)$/.exec(selector)?.[1];
      if (name) at.set(name, [...(at.get(name) ?? []), index]);
    }
  const found = new Set<string>();
  for (const { classList } of document.querySelectorAll('[class*=" "]'))
    for (const winner of ui.filter((name) => classList.contains(name)))
      for (const loser of [...classList].filter((name) => !ui.includes(name)))
        for (const late of at.get(winner) ?? [])
          for (const early of at.get(loser) ?? [])
            for (const property of late > early ? (order[late]?.style ?? []) : []) {
              const [wins, loses] = [late, early].map((index) => order[index]?.style.getPropertyValue(property));
              if (loses && wins !== loses) found.add(`.${winner} over .${loser}: ${property} ${wins}, not ${loses}`);
            }
  return [...found];
}
