import { expect, type Page } from '@playwright/test';
import { DAYS, treatCalls } from './answers.ts';
import { expectNotWhite, expectWayBack } from './health.ts';
import { apiCalls } from './requests.ts';

interface Visited {
  readonly address: string;
  /** What stands on the page once it is there. */
  readonly mark: RegExp;
}

/** The mark of a page is to be seen. */
export const expectThere = (page: Page, mark: RegExp): Promise<void> =>
  expect(page.getByText(mark).filter({ visible: true }).first()).toBeVisible();

/** Opens a page on a bad day: it is not white, asks nothing again and again, and leaves a way on. */
export async function standBadDay(
  page: Page,
  day: string,
  { address, rest }: Pick<Visited, 'address'> & { rest: () => Promise<void> },
): Promise<void> {
  const befall = DAYS[day];
  if (!befall) throw new Error(`There is no day called ${day}.`);
  const asked = apiCalls(page);
  const end = await treatCalls(page, befall);
  await page.goto(address);
  await expectNotWhite(page);
  // A page that asks again by itself never comes to rest.
  await rest();
  await expectNotWhite(page);
  // What the page before was still about to ask stands before this one's init.
  const own = asked.slice(asked.lastIndexOf('common.php?act=init'));
  const most = Math.max(...own.map((call) => own.filter((each) => each === call).length));
  expect(most, `nothing is asked again and again: ${own}`).toBeLessThanOrEqual(2);
  await expectWayBack(page);
  await end();
}

/** A page has no more parts that fail each by itself. */
const MOST_PARTS = 4;

/** After the day is over the page comes to itself: by its own buttons where it has some, else by a reload. */
export async function recover(page: Page, { address, mark }: Visited): Promise<void> {
  const again = page.getByRole('button', { name: '重试' }).filter({ visible: true });
  if ((await again.count()) === 0) await page.goto(address);
  const there = page.getByText(mark).filter({ visible: true }).first();
  // Each part of a page that failed has a button of its own, and one may fail later than another.
  for (let pressed = 0; pressed < MOST_PARTS; pressed += 1) {
    await expect(there.or(again.first()).first()).toBeVisible();
    const button = again.first();
    if (!(await button.isVisible())) break;
    // A button may go as it is reached for: two parts of one answer come back together, and the footer that scrolls into
    // sight asks again by itself.
    await button.click({ timeout: 5_000 }).catch(async (error) => {
      if (await button.isVisible()) throw error;
    });
  }
  await expectThere(page, mark);
}
