import { expectNotWhite, watchHealth } from './support/health.ts';
import { closeAdverts } from './support/login.ts';
import { roads } from './support/routes.ts';
import { expect, test } from './support/shop.ts';

/** What the oldest browsers served lack (scripts/floor/browsers.mjs): gone before any script of the page runs. */
function takeAway(): void {
  const lost: readonly (readonly [owner: object, ...names: string[]])[] = [
    [Array.prototype, 'at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'],
    [String.prototype, 'at', 'isWellFormed', 'toWellFormed'],
    [Object, 'hasOwn', 'groupBy'],
    [Map, 'groupBy'],
    [Promise, 'withResolvers', 'try'],
    [AbortSignal, 'any', 'timeout', 'abort'],
    [AbortSignal.prototype, 'throwIfAborted', 'reason'],
    [Crypto.prototype, 'randomUUID'],
    [Element.prototype, 'checkVisibility', 'replaceChildren'],
    [HTMLElement.prototype, 'showPopover', 'inert'],
    [URL, 'canParse', 'parse'],
    [Document.prototype, 'startViewTransition'],
    [globalThis, 'structuredClone', 'requestIdleCallback', 'scheduler', 'reportError'],
  ];
  for (const [owner, ...names] of lost) for (const name of names) Reflect.deleteProperty(owner, name);
}

for (const member of new Set(roads.map(({ as }) => as))) {
  test.describe(() => {
    test.use({ regular: member });

    test(`every route of ${member} opens where the younger built-ins are missing @phone`, async ({ page, own }) => {
      const { errors } = watchHealth(page);
      await page.addInitScript(takeAway);
      await closeAdverts(page);
      for (const road of roads.filter(({ as }) => as === member)) {
        const address = await road.address(own);
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page.getByText(road.member).filter({ visible: true }).first()).toBeVisible();
          await expectNotWhite(page);
          expect(errors).toEqual([]);
        });
      }
    });
  });
}
