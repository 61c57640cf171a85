import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DESK } from './support/desk.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** The rows of the CSV that the button saves. */
async function saved(page: Page): Promise<{ readonly name: string; readonly rows: readonly string[] }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出表格' }).click();
  const file = await coming;
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\ufeff'), 'Excel needs the mark to read Chinese').toBe(true);
  return { name: file.suggestedFilename(), rows: text.slice(1).trimEnd().split('\r\n') };
}

/** What a page shows as a table is saved at a desk as a file that Excel opens. */
test.describe('tables are handed out', () => {
  test.use({ member: 'yaodian', ...DESK });

  test('a result list, an order’s lines and the ledger are saved as CSV @phone', async ({ page, self }) => {
    await page.goto('/quick-order');
    await page.getByRole('textbox', { name: /每行一种/ }).fill('YC100005 12盒\n=1+1 5盒\nYC100016 20');
    await page.getByRole('button', { name: /^查找商品/ }).click();
    await expect(page.getByText('2 种 32 件', { exact: true })).toBeVisible();
    const result = await saved(page);
    expect(result.name).toMatch(/\.csv$/);
    expect(result.rows).toHaveLength(4);
    expect(result.rows.join('\n')).toContain('YC100005');
    // A cell that begins a formula is a text.
    expect(result.rows.join('\n')).not.toMatch(/(?:^|,)"?=/m);

    await self.emptyCart();
    await self.add(showcase('plain'), 2);
    const { order_id } = await self.order();
    await page.goto(`/order-info?order_id=${order_id}`);
    const lines = await saved(page);
    expect(lines.rows).toHaveLength(2);
    expect(lines.rows[1]).toContain(',2,');

    await page.goto('/detail-log?lx=moneys');
    const ledger = await saved(page);
    expect(ledger.rows.length).toBeGreaterThan(1);
  });
});
