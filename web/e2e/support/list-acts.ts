import type { Locator, Page } from '@playwright/test';

/** The menu of a quick order's lines on a phone. */
export const listMenu = (page: Page): Locator => page.getByRole('button', { name: '清单：更多' });

/** Does what stands in that menu on a phone, and in a button at a desk: 存为清单. */
export async function actOnList(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  await listMenu(page).or(button).first().waitFor();
  if (!(await listMenu(page).isVisible())) return await button.first().click();
  await listMenu(page).click();
  await page.getByRole('menuitem', { name }).click();
}
