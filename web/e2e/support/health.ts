import { expect, type Page } from '@playwright/test';

export interface Health {
  /** Errors of our own code: thrown, rejected without a handler, or logged to the console. */
  readonly errors: string[];
}

/** Records errors of the page; failed requests are ignored. */
export function watchHealth(page: Page): Health {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return { errors };
}

/** The page has visible text. */
export async function expectNotWhite(page: Page): Promise<void> {
  const main = page.getByRole('main').filter({ visible: true }).first();
  await expect(main).toBeVisible();
  await expect.poll(async () => (await page.locator('body').innerText()).trim().length).toBeGreaterThan(4);
}

/** The page has a retry, a link back or home, or the login. */
export async function expectWayBack(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /重试|返回/ });
  const link = page.getByRole('link', { name: /首页|去登录|返回|去逛逛/ });
  await expect(button.or(link).filter({ visible: true }).first()).toBeVisible();
}
