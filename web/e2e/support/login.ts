import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './buyer.ts';

/** Fills in and submits the login form, with the password of all demo members. */
export async function logIn(page: Page, name: string): Promise<void> {
  const form = page.getByRole('main').filter({ has: page.getByLabel('用户名') });
  await form.getByLabel('用户名').fill(name);
  await form.getByLabel('密码', { exact: true }).fill(PASSWORD);
  const agree = form.getByRole('checkbox', { name: /同意/ });
  if (!(await agree.isChecked())) await agree.check();
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(form).toBeHidden();
}

/** Closes the advert popup of home whenever it is in the way. */
export async function closeAdverts(page: Page): Promise<void> {
  const popup = page.getByRole('dialog').filter({ hasText: '秒后自动关闭' });
  await page.addLocatorHandler(popup, () => popup.getByRole('button', { name: '关闭' }).click());
}
