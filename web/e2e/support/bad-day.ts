import { expect, type Page } from '@playwright/test';
import { DAYS, treatCalls } from './answers.ts';
import { expectNotWhite, expectWayBack } from './health.ts';
import { apiCalls } from './requests.ts';

interface Visited {
  readonly address: string;
  /** Text on the page once it has loaded. */
  readonly mark: RegExp;
  /** It has data without its mark, and no button: the buyer opens it again. */
  readonly opensAgain?: boolean | undefined;
}

/** The app has taken the place of what is prerendered. */
export const expectApp = (page: Page): Promise<void> =>
  expect(page.locator('.is-drawn'), 'the app in place of what is prerendered').toHaveCount(0);

/** The app has taken the place of what is prerendered, which is filled with the answer before it, and the page's mark is visible. */
export async function expectThere(page: Page, mark: RegExp): Promise<void> {
  await expectApp(page);
  await expect(page.getByText(mark).filter({ visible: true }).first()).toBeVisible();
}

/** How often a page may ask: once, and once more after a failure. The start of an unverified member's visit asks for the state too. */
const mostOf = (call: string): number => (call === 'user.php?act=yz_info' ? 3 : 2);

/** Opens a page on a bad day: it is not blank, does not repeat requests, and offers a link or retry. */
export async function standBadDay(
  page: Page,
  day: string,
  { address, rest }: Pick<Visited, 'address'> & { rest: () => Promise<void> },
): Promise<void> {
  const befall = DAYS[day];
  if (!befall) throw new Error(`Unknown day: ${day}.`);
  const asked = apiCalls(page);
  const end = await treatCalls(page, befall);
  await page.goto(address);
  await expectNotWhite(page);
  // A page that retries by itself would never come to rest.
  await rest();
  await expectNotWhite(page);
  // Requests of the previous page come before this page's init.
  const own = asked.slice(asked.lastIndexOf('common.php?act=init'));
  const often = [...new Set(own)].filter((call) => own.filter((each) => each === call).length > mostOf(call));
  expect(often, `nothing is asked again and again: ${own}`).toEqual([]);
  await expectWayBack(page);
  await end();
}

/** More parts than any page has that can fail separately. */
const MOST_PARTS = 4;

/** After the bad day the page recovers: by its own buttons if it has some, else by a reload. */
export async function recover(page: Page, { address, mark, opensAgain }: Visited): Promise<void> {
  const again = page.getByRole('button', { name: '重试' }).filter({ visible: true });
  if ((await again.count()) === 0 || opensAgain) await page.goto(address);
  const there = page.getByText(mark).filter({ visible: true }).first();
  // Each failed part has its own button, and parts may fail at different times.
  for (let pressed = 0; pressed < MOST_PARTS; pressed += 1) {
    await expect(there.or(again.first()).first()).toBeVisible();
    const button = again.first();
    if (!(await button.isVisible())) break;
    // A button may disappear before the click: two parts of one answer recover together, and the footer retries when it
    // scrolls into view.
    await button.click({ timeout: 5_000 }).catch(async (error) => {
      if (await button.isVisible()) throw error;
    });
  }
  await expectThere(page, mark);
}
