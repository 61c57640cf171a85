import type { Locator } from '@playwright/test';
import { expect, test } from './support/shop.ts';

/** A phone of 375×812 without and with its keyboard of 340 px. */
const [FULL, LEFT] = [
  { width: 375, height: 812 },
  { width: 375, height: 472 },
];

/** The element that covers the middle of a field; '' for none. */
const covers = (field: Locator): Promise<string> =>
  field.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there && (element.contains(there) || there.contains(element)) ? '' : String(there?.className);
  });

test.use({ member: 'shibai' });

for (const path of ['/recharge', '/user-yz', '/path']) {
  test(`on ${path} a keyboard hides no field @proof @phone`, async ({ page }) => {
    await page.goto(path);
    const fields = page.getByRole('main').locator('input[type=text], input[type=tel], input[type=date], textarea');
    await expect(fields.first()).toBeVisible();
    for (const field of await fields.all()) {
      await page.setViewportSize(FULL);
      await field.focus();
      await page.setViewportSize(LEFT);
      await expect.poll(() => covers(field)).toBe('');
    }
  });
}
