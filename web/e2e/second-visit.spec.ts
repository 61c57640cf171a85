import { hideAdverts } from './support/answers.ts';
import { expect, test } from './support/shop.ts';

/** The next visit shows the last answers at once, until fresh ones arrive. */

test.describe('a member', () => {
  test.use({ member: 'yaodian' });

  test('home shows its goods, counters and menu before any answer, and nothing after a logout @phone', async ({
    page,
  }) => {
    await hideAdverts(page);
    await page.goto('/index');
    const goods = page.getByRole('tabpanel', { name: '热销商品' }).getByRole('article');
    const name = await goods.first().getByRole('heading').innerText();
    const toPay = page.getByRole('link', { name: /待付款/ });
    await expect(toPay).toHaveText(/\d/);
    const stored = () => page.evaluate(() => localStorage.getItem('yaocang_shown') ?? '');
    for (const each of [name, 'dz_num']) await expect.poll(stored).toContain(each);

    let answering = false;
    await page.route('**/api/**', (route) => (answering ? route.fallback() : undefined));
    await page.reload({ waitUntil: 'commit' });
    await expect(goods.first().getByRole('heading')).toHaveText(name);
    await expect(toPay).toHaveText(/\d/);
    answering = true;
    await page.goto('/user-center');
    await page.getByRole('button', { name: '退出登录' }).filter({ visible: true }).first().click();
    await expect.poll(stored).not.toContain('dz_num');
  });
});
