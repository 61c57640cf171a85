import type { Locator, Page } from '@playwright/test';
import { comment } from '#shared/contract/comment.ts';
import { axeFindsIn } from './support/axe.ts';
import { expectSaid } from './support/messages.ts';
import { receivedOrder } from './support/received.ts';
import { apiCalls } from './support/requests.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** An image of one pixel. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string, mimeType: string) => ({ name, mimeType, buffer: POINT });

/** What axe finds; in the dark scheme only colours are checked. */
async function finds(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    found.push(...(await axeFindsIn(page, colorScheme)).map((each) => `${colorScheme} ${each}`));
  }
  return found;
}

const sideways = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('.dialog__body')].map(
        (each) => each.scrollWidth - each.clientWidth,
      ),
    ),
  );

const orderOf = (page: Page, order_sn: string): Locator => page.getByRole('article', { name: `订单 ${order_sn}` });
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: '评价' });
const blockOf = (page: Page, at: number): Locator =>
  dialogOf(page)
    .getByRole('region', { name: /^评价 / })
    .nth(at);
const submitOf = (page: Page): Locator => dialogOf(page).getByRole('button', { name: '提交评价' });

async function openReview(page: Page, place: Locator | Page): Promise<void> {
  await place.getByRole('button', { name: /^评价/ }).click();
  await expect(blockOf(page, 0)).toBeVisible();
}

/** Taps a star. */
async function rate(block: Locator, stars: number): Promise<void> {
  const star = block.getByRole('radio', { name: new RegExp(`^${stars}星`) });
  await block
    .locator('fieldset label')
    .nth(stars - 1)
    .click();
  await expect(star).toBeChecked();
}

async function write(block: Locator, stars: number, words: string): Promise<void> {
  await rate(block, stars);
  await block.getByLabel('评价内容').fill(words);
}

test.use({ member: 'yaodian' });
test.beforeEach(({ operator }) => operator.settings({ booklet_type: '2' }));

test('a received order is reviewed with a picture; the tab empties, and the goods page shows it', async ({
  page,
  self,
  operator,
  toasts,
}) => {
  const goods = [showcase('plain'), showcase('middlePack')] as const;
  const { order_sn } = await receivedOrder(self, operator, goods);
  await page.goto('/order?lx=5');
  const row = orderOf(page, order_sn);
  await expect(row).toContainText('待评价');
  await openReview(page, row);
  await expect(dialogOf(page).getByText('评价和评分都完成后才会记录').first()).toBeVisible();

  await submitOf(page).click();
  await expectSaid(toasts, '评价和评分都完成后才会记录');
  expect(await finds(page)).toEqual([]);
  const block = blockOf(page, 0);
  await expect(block).toContainText('阿莫西林胶囊');
  for (const [stars, label] of [
    [1, '差评'],
    [2, '差评'],
    [3, '中评'],
    [4, '好评'],
    [5, '好评'],
  ] as const) {
    await rate(block, stars);
    await expect(block.getByText(label, { exact: true })).toBeVisible();
  }
  const words = `效期新，包装完好 ${order_sn}`;
  await expect(dialogOf(page).getByText('会记录', { exact: true })).toHaveCount(0);
  await block.getByLabel('评价内容').fill(words);
  await expect(block.getByText('会记录', { exact: true })).toBeVisible();
  await expect(dialogOf(page).getByText('会记录', { exact: true })).toHaveCount(1);
  await block.getByLabel('添加评价图片').setInputFiles(picture('paper.pdf', 'application/pdf'));
  await expect(block.getByText('不允许该图片格式！')).toBeVisible();
  await block.getByLabel('添加评价图片').setInputFiles([picture('a.png', 'image/png'), picture('b.png', 'image/png')]);
  await expect(block.getByRole('button', { name: '查看评价图片 2' }).locator('img')).toBeVisible();
  await block.getByRole('button', { name: '删除评价图片 1' }).click();
  await expect(block.getByRole('button', { name: /^查看评价图片/ })).toHaveCount(1);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height });
  expect(await sideways(page)).toBe(0);
  await page.setViewportSize({ width, height });
  expect(await finds(page)).toEqual([]);

  // The other line is incomplete: the dialog asks, and does not record it.
  await rate(blockOf(page, 1), 3);
  await submitOf(page).click();
  const question = page.getByRole('dialog', { name: '提示' });
  await expect(question).toContainText('未完成的不会记录');
  const calls = apiCalls(page);
  await question.getByRole('button', { name: '提交' }).click();
  await expectSaid(toasts, '评价成功！');
  await expect(dialogOf(page)).toHaveCount(0);
  expect(calls.filter((call) => call === comment.goodsSub.path)).toHaveLength(1);
  await expect(row).toContainText('已完成');
  await expect(row.getByRole('button', { name: '评价' })).toHaveCount(0);
  const mine = (await operator.rows('reviews')).filter(({ content }) => content === words);
  expect(mine).toEqual([expect.objectContaining({ goods_id: goods[0], comment_rank: 5 })]);

  await page.getByRole('tab', { name: '全部' }).click();
  await expect(orderOf(page, order_sn)).toBeVisible();
  const listed = page.waitForResponse(/act=order_list.*lx=5/);
  await page.getByRole('tab', { name: '待评价' }).click();
  await listed;
  await expect(orderOf(page, order_sn)).toHaveCount(0);

  await page.goto(`/goods?id=${goods[0]}`);
  await expect(page.getByRole('region', { name: '购买' })).toBeVisible();
  await page.getByRole('heading', { name: '猜你喜欢' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('link', { name: /评价图片 1/ }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^平均 \d\.\d 分$/ })).toBeVisible();
  expect(await finds(page)).toEqual([]);
});

test('a draft stays when the dialog is closed; a lost answer is settled by reading, and nothing is sent twice @proof', async ({
  page,
  self,
  operator,
  toasts,
}) => {
  const { order_id } = await receivedOrder(self, operator, [showcase('plain')]);
  await page.goto(`/order-info?order_id=${order_id}`);
  await openReview(page, page);
  const words = `周转快 ${order_id}`;
  await write(blockOf(page, 0), 4, words);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await openReview(page, page);
  await expect(blockOf(page, 0).getByLabel('评价内容')).toHaveValue(words);
  await expect(blockOf(page, 0).getByRole('radio', { name: '4星 好评' })).toBeChecked();

  await operator.faults({ call: 'comment.php?act=goods_sub', kind: 'drop_after', times: 0 });
  const calls = apiCalls(page);
  await submitOf(page).click();
  await expectSaid(toasts, '评价成功！');
  await expect(dialogOf(page)).toHaveCount(0);
  expect(calls.filter((call) => call === comment.goodsSub.path)).toHaveLength(1);
  await expect(page.getByRole('region', { name: '订单状态' })).toContainText('已完成');
  expect((await operator.rows('reviews')).filter(({ content }) => content === words)).toHaveLength(1);
});

test('failed lines can be retried; an order reviewed elsewhere shows a message, and its row is updated @proof', async ({
  page,
  self,
  operator,
  toasts,
}) => {
  const { order_id, order_sn } = await receivedOrder(self, operator, [showcase('plain')]);
  await operator.faults({ call: 'comment.php?act=goods_add', kind: 'status_500' });
  await page.goto('/order?lx=5');
  await orderOf(page, order_sn).getByRole('button', { name: '评价' }).click();
  await dialogOf(page).getByRole('button', { name: '重试' }).click();
  await write(blockOf(page, 0), 5, '好');
  // The row is reloaded when its dialog is closed. Only later changes are new to it.
  const readAgain = page.waitForResponse(/act=order_list.*order_id=/);
  await page.keyboard.press('Escape');
  await (await readAgain).finished();

  const { data } = await self.client.send(comment.goodsAdd, { order_id });
  const body = data.map(({ og_id }) => ({ og_id, content: '好', comment_rank: 5, comment_gallery: [] }));
  await self.client.send(comment.goodsSub, { query: { order_id }, body });
  await expect(orderOf(page, order_sn)).toContainText('待评价');
  await orderOf(page, order_sn).getByRole('button', { name: '评价' }).click();
  await expectSaid(toasts, '该订单暂不能评价！');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(orderOf(page, order_sn)).toContainText('已完成');
});

test('with booklet_type 1 a received order is completed, and nothing asks for a review @phone', async ({
  page,
  self,
  operator,
}) => {
  await operator.settings({ booklet_type: '1' });
  const { order_sn } = await receivedOrder(self, operator, [showcase('plain')]);
  await page.goto('/order');
  await expect(orderOf(page, order_sn)).toContainText('已完成');
  await expect(page.getByRole('tab', { name: '待评价' })).toHaveCount(0);
  await expect(orderOf(page, order_sn).getByRole('button', { name: '评价' })).toHaveCount(0);
});
