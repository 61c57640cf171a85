import { cart } from '#shared/contract/cart.ts';
import { CART_SYNC_DELAY } from '#shared/rules/cart/cart-quantity.ts';
import { bringUp, cardOf, openSearch } from './support/goods.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** After a quick add the row has the quantity of the cart's line. */
test.use({ member: 'yaodian', fresh: true });

/** Pills of a middle pack of 10. */
const [NAME, PILLS] = ['六味地黄丸（浓缩丸）', showcase('middlePack')];

test('after a quick add the next tap adds one multiple, in the cart too; what is taken out elsewhere can be added again @phone', async ({
  page,
  self,
}) => {
  await openSearch(page, NAME);
  const card = cardOf(page, NAME, PILLS);
  const add = card.getByRole('button', { name: /^加入购物车/ });
  await bringUp(add);
  const before = (await card.boundingBox())?.height;
  // On a slow machine the form opens.
  await add.tap();
  const quantity = card.getByRole('textbox');
  const form = page.getByRole('dialog').getByRole('button', { name: '加入购物车' });
  await expect(quantity.or(form)).toBeVisible();
  if (await form.isVisible()) await form.tap();
  await expect(quantity).toHaveValue('10');
  expect((await card.boundingBox())?.height).toBe(before);
  const sent = page.waitForResponse(/act=up_num/);
  await card.getByRole('button', { name: /^增加/ }).tap();
  await expect(quantity).toHaveValue('20');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await sent;

  await page
    .getByRole('link', { name: /^购物车/ })
    .filter({ visible: true })
    .first()
    .tap();
  await expect(page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${NAME}`) })).toHaveValue('20');
  await self.emptyCart();
  await page.goBack();
  await expect(add).toBeVisible();
  await expect(quantity).toHaveCount(0);
});

test('below one multiple the line is taken out of the cart @phone', async ({ page, self }) => {
  await openSearch(page, NAME);
  const card = cardOf(page, NAME, PILLS);
  const add = card.getByRole('button', { name: /^加入购物车/ });
  await bringUp(add);
  await add.tap();
  const form = page.getByRole('dialog').getByRole('button', { name: '加入购物车' });
  const less = card.getByRole('button', { name: /^减少/ });
  await expect(less.or(form)).toBeVisible();
  if (await form.isVisible()) await form.tap();
  await less.tap();
  await expect(add).toBeVisible({ timeout: CART_SYNC_DELAY + 5_000 });
  const { data } = await self.client.send(cart.list, {});
  expect(data).toEqual([]);
});
