import type { Page, Route } from '@playwright/test';
import { cart } from '#shared/contract/cart.ts';
import type { ApiBuyer } from './support/buyer.ts';
import { showcase } from './support/goods.ts';
import { expectNotWhite, expectWayBack, watchHealth } from './support/health.ts';
import { closeAdverts } from './support/login.ts';
import { apiCalls } from './support/requests.ts';
import { type Road, roads } from './support/routes.ts';
import { expect, test } from './support/shop.ts';

/** Every route of the road on a bad day: nothing white, nothing thrown, and a way on. */

const NAMES = roads({ cart_id: '', order_id: '' }).map(({ name }) => name);

/** What befalls every call but init, whose failure has a screen of its own. */
const DAYS: Readonly<Record<string, (route: Route) => unknown>> = {
  offline: (route) => route.abort('internetdisconnected'),
  'status 500': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '' }),
  'HTML of a 502': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }),
  'empty data': (route) => route.fulfill({ json: { success: 1, page_next: 'end' } }),
};

const calls = /\/api\/(?!common\.php\?act=init)/;

/** The member's own cart line and order, so that every page has something to show. */
async function prepare(self: ApiBuyer): Promise<readonly Road[]> {
  await self.add(showcase('plain'), 2);
  const { order_id } = await self.order();
  await self.add(showcase('plain'), 2);
  const { data } = await self.client.send(cart.list, {});
  return roads({ cart_id: data[0]?.cart_id ?? '', order_id });
}

const roadOf = (all: readonly Road[], name: string): Road => {
  const found = all.find((road) => road.name === name);
  if (!found) throw new Error(`There is no road ${name}.`);
  return found;
};

/** After the day is over the page comes to itself: by its own button where it has one, else by a reload. */
async function recover(page: Page, { address, member }: Road): Promise<void> {
  const again = page.getByRole('button', { name: '重试' }).filter({ visible: true }).first();
  if (await again.isVisible()) await again.click();
  else await page.goto(address);
  await expect(page.getByText(member).filter({ visible: true }).first()).toBeVisible();
}

test.use({ member: 'yaodian' });

for (const name of NAMES) {
  test(`${name} stands every bad day`, async ({ page, self, isMobile }) => {
    const road = roadOf(await prepare(self), name);
    const { errors } = watchHealth(page);
    await closeAdverts(page);
    // How a call failed makes no difference to a layout: the desk is looked at on two of the days.
    const days = Object.entries(DAYS).filter(([day]) => isMobile || ['offline', 'empty data'].includes(day));
    for (const [day, befall] of days) {
      await test.step(day, async () => {
        await page.route(calls, befall);
        const asked = apiCalls(page);
        await page.goto(road.address);
        // A page that asks again by itself never comes to rest.
        await page.waitForLoadState('networkidle');
        await expectNotWhite(page);
        // What the page before was still about to ask stands before this one's init.
        const own = asked.slice(asked.lastIndexOf('common.php?act=init'));
        const most = Math.max(...own.map((call) => own.filter((each) => each === call).length));
        expect(most, `nothing is asked again and again: ${own}`).toBeLessThanOrEqual(2);
        await expectWayBack(page);
        await page.unroute(calls);
        await recover(page, road);
        expect(errors).toEqual([]);
      });
    }
  });

  test(`${name} shows where things will stand while the server is slow @phone`, async ({ page, self }) => {
    const road = roadOf(await prepare(self), name);
    const { errors } = watchHealth(page);
    await closeAdverts(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(calls, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(road.address);
    await expectNotWhite(page);
    if (name !== 'user') await expect(page.getByText(road.member)).toHaveCount(0);
    letGo();
    await expect(page.getByText(road.member).filter({ visible: true }).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test.describe('a login that is lost on arrival @phone', () => {
  for (const name of NAMES.filter((each) => each !== 'user')) {
    test(`${name} says so once and leads to the login`, async ({ page, self, told }) => {
      const road = roadOf(await prepare(self), name);
      const { errors } = watchHealth(page);
      await closeAdverts(page);
      // The server no longer knows this token, whatever is asked with it; a visitor it serves as ever.
      await page.route(calls, (route) =>
        route.request().headers().token
          ? route.fulfill({ json: { success: 0, error: 1, content: '', need_login: 1 } })
          : route.continue(),
      );
      await page.goto(road.address);
      await expect(page).toHaveURL(/\/user\?path=login/);
      expect((await told()).filter((one) => one === '登录已断开，请重新登录！')).toHaveLength(1);
      await expect(page.getByLabel('用户名')).toBeVisible();
      expect(errors).toEqual([]);
    });
  }
});

test('an unknown route says so and leads home', async ({ page }) => {
  await closeAdverts(page);
  await page.goto('/no-such-page?x=1');
  await expect(page.getByRole('heading', { name: '页面不存在' }).first()).toBeVisible();
  await expect(page.getByText('您访问的页面不存在或已移走')).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/index$/);
});
