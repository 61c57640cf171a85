import { cart } from '#shared/contract/cart.ts';
import { showcase } from './support/goods.ts';
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

test.use({ member: 'yaodian' });

test('every route opens where the younger built-ins are missing @phone', async ({ page, self }) => {
  await self.add(showcase('plain'), 2);
  const { order_id } = await self.order();
  await self.add(showcase('plain'), 2);
  const { data } = await self.client.send(cart.list, {});
  const health = watchHealth(page);
  await page.addInitScript(takeAway);
  await closeAdverts(page);
  for (const { address, member } of roads({ cart_id: data[0]?.cart_id ?? '', order_id })) {
    await page.goto(address);
    await expect(page.getByText(member).filter({ visible: true }).first(), address).toBeVisible();
    await expectNotWhite(page);
    expect(health.errors, address).toEqual([]);
  }
});
