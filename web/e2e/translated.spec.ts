import type { Locator } from '@playwright/test';
import { checkOut, payByBalance, seeOrder, submit } from './support/checkout.ts';
import { bringUp, cardOf, openGoods, openSearch, quickBuy, typeQuantity } from './support/goods.ts';
import { closeAdverts, logIn } from './support/login.ts';
import { expectSaid } from './support/messages.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/**
 * What the translators of Edge, Chrome and WeChat do to a page: each text node that comes or changes is replaced by two
 * elements around a text of theirs (react/react#11538).
 */
function translate(): void {
  const wrap = () => {
    const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, svg, title')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const watch = new MutationObserver(() => setTimeout(wrap, 50));
  watch.observe(document, { childList: true, subtree: true, characterData: true });
}

const NAME = '阿莫西林胶囊';
const WAYS = ['微信支付', '支付宝', '银行转账', '余额支付'];
/** Below the amount that ships freely. */
const FEE = 1800;
const PRICE = 845;

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;
/** The texts of a screen beside each other, whatever stands around them. */
const expectSum = (place: Locator, fen: number) => expect(place).toContainText(yuan(fen));

test.use({ fresh: true });

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
