import { showcase } from './support/goods.ts';
import { apiCalls } from './support/requests.ts';
import { watchCalls } from './support/rest.ts';
import { expect, test } from './support/shop.ts';

/** A page's first calls start with the HTML. */

test.use({ member: 'yaodian' });

const FIRST: readonly (readonly [address: string, call: string])[] = [
  ['/index', 'index.php?act=hot'],
  ['/order?lx=2', 'order.php?act=order_list'],
  ['/intro?intro=hot', 'intro.php?act=hot'],
  ['/user?path=login', 'login.php?act=need_code'],
  ['/collect', 'collect.php?act=collect_list'],
  ['/volume', 'volume.php?act=get_list'],
  [`/goods?id=${showcase('plain')}`, 'goods.php?act=info'],
];

for (const [address, call] of FIRST) {
  test(`what ${address} asks first is asked before the scripts come, and only once @phone`, async ({ page }) => {
    let start = (): void => undefined;
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    await page.route('**/assets/**', async (route) => {
      await started;
      await route.continue();
    });
    const calls = apiCalls(page);
    const rest = watchCalls(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => calls).toContain(call);
    const ahead = [...calls];
    start();
    await expect(page.locator('#root .skip')).toHaveCount(1);
    await rest();
    for (const each of ahead)
      expect(
        calls.filter((other) => other === each),
        each,
      ).toHaveLength(1);
  });
}
