import { EVERY_SIZE, squeezed } from './support/looks.ts';
import { expect, test } from './support/shop.ts';

/** Stamps are rotated a little; they must not make the page scroll sideways, even with the largest text. */
test('stamps on closed requests and orders cause no sideways scroll @phone', async ({ page, own }) => {
  await own.serviceId();
  await page.route(/order\.php\?.*act=services_list/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const data = json.data.map((row: object, at: number) => ({ ...row, status: at % 2 ? '5' : '6' }));
    await route.fulfill({ response, json: { ...json, data } });
  });
  await page.route(/order\.php\?.*act=order_list/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const data = json.data.map((row: object, at: number) => ({ ...row, status: { status: at % 2 ? '6' : '7' } }));
    await route.fulfill({ response, json: { ...json, data } });
  });
  for (const path of ['/services', '/order']) {
    await page.goto(path);
    await expect(page.getByRole('img', { name: /^已(关闭|完成)$/ }).first()).toBeVisible();
    expect(await squeezed(page, EVERY_SIZE.phone), path).toEqual([]);
  }
});
