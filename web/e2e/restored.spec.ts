import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** A page that comes back from the back/forward cache asks again, whichever page it is. */
test.describe('@phone', () => {
  for (const [address, call, tag] of [
    ['/recharge', 'recharge.php?act=list', ' @proof'],
    ['/path-list', 'path.php?act=get_path', ' @proof'],
    [`/goods?id=${showcase('plain')}`, 'goods.php?act=info', ''],
    ['/buy', 'buy.php?act=confirm', ''],
  ] as const)
    test(`${address.split('?')[0]} restored @phone${tag}`, async ({ page, own }) => {
      const to = address === '/buy' ? `/buy?buy_list=${await own.cartId()}` : address;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const times = () => asked.filter((url) => url.includes(call)).length;
      await page.goto(to);
      await expect.poll(times).toBe(1);
      // The frame asks before the app is there, which alone hears that the page is restored.
      await expect(page.locator('.is-drawn')).toHaveCount(0);
      await expect(page.getByRole('main').filter({ visible: true }).first()).not.toBeEmpty();
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await expect.poll(times).toBe(2);
    });

  test('a long list that is restored stands where it stood, until the buyer scrolls @phone', async ({ page }) => {
    await page.goto('/search?keywords=all');
    const top = () => page.evaluate(() => Math.round(scrollY));
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    // The list is as long as that once it is laid out.
    await expect.poll(() => page.evaluate(() => scrollTo(0, 1_730)).then(top)).toBe(1_730);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(cards).toHaveCount(0);
    await expect(cards.first()).toBeVisible();
    await expect.poll(top).toBe(1_730);
    await page.mouse.wheel(0, -900);
    await expect.poll(top).toBeLessThan(900);
    await page.evaluate(() => document.body.style.setProperty('padding-bottom', '50px'));
    await page.waitForTimeout(200);
    expect(await top()).toBeLessThan(900);
  });
});
