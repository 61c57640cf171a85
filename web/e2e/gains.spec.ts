import { groupBuys } from '#shared/contract/group-buys.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { PAY_PASSWORD } from './support/buyer.ts';
import { checkOut, choose, payDialog, paying, submit } from './support/checkout.ts';
import { cardOf, openSearch, quickBuy, typeQuantity } from './support/goods.ts';
import { expectSaid } from './support/messages.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

const DAY = 86_400_000;

/**
 * What a member earns and pays with. The same over days and with others is tested without a browser in
 * shared/flows/stand-in-benefits.test.ts.
 */

test.describe('liansuo2, whose balance is too low @phone', () => {
  test.use({ member: 'liansuo2', fresh: true });

  test('pays a part from the balance: held during the payment, released when it is cancelled, spent in the end', async ({
    page,
    self,
    operator,
  }) => {
    const { user_id, moneys } = await operator.member('liansuo2');
    const balance = async () => (await operator.member('liansuo2')).moneys;
    await self.add(showcase('plain'), 120);
    const { order_id } = await self.order();
    await page.goto(`/order-info?order_id=${order_id}`);
    await page.getByRole('button', { name: '付款' }).click();
    const dialog = await paying(page);

    const begin = async () => {
      await choose(dialog, '微信支付');
      await dialog.getByRole('switch', { name: '余额组合支付' }).click();
      await expect(dialog.getByText('余额（赠送金优先）')).toBeVisible();
      await dialog.getByRole('button', { name: /^微信支付 ¥/ }).click();
      await expect(dialog.getByText('支付密码为空！')).toBeVisible();
      await dialog.getByLabel('支付密码').fill(PAY_PASSWORD);
      await dialog.getByRole('button', { name: /^微信支付 ¥/ }).click();
      await expect(dialog.getByText('余额已占用 ¥800.00')).toBeVisible();
      await expect.poll(balance).toBe(0);
    };
    await begin();
    await dialog.getByRole('button', { name: '我已付款' }).click();
    await expect(dialog.getByText('支付未完成，请核对！')).toBeVisible();
    await expect(dialog.getByText(/可用余额 ¥800.00 抵一部分/)).toBeVisible();
    expect(await balance()).toBe(moneys);

    await begin();
    await dialog.getByRole('button', { name: '换支付方式' }).click();
    await expect(dialog.getByText(/可用余额 ¥800.00 抵一部分/)).toBeVisible();
    expect(await balance()).toBe(moneys);

    await choose(dialog, '微信支付');
    await dialog.getByRole('switch', { name: '余额组合支付' }).click();
    await expect(dialog.getByText('先用余额 ¥800.00')).toBeVisible();
    // Another tab spends ¥187.00 meanwhile: the new amounts are told and asked for before anything is started.
    await self.add(showcase('plain'), 20);
    const other = { order_id: (await self.order()).order_id, fd_sn: '' };
    await self.client.send(payOrder.yzPay, { pay_pwd: encodePassword(PAY_PASSWORD) });
    await self.client.send(payOrder.yePay, other);
    await dialog.getByLabel('支付密码').fill(PAY_PASSWORD);
    await dialog.getByRole('button', { name: /^微信支付 ¥/ }).click();
    await expect(dialog.getByText(/^金额有变动，现为余额 ¥613.00，微信支付 ¥.*，请核对后再付款$/)).toBeVisible();
    await expect(dialog.getByText('先用余额 ¥613.00')).toBeVisible();
    expect(await balance()).toBe(61_300);
    await dialog.getByRole('button', { name: /^微信支付 ¥/ }).click();
    await expect(dialog.getByText('余额已占用 ¥613.00')).toBeVisible();
    const amount = await self.client.send(payOrder.orderAmount, { type: '1', order_id, fd_sn: '' });
    expect([amount.held, amount.moneys], 'another device can tell whose hold it is').toEqual([61_300, 0]);
    const [open] = await operator.rows('gateway_payments', { user_id, state: 'open' });
    await operator.settle(String(open?.order_sn), 'paid');
    await expect(dialog.getByText('支付成功！')).toBeVisible();
    await expect(dialog.getByText('¥613.00')).toBeVisible();
    expect(await balance()).toBe(0);
  });
});

test.describe('yaodian @phone', () => {
  test.use({ member: 'yaodian', fresh: true });

  test('claims a coupon in the quick-buy dialog: nothing is hidden, and the chosen quantity stays', async ({
    page,
    toasts,
  }) => {
    await openSearch(page, '阿莫西林胶囊');
    const dialog = await quickBuy(page, cardOf(page, '阿莫西林胶囊', showcase('plain')));
    await typeQuantity(dialog.getByLabel('数量', { exact: true }), '30');
    await dialog.getByRole('button', { name: /^还有 \d 张$/ }).click();
    await expect(dialog.getByRole('button', { name: '收起' })).toBeVisible();
    const coupon = dialog.getByRole('button', { name: /领取$/ }).first();
    const words = (await coupon.textContent())?.replace('领取', '') ?? '';
    await coupon.dblclick();
    await expect(dialog.getByText(`${words}已领`)).toBeVisible();
    expect((await toasts()).filter((each) => each.startsWith('领取成功'))).toHaveLength(1);
    await expect(dialog.getByLabel('数量', { exact: true })).toHaveValue('30');
    await dialog.getByRole('button', { name: '加入购物车' }).click();
    await expectSaid(toasts, '已加入购物车！');
  });

  test('claims all coupons, uses the best at the checkout, and gets it back when the order closes', async ({
    page,
    self,
    operator,
    toasts,
  }) => {
    const { user_id } = await operator.member('yaodian');
    const used = async () =>
      (await operator.rows('member_coupons', { user_id })).filter((each) => each.order_id).length;
    const before = await used();
    await page.goto('/volume');
    await page.getByRole('button', { name: '一键领取' }).click();
    await expect.poll(toasts).toContainEqual(expect.stringMatching(/^领取成功！/));
    await page.getByRole('link', { name: '立即使用' }).first().click();
    await expect(page).toHaveURL(/\/(index|goods)/);

    await self.add(showcase('plain'), 200);
    await page.goto('/cart');
    await checkOut(page);
    await expect(page.getByText('已选最优惠')).toBeVisible();
    await expect(page.getByRole('complementary', { name: '金额' })).toContainText('优惠券');
    const dialog = await submit(page);
    expect(await used()).toBe(before + 1);
    await dialog.getByRole('button', { name: '关闭' }).click();
    await expect(payDialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: '关闭订单' }).click();
    await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '关闭订单' }).click();
    await expectSaid(toasts, '订单成功关闭！');
    expect(await used()).toBe(before);
  });

  test('a coupon that was used says so and leads to no second use', async ({ page }) => {
    const used = page.getByRole('listitem').filter({ hasText: '满 200 元' });
    await page.goto('/volume?my=used');
    await expect(used).toContainText('已使用');
    await expect(page.getByRole('link', { name: '立即使用' })).toHaveCount(0);
    await page.goto('/volume?tab=1');
    await expect(page.getByRole('listitem').filter({ hasText: '满 300 元' })).toBeVisible();
    await expect(used).toHaveCount(0);
  });

  test('starts a group buy from its goods, and sees others join @proof', async ({ page, buyerOf }) => {
    const goods_id = showcase('group');
    await page.goto(`/group_buy?goods_id=${goods_id}`);
    await page.getByRole('button', { name: '我要开团' }).click();
    await expect(page.getByText('还差 1 家成团')).toBeVisible();
    const guest = await buyerOf('liansuo');
    const [team] = (await guest.client.send(groupBuys.list, { goods_id })).data;
    await guest.client.send(groupBuys.join, { id: team?.id ?? '' });
    await page.goto(`/group_buy?id=${team?.id}&goods_id=${goods_id}`);
    await expect(page.getByRole('heading', { name: '已成团' })).toBeVisible();
    await page.getByRole('link', { name: '按拼团价下单' }).click();
    await expect(page.getByRole('region', { name: '购买' })).toBeVisible();
  });

  test('signs in on seven days, each with its gift; the eighth starts again @proof', async ({ page, operator }) => {
    const days = page.getByRole('main');
    const sign = page.getByRole('button', { name: /^(立即签到|签到并领取)$/ });
    const sending = page.getByRole('dialog', { name: '选择收货地址' });
    const thanks = page.getByRole('button', { name: '知道了' });
    for (let day = 1; day <= 7; day += 1) {
      await page.goto('/signin');
      await expect(days).toContainText(`已连续签到${day - 1} 天`);
      await sign.click();
      // Goods need an address; points and coupons are credited at once.
      await expect(sending.or(thanks).first()).toBeVisible();
      if (await sending.isVisible()) {
        await sending.getByRole('radio').first().click();
        await sending.getByRole('button', { name: '签到并领取' }).click();
      }
      await thanks.click();
      await expect(page.getByRole('button', { name: '今日已签到' })).toBeVisible();
      await expect(days).toContainText(`已连续签到${day} 天`);
      await operator.advance(DAY);
    }
    await page.goto('/signin');
    await expect(days).toContainText('已连续签到0 天');
    await expect(sign).toBeVisible();
  });

  test('starts a group buy that nobody joins: it has failed once its time is over @proof', async ({
    page,
    operator,
  }) => {
    const goods_id = showcase('group');
    await page.goto(`/group_buy?goods_id=${goods_id}`);
    await page.getByRole('button', { name: '我要开团' }).click();
    await expect(page.getByText('还差 1 家成团')).toBeVisible();
    await operator.advance(25 * 3_600_000);
    await page.goto('/group_buy');
    await expect(page.getByText(/到期未成团/).first()).toBeVisible();
  });
});
