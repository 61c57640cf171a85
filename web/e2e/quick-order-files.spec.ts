import { bytesOf } from '#fixtures/order-lists/bytes.ts';
import { type Order, type TableShape, table } from '#fixtures/order-lists/list-file.ts';
import { expect, test } from './support/shop.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ORDERS: readonly Order[] = [
  ['100046', 12],
  ['100052', 9],
  ['100058', 10],
];

const PLAN: TableShape = {
  name: '采购计划.xlsx',
  sheet: '十一月',
  above: [['康宁大药房采购计划'], ['制单日期', '2026-11-26']],
  heads: ['商品编码', '商品名称', '规格', '计划数量', '申请数量'],
  cells: (goods, pieces) => [goods.code, goods.name, goods.pack, `${pieces + 30}`, `${pieces}`],
  orders: ORDERS,
  below: [['合计', '', '', '121', '31']],
};

const upload = async (shape: TableShape) => ({
  name: shape.name,
  mimeType: XLSX,
  buffer: Buffer.from(await bytesOf(table(shape))),
});

/** A pharmacy's own file: what it says is read, asked, and told before anything is added. */
test.describe("a pharmacy's own file", () => {
  test.use({ member: 'yaodian' });

  test('a workbook with two possible quantities asks once, tells the sum and what is left out, and is known the next time', async ({
    page,
    self,
    operator,
  }) => {
    await self.emptyCart();
    await page.goto('/quick-order');
    const file = page.locator('input[type=file]');
    await file.setInputFiles(await upload(PLAN));
    const question = page.getByRole('region', { name: '数量是哪一列？' });
    await expect(question).toContainText('申请数量');
    await page.getByRole('button', { name: '查找商品（3 行）' }).click();
    await expect(page.getByRole('alert')).toContainText('数量是哪一列？');
    await question.getByRole('button', { name: /^申请数量/ }).click();
    await expect(page.getByText('数量用「申请数量」列')).toBeVisible();
    await page.getByRole('button', { name: '查找商品（3 行）' }).click();
    await expect(page.getByText('3 种 31 件', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).click();
    await expect(page.getByRole('dialog')).toContainText(
      /把 3 种 31 件，合计 ¥[\d,.]+ 加入购物车吗？不下单：合计 1 行/,
    );
    await page.getByRole('button', { name: '加入 3 种' }).click();
    // Goods that no insurance pays are confirmed as well.
    const sure = page.getByRole('button', { name: '确定' });
    const added = page.getByRole('heading', { name: '已加入购物车！' });
    await expect(sure.or(added).first()).toBeVisible();
    if (await sure.isVisible()) await sure.click();
    await expect(added).toBeVisible();
    const inCart = await operator.rows('cart_lines', { goods_id: ORDERS[0]?.[0] ?? '' });
    expect(inCart.map(({ num }) => num)).toContain(12);

    await page.goto('/quick-order');
    await file.setInputFiles(await upload(PLAN));
    await expect(page.getByText('数量用「申请数量」列')).toBeVisible();
    await expect(question).toBeHidden();
  });

  test('another pack is confirmed with the difference in words, alike rows at once, and can be taken back', async ({
    page,
  }) => {
    await page.goto('/quick-order');
    const other = { ...PLAN, name: '别的规格.xlsx', heads: ['商品编码', '商品名称', '规格', '数量'] };
    const cells: TableShape['cells'] = (goods, pieces) => [
      goods.code,
      goods.name,
      goods.pack.replace(/\d+粒/, '6粒'),
      `${pieces}`,
    ];
    await page.locator('input[type=file]').setInputFiles(await upload({ ...other, cells, below: [] }));
    await page.getByRole('button', { name: '查找商品（3 行）' }).click();
    const lines = page.getByRole('listitem').filter({ hasText: /^第 \d+ 行/ });
    await expect(lines.nth(0)).toContainText('规格不同：0.25g×6粒 / 0.25g×24粒');
    await expect(lines.nth(0)).toContainText('请确认');
    await page.getByRole('button', { name: '全部就按查到的 3 种' }).click();
    await expect(page.getByText('3 种 31 件', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(lines.nth(0)).toContainText('请确认');
    await lines.nth(0).getByRole('button', { name: '就是它' }).click();
    await expect(page.getByText('1 种 12 件', { exact: true })).toBeVisible();
  });

  const cells = [['商品编码', '数量'], ...ORDERS].map((row) => row.map(String));
  const table = (row: string, cell: (text: string) => string) =>
    cells.map((each) => `<${row}>${each.map(cell).join('')}</${row}>`).join('');
  for (const [what, text] of [
    ['HTML', `<html><body><table border=1>${table('tr', (cell) => `<td>${cell}&nbsp;`)}</table></body></html>`],
    [
      'XML',
      `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table>${table('Row', (cell) => `<Cell><Data>${cell}</Data></Cell>`)}</Table></Worksheet></Workbook>`,
    ],
  ] as const)
    test(`${what} under the name .xls is read by the browser`, async ({ page }) => {
      await page.goto('/quick-order');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: '请货.xls', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(text) });
      await page.getByRole('button', { name: '查找商品（3 行）' }).click();
      await expect(page.getByText('3 种 31 件', { exact: true })).toBeVisible();
    });
});
