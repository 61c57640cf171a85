import type { Locator, Page } from '@playwright/test';
import { cart } from '#shared/contract/cart.ts';
import type { ApiBuyer } from './support/buyer.ts';
import { checkOut, payByBalance, seeOrder, submit } from './support/checkout.ts';
import { bringUp, cardOf, openGoods, openSearch, quickBuy, typeQuantity } from './support/goods.ts';
import { closeAdverts, logIn } from './support/login.ts';
import { expectSaid } from './support/messages.ts';
import { receivedOrder } from './support/received.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';
import { translate } from './support/translator.ts';

const NAME = '阿莫西林胶囊';
const WAYS = ['微信支付', '支付宝', '银行转账', '余额支付'];
/** Below the amount that ships freely. */
const FEE = 1800;
const PRICE = 845;

const yuan = (fen: number): string =>
  `¥${(fen / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
/** An amount of an answer, such as "2576.00". */
const told = (amount: string): string => yuan(Number(amount) * 100);
/** The texts of a screen beside each other, whatever stands around them. */
const expectSum = (place: Locator, fen: number) => expect(place).toContainText(yuan(fen));

test.use({ fresh: true });

/** The amounts that the server told last of a checkout, and of them the amount due. */
function watchDue(page: Page): { latest: string; amounts: readonly string[] } {
  const due = { latest: '', amounts: [] as readonly string[] };
  page.on('response', async (response) => {
    if (!response.url().includes('buy.php?act=confirm')) return;
    // The page may have been left meanwhile.
    const text = await response.text().catch(() => '');
    due.latest = /"money_paid":"([\d.]+)"/.exec(text)?.[1] ?? due.latest;
    due.amounts = /"money":\{[^}]*\}/.exec(text)?.[0].match(/\d+\.\d\d/g) ?? due.amounts;
  });
  return due;
}

for (const [when, tag] of [
  ['from its first text on', ''],
  ['in the middle of the road', ' @proof'],
] as const)
  test(`a page that is translated ${when} sells as any other, and every sum is the server’s${tag}`, async ({
    page,
    operator,
    toasts,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await closeAdverts(page);
    if (when === 'from its first text on') await page.addInitScript(translate);
    await page.goto('/user?path=login');
    await logIn(page, 'yaodian');

    const buying = await openGoods(page, showcase('plain'));
    await typeQuantity(buying.getByLabel('数量', { exact: true }), '7');
    await expect(page.getByRole('main')).toContainText(`合计${yuan(7 * PRICE)}`);

    await openSearch(page, NAME);
    if (when !== 'from its first text on') await page.evaluate(translate);
    const dialog = await quickBuy(page, cardOf(page, NAME, showcase('plain')));
    await typeQuantity(dialog.getByLabel('数量', { exact: true }), '4');
    await dialog.getByRole('button', { name: '加入购物车' }).click();
    await expectSaid(toasts, '已加入购物车！');
    await page
      .getByRole('link', { name: /购物车/ })
      .filter({ visible: true })
      .first()
      .click();

    const sum = page.getByRole('complementary', { name: '结算' });
    const tick = page.getByRole('checkbox', { name: `选择${NAME}` });
    const line = page.getByRole('listitem').filter({ has: tick });
    const amount = line.getByRole('textbox');
    const before = Number(await amount.inputValue());
    await expectSum(sum, before * PRICE);
    const more = line.getByRole('button', { name: /^增加/ });
    await bringUp(more);
    await more.click();
    await expect(amount).toHaveValue(String(before + 1));
    await expectSum(sum, (before + 1) * PRICE);
    await tick.uncheck({ force: true });
    await expectSum(sum, 0);
    await tick.check({ force: true });
    await expectSum(sum, (before + 1) * PRICE);

    await checkOut(page);
    const due = (before + 1) * PRICE + FEE;
    await expectSum(page.getByRole('complementary', { name: '金额' }), due);
    const paying = await submit(page);
    for (const way of WAYS) {
      await paying.getByText(way, { exact: true }).click();
      await expect(paying.getByRole('button', { name: `${way} ${yuan(due)}` })).toBeVisible();
    }
    await payByBalance(paying);
    await expect(paying.getByText('支付成功！')).toBeVisible();
    await paying.getByRole('button', { name: '完成' }).click();
    await seeOrder(page);
    await expectSum(page.getByRole('main'), due);
    const [payment] = await operator.rows('payments', {});
    expect(payment?.amount).toBe(due);

    await page.goto('/quick-order');
    await page.getByLabel('每行一种').fill(`${NAME} 3\n没有这种东西 2`);
    await page.getByRole('button', { name: '查找商品（2 行）' }).click();
    await expect(page.getByText('没有这种东西').filter({ visible: true }).first()).toBeVisible();
    await page.goto('/user-center');
    await page.getByRole('button', { name: '退出登录' }).filter({ visible: true }).first().click();
    await expect(page.getByText('你好，游客')).toBeVisible();
    expect(errors).toEqual([]);
  });

/** What the server asks for so many of these goods, in fen: the sum of a line in the cart. */
async function sumsOf(buyer: ApiBuyer, goods_id: string, amounts: readonly number[]): Promise<number[]> {
  const sums: number[] = [];
  const before = (await buyer.client.send(cart.list, {})).data;
  for (const amount of amounts) {
    await buyer.add(goods_id, amount);
    const line = (await buyer.client.send(cart.list, {})).data.find(
      ({ cart_id }) => !before.some((other) => other.cart_id === cart_id),
    );
    sums.push((line?.goods_price ?? Number.NaN) * amount);
    await buyer.client.send(cart.delNum, { id_list: line?.cart_id ?? '' });
  }
  return sums;
}

for (const [when, tag] of [
  ['from its first text on', ''],
  ['in the middle', ' @proof'],
] as const)
  test.describe(`translated ${when} @phone`, () => {
    test.use({ member: 'yaodian', translated: tag === '' });

    test(`the dialogs of filters, coupons, addresses and after-sales open, change and close${tag}`, async ({
      page,
      self,
      operator,
    }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      const { order_id } = await receivedOrder(self, operator, [showcase('plain')]);
      const due = watchDue(page);
      const sums = page.getByRole('complementary', { name: '金额' });
      /** Runs an act, and reads the amount due from the screen once the act has changed it: the server told the same. */
      const reckon = async (act: () => Promise<unknown>) => {
        const before = due.latest;
        await act();
        await expect.poll(() => due.latest).not.toBe(before);
        await expect.poll(async () => (await sums.textContent())?.includes(`应付 ${told(due.latest)}`)).toBe(true);
        return Number(due.latest);
      };
      const turnOn = () => tag && page.evaluate(translate);

      await openSearch(page, 'all');
      const filters = page.getByRole('dialog', { name: '筛选' });
      await page.getByRole('button', { name: '筛选', exact: true }).click();
      await turnOn();
      const chips = filters.getByRole('group', { name: '商品' }).getByRole('button');
      await chips.nth(0).click();
      await chips.nth(1).click();
      await filters.getByRole('button', { name: '确定（2）' }).click();
      await expect(filters).toHaveCount(0);
      await page.getByRole('button', { name: /^筛选/ }).click();
      await filters.getByRole('button', { name: '清空' }).click();
      await filters.getByRole('button', { name: '确定', exact: true }).click();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

      await page.goto('/volume');
      await page.getByRole('button', { name: '一键领取' }).click();
      await expect(page.getByRole('link', { name: '立即使用' }).first()).toBeVisible();
      await self.add(showcase('plain'), 100);
      await page.goto('/cart');
      const picker = page.getByRole('dialog', { name: '选择优惠券' });
      const coupons = page.getByRole('button', { name: /^优惠券/ });
      const best = await reckon(async () => {
        await checkOut(page);
        await expect(page.getByText('已选最优惠')).toBeVisible();
      });
      await coupons.click();
      await turnOn();
      await picker.getByRole('tab', { name: '不可用' }).click();
      await picker.getByRole('tab', { name: /^可用/ }).click();
      const without = await reckon(() => picker.getByRole('button', { name: '不使用优惠券' }).click());
      expect(without).toBeGreaterThan(best);
      await coupons.click();
      const worst = await reckon(() => picker.getByRole('radio').last().click({ force: true }));
      expect(worst).toBeLessThan(without);
      const where = page.getByRole('dialog', { name: '选择收货地址' });
      await page.getByRole('button', { name: /李店长/ }).click();
      const answered = page.waitForResponse(/buy\.php\?act=confirm/);
      await where.getByRole('radio').last().click({ force: true });
      await answered;
      await expect(where).toHaveCount(0);

      await page.goto(`/services-info?order_id=${order_id}`);
      const refund = page
        .getByRole('region', { name: '申请小结' })
        .or(page.getByRole('complementary', { name: '申请小结' }));
      const amount = page.getByRole('textbox', { name: `${NAME} 数量` });
      await turnOn();
      for (const pieces of [7, 3]) {
        await typeQuantity(amount, `${pieces}`);
        await expectSum(refund, pieces * PRICE);
      }
      await page.getByRole('button', { name: '质量问题' }).click();
      await page.getByRole('button', { name: '提交申请' }).click();
      await expect(page).toHaveURL(/\/result\?of=after-sales/);
      expect(errors).toEqual([]);
    });

    test(`quick buy and the checkout say the server’s prices and sums${tag}`, async ({ page, self, operator }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      const due = watchDue(page);
      const turnOn = () => tag && page.evaluate(translate);

      for (const [goods, amounts] of [
        ['tiers', [35, 70, 230]],
        ['middlePack', [40, 20]],
      ] as const) {
        const id = showcase(goods);
        const sums = await sumsOf(self, id, amounts);
        await openSearch(page, `YC${id}`);
        const card = page.getByRole('article').filter({ has: page.locator(`a[href$="id=${id}"]`) });
        const dialog = await quickBuy(page, card.first());
        await turnOn();
        for (const [at, amount] of amounts.entries()) {
          await typeQuantity(dialog.getByLabel('数量', { exact: true }), `${amount}`);
          await expect(dialog).toContainText(`${amount} `);
          await expectSum(dialog.locator('.buying-foot'), sums[at] ?? 0);
        }
        await dialog.getByRole('button', { name: '加入购物车' }).click();
        await expect(dialog).toHaveCount(0);
      }

      await page.goto('/cart');
      await checkOut(page);
      await turnOn();
      const aside = page.getByRole('complementary', { name: '金额' });
      // All rows of the checkout, as the server told them.
      await expect.poll(async () => (await aside.textContent())?.includes(`应付 ${told(due.latest)}`)).toBe(true);
      for (const amount of due.amounts) if (Number(amount) > 0) await expect(aside).toContainText(told(amount));
      const paying = await submit(page);
      await expect(paying).toContainText(told(due.latest));
      await payByBalance(paying);
      await expect(paying.getByText('支付成功！')).toBeVisible();
      expect((await operator.rows('payments', {})).map(({ amount }) => amount)).toContain(Number(due.latest) * 100);
      expect(errors).toEqual([]);
    });
  });
