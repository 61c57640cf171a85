import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { drawn } from '#cli/prove/report/testing/sample.ts';

/** The policy under which Jenkins shows what a build archived: no style sheet inside a page, no script, no form, no origin. */
const JENKINS = "sandbox; default-src 'none'; img-src 'self'; style-src 'self';";
const ADDRESS = 'http://report.test/smoke.html';

/** Opens the report, from a server that sends this policy with it; whatever else it asks for is counted. */
async function opened(browser: Browser, policy: string, options: BrowserContextOptions) {
  const page = await browser.newPage(options);
  const html = await drawn('html');
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url !== ADDRESS) asked.push(url);
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
    return route.fulfill({ headers, body: url === ADDRESS ? html : '' });
  });
  await page.goto(ADDRESS);
  return { page, asked };
}

const WITHOUT_SCRIPTS = { javaScriptEnabled: false, viewport: { width: 375, height: 812 } };
const lines = async (page: Page) => (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
const background = (page: Page) =>
  page.locator('details.failed').evaluate((each) => getComputedStyle(each).borderRadius);

test('with scripts off: everything to read, what failed is open, the rest unfolds by itself, nothing else is loaded', async ({
  browser,
}) => {
  const { page, asked } = await opened(browser, "default-src 'self' 'unsafe-inline'", WITHOUT_SCRIPTS);
  expect(await page.getByRole('heading').allTextContents()).toEqual([
    'Yaocang smoke run: failed',
    'Failed 1',
    'left behind',
    'The others 2',
  ]);
  expect(await background(page)).toBe('10px');
  const failed = page.locator('details.failed');
  expect(await failed.getByText('expected <1> & "2"').first().isVisible()).toBe(true);
  expect(await failed.getByRole('listitem').count()).toBe(5);
  const other = page.locator('details.passed');
  expect(await other.getByText('common.php').isVisible()).toBe(false);
  await other.locator('summary').click();
  expect(await other.getByText('common.php').isVisible()).toBe(true);
  const { scroll, width } = await page.locator('html').evaluate((each) => ({
    scroll: each.scrollWidth,
    width: each.clientWidth,
  }));
  expect(scroll, 'nothing sticks out of a phone').toBe(width);
  expect(asked).toEqual([]);
  await page.close();
});

test('as Jenkins shows it, without its style sheet: the same order, and no word runs into the next', async ({
  browser,
}) => {
  const { page, asked } = await opened(browser, JENKINS, WITHOUT_SCRIPTS);
  expect(await background(page), 'the style sheet is forbidden').toBe('0px');
  const told = await lines(page);
  expect(told).toEqual(
    expect.arrayContaining([
      'staging (staging) https://stage.test/api',
      '✗ main-road 1 yaodian 1 passed, 2 failed, 1 skipped · 1.50 s',
      '✓ init common.php 12 ms',
      '✗ pay #1 pay.php 30 ms',
      '– ship x',
      'nobody plays the operator here',
    ]),
  );
  const places = ['Yaocang smoke run: failed', 'Failed 1', '✗ pay #1 pay.php 30 ms', 'left behind', 'The others 2'];
  const order = places.map((each) => told.indexOf(each));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(asked).toEqual([]);
  await page.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing wrong with it, ${colorScheme}`, async ({ browser }) => {
    // The page has no scripts; axe is one, and comes past the page's own policy.
    const { page } = await opened(browser, '', { colorScheme, bypassCSP: true });
    await page.locator('details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
    const found = await page.evaluate(async () => {
      const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run();
      return {
        wrong: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        right: passes.map(({ id }) => id),
      };
    });
    expect(found.wrong).toEqual([]);
    expect(found.right).toContain('color-contrast');
    await page.close();
  });
}
