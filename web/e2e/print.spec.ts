import { execFile } from 'node:child_process';
import type { Page } from '@playwright/test';
import { DESK } from './support/desk.ts';
import { interceptCalls } from './support/intercept.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** The pages of a PDF as Chromium writes it. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** The text of a PDF by poppler; undefined where it is not installed. */
const textOf = (pdf: Buffer): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const reading = execFile('pdftotext', ['-layout', '-', '-'], (error, text) => {
      if (!error) resolve(text);
      else if ('code' in error && error.code === 'ENOENT') resolve(undefined);
      else reject(error);
    });
    reading.stdin?.on('error', () => undefined).end(pdf);
  });

/** The ink of the light scheme. */
const INK = 'rgb(29, 37, 41)';

/** Waits until a page has its sheet: an emulated medium is not announced as a printer is. */
const hasSheet = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('.sheet').count()).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await page.locator('.sheet').count()).toBe(0);
  }).toPass();

/** Every text that would be on the paper, whose letters are dark whatever the scheme is. */
async function onPaper(page: Page): Promise<string> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const ink = () => page.evaluate(() => getComputedStyle(document.querySelector('.sheet') ?? document.body).color);
  expect(await ink()).toBe(INK);
  const words = await page.evaluate(() => document.body.innerText);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  return words;
}

/** Gives the order of a page so many lines with such a name. */
const withLines = (page: Page, count: number, name: string) =>
  interceptCalls(page, { calls: '*order.php?act=order_info*', when: 'Response' }, async (call) => {
    const answer = JSON.parse(await call.body());
    const [line] = answer.data.lines;
    answer.data.lines = Array.from({ length: count }, () => ({ ...line, goods_name: name }));
    await call.tell(answer);
  });

/** From a desk: a phone in WeChat prints nothing. */
test.describe('printed @phone', () => {
  test.use({ member: 'yaodian', ...DESK, colorScheme: 'dark' });

  const ORDERS = [
    { count: 1, name: '板蓝根颗粒', pages: 1, tag: ' @proof' },
    { count: 40, name: '盐酸氨溴索口服溶液', pages: 2, tag: '' },
    { count: 24, name: '复方氨酚烷胺片（儿童适用装）国药准字甲类连锁门店专供大规格铝塑板装', pages: 2, tag: '' },
  ];
  for (const { count, name, pages, tag } of ORDERS)
    test(`an order of ${count} lines of ${name.length} letters: a table on ${pages} pages of A4${tag}`, async ({
      page,
      own,
    }) => {
      await withLines(page, count, name);
      await page.goto(`/order-info?order_id=${await own.orderId()}`);
      await hasSheet(page);
      await expect(page.getByRole('button', { name: '打印' })).toBeVisible();
      const words = await onPaper(page);
      for (const told of [
        /药仓 采购订单/,
        /订单号\s+\S+/,
        /收货地址/,
        /仁心/,
        /商品金额/,
        /应付金额\s+¥[\d,.]+/,
        /人民币（大写）：\S+元/,
        /验收人/,
      ])
        expect(words).toMatch(told);
      for (const furniture of ['首页', '购物车', '个人中心', '去付款', '关闭订单', '复制'])
        expect(words, furniture).not.toContain(furniture);
      expect(words.split(name).length - 1).toBe(count);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pagesOf(pdf)).toBe(pages);
      const printed = await textOf(pdf);
      if (printed !== undefined) {
        expect(printed.match(/名称/g), 'a repeated heading').toHaveLength(pages);
        expect(printed).toMatch(new RegExp(`第\\s*${pages}\\s*/\\s*${pages}\\s*页`));
      }
    });

  test('a cart: a table on one page', async ({ page, own }) => {
    await own.cartId();
    await page.goto('/cart');
    await hasSheet(page);
    const words = await onPaper(page);
    expect(words).toMatch(/药仓 购物车/);
    expect(words).toMatch(/已选 \d 种\s+¥[\d,.]+/);
    expect(words).not.toContain('去结算');
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  });

  for (const { name, path, told } of [
    { name: 'the ledger', path: '/detail-log', told: [/收支明细 · 余额/, /时间\s+说明/, /全部 \d+ 笔|起 \d+ 笔/] },
    { name: 'the order list', path: '/order', told: [/订单列表/, /下单时间\s+订单号/, /全部，\d+ 单/] },
  ])
    test(`${name}: a table`, async ({ page, own }) => {
      await own.orderId();
      await page.goto(path);
      await hasSheet(page);
      const words = await onPaper(page);
      for (const each of told) expect(words).toMatch(each);
      expect(words).not.toMatch(/首页|个人中心|导出表格|付款\n/);
    });

  test('a page without a sheet prints its words alone, also after one with a sheet', async ({ page, own }) => {
    await own.cartId();
    await page.goto('/cart');
    await hasSheet(page);
    await page.goto(`/goods?id=${showcase('plain')}`);
    await page
      .getByRole('link', { name: /购物车/ })
      .first()
      .click();
    await hasSheet(page);
    await page.goBack();
    await expect(page.getByRole('region', { name: '购买' })).toBeVisible();
    const words = await onPaper(page);
    expect(words).toContain('批准文号');
    expect(words).not.toMatch(/跳到正文|加入购物车|首页|订货热线/);
    // Of what is chosen no label is left alone, and what the goods are sold with is told.
    expect(words).not.toMatch(/^(优惠券|单位|数量)$/m);
    expect(words).toMatch(/活动\s+\S*满/);
  });

  test('a list prints its goods from the first page on, and nothing after them', async ({ page }) => {
    await page.goto('/search?keywords=阿莫西林');
    await expect(page.getByRole('main').getByRole('listitem').nth(9)).toBeVisible();
    await page.setViewportSize({ width: 703, height: 1009 });
    await page.emulateMedia({ media: 'print' });
    // In one look: rows come and go with the height of the window.
    const [top, below] = await page.getByRole('main').evaluate((main) => {
      const goods = [...main.querySelectorAll('[role=listitem]')].map((each) => each.getBoundingClientRect());
      const bottom = Math.max(...goods.map((each) => each.bottom));
      return [goods[0]?.top, main.getBoundingClientRect().bottom - bottom];
    });
    expect(top).toBeLessThan(300);
    expect(below).toBeLessThan(100);
  });
});
