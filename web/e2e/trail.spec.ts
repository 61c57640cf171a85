import { fitTrail, readTrail } from '#shared/rules/trail/trail.ts';
import { payByBalance, payDialog, paying } from './support/checkout.ts';
import { expectSaid } from './support/messages.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** The member's trail: shown before it is copied or sent. */
test.describe('what happened @phone', () => {
  test.use({ member: 'yaodian' });

  test('a failed payment: the trail has the outcome of each call, across a reload, and no secret @proof', async ({
    page,
    self,
    operator,
    toasts,
  }) => {
    await self.add(showcase('plain'), 2);
    const { order_id } = await self.order();
    await page.goto('/order?lx=1');
    // The trail's keeper loads after the first page.
    await page.waitForFunction(() => sessionStorage.getItem('yaocang_trail mine') !== null);
    await page.goto(`/order-info?order_id=${order_id}`);
    await page.getByRole('button', { name: '付款' }).filter({ visible: true }).first().click();
    await paying(page);
    await operator.faults({ call: 'pay/pay_order.php?act=ye_pay', kind: 'error', code: 1, content: '支付通道维护中' });
    await payByBalance(payDialog(page));
    await expect(payDialog(page)).toContainText('支付通道维护中');
    await payDialog(page).getByRole('button', { name: '操作记录' }).click();

    const dialog = page.getByRole('dialog', { name: '操作记录' });
    const text = await dialog.locator('pre').innerText();
    const trail = readTrail(text);
    if (typeof trail === 'string') throw new Error(trail);
    expect(trail).toMatchObject({ whole: true, unread: 0 });
    const call = (path: string) => trail.steps.find(({ what }) => what.startsWith(path));
    expect(call('pay/pay_order.php?act=ye_pay')).toMatchObject({ what: 'pay/pay_order.php?act=ye_pay' });
    expect(call('pay/pay_order.php?act=ye_pay')?.came).toMatchObject({ outcome: 'refused', code: 1 });
    expect(call('pay/pay_order.php?act=order_amount')?.what).toContain(`order_id=${order_id}`);
    expect(trail.steps.filter(({ kind }) => kind === 'load')).toHaveLength(2);
    expect(trail.steps.map(({ kind, what }) => `${kind} ${what}`)).toEqual(
      expect.arrayContaining(['screen /order?lx=1', 'dialog pay', 'tap 付款']),
    );
    expect(text).not.toContain('246810');
    expect(text).not.toMatch(/\d\.\d{2}(?!\d)/);

    await dialog.getByRole('button', { name: '复制操作记录' }).click();
    await expectSaid(toasts, '复制成功！');
    await expect(dialog).toHaveCount(0);
    await expect(payDialog(page)).toBeVisible();
  });

  test('is attached to a feedback as text that fits, and can be removed again', async ({ page, toasts, operator }) => {
    await page.goto('/user-set');
    await page.getByRole('main').getByRole('button', { name: '意见反馈' }).last().click();
    const panel = page.getByRole('dialog', { name: '意见反馈' });
    await panel.getByLabel('写下遇到的问题或建议').fill('付款失败');
    await panel.getByRole('button', { name: '附上操作记录' }).click();
    const dialog = page.getByRole('dialog', { name: '操作记录' });
    await expect(dialog.locator('pre')).toContainText('页 /user-set');
    await dialog.getByRole('button', { name: '附上', exact: true }).click();
    await expect(panel).toContainText('已附上操作记录');
    await panel.getByRole('button', { name: '移除' }).click();
    await panel.getByRole('button', { name: '附上操作记录' }).click();
    await dialog.getByRole('button', { name: '附上', exact: true }).click();
    await panel.getByRole('button', { name: '提交', exact: true }).click();
    await expectSaid(toasts, '操作成功！');
    const rows = await operator.rows('feedbacks', {});
    const content = String(rows.find((row) => String(row.content).startsWith('付款失败'))?.content);
    const trail = readTrail(content);
    if (typeof trail === 'string') throw new Error(trail);
    expect(trail).toMatchObject({ whole: true, unread: 0 });
    expect(fitTrail(trail, 2000)?.left).toBe(trail.left);
    expect(content.length).toBeLessThanOrEqual(2000);
  });
});
