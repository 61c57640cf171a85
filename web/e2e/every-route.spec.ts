import { DAYS, treatCalls } from './support/answers.ts';
import { recover, standBadDay } from './support/bad-day.ts';
import { watchHealth } from './support/health.ts';
import { closeAdverts } from './support/login.ts';
import { watchCalls } from './support/rest.ts';
import { roads } from './support/routes.ts';
import { expect, test } from './support/shop.ts';

/** Every route on every bad day, at both sizes: no blank page, no errors, and a link or retry. */
test.describe.configure({ mode: 'parallel' });

for (const road of roads) {
  test.describe(() => {
    test.use({ regular: road.as });

    test(`${road.name} handles every bad day @proof`, async ({ page, own }) => {
      const address = await road.address(own);
      const { errors } = watchHealth(page);
      const rest = watchCalls(page);
      await closeAdverts(page);
      for (const day of Object.keys(DAYS)) {
        await test.step(day, async () => {
          await standBadDay(page, day, { address, rest });
          await recover(page, { address, mark: road.member, opensAgain: road.opensAgain });
          expect(errors).toEqual([]);
        });
      }
    });
  });
}

test.describe('a login that is lost on arrival @phone', () => {
  for (const road of roads.filter(({ atOnce }) => !atOnce)) {
    // All pages handle it in the same place; a kept-alive one and another one run each day.
    const tag = ['cart', 'orderInfo'].includes(road.name) ? '' : ' @proof';
    test.describe(() => {
      test.use({ regular: road.as });

      test(`${road.name} shows one message and leads to the login${tag}`, async ({ page, own, toasts }) => {
        const address = await road.address(own);
        const { errors } = watchHealth(page);
        await closeAdverts(page);
        // The server no longer knows this token; requests without a token are served as usual.
        await treatCalls(page, (held) =>
          held.headers.token ? held.tell({ success: 0, error: 1, content: '', need_login: 1 }) : held.pass(),
        );
        await page.goto(address);
        await expect(page).toHaveURL(/\/user\?path=login/);
        expect((await toasts()).filter((one) => one === '登录已断开，请重新登录！')).toHaveLength(1);
        await expect(page.getByLabel('用户名')).toBeVisible();
        expect(errors).toEqual([]);
      });
    });
  }
});

test('an unknown route shows a message and a link home', async ({ page }) => {
  await closeAdverts(page);
  await page.goto('/no-such-page?x=1');
  await expect(page.getByRole('heading', { name: '页面不存在' }).first()).toBeVisible();
  await expect(page.getByText('您访问的页面不存在或已移走')).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/index$/);
});
