import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { axeFinds } from './support/axe.ts';
import { test as base, expect } from './support/shop.ts';

/**
 * The components of web/ui as a person uses them, on the design page, which is built here because the shop leaves it
 * out.
 */
const UI = fileURLToPath(new URL('../ui', import.meta.url));
const PAGE = fileURLToPath(new URL('../pages/design/design-page.tsx', import.meta.url));
const ENTRY = fileURLToPath(new URL('./design-entry.js', import.meta.url));
const ORIGIN = 'http://design.test';

async function bundle(): Promise<Map<string, string>> {
  const entry = `import '${UI}/tokens.css';import '${UI}/base.css';import {createElement} from 'react';
import {createRoot} from 'react-dom/client';import DesignPage from '${PAGE}';
createRoot(document.getElementById('root')).render(createElement(DesignPage));`;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      { name: 'entry', resolveId: (id) => (id === ENTRY ? id : null), load: (id) => (id === ENTRY ? entry : null) },
    ],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: ENTRY, output: { entryFileNames: 'page.js', assetFileNames: 'page.css' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return new Map(files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]));
}

/** Built once for all tests here. */
let built: Promise<Map<string, string>> | undefined;

const test = base.extend<{ design: Page }>({
  design: async ({ page }, use) => {
    built ??= bundle();
    const files = await built;
    const shell =
      '<!doctype html><html lang="zh-CN"><head><meta name="viewport" content="width=device-width, initial-scale=1"><title>部件</title><link rel="stylesheet" href="/page.css"></head><body><div id="root"></div><script type="module" src="/page.js"></script></body></html>';
    await page.route(`${ORIGIN}/**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const contentType = name.endsWith('.js') ? 'text/javascript' : name.endsWith('.css') ? 'text/css' : 'text/html';
      return route.fulfill({ contentType, body: name === '' ? shell : (files.get(name) ?? '') });
    });
    await page.goto(`${ORIGIN}/`);
    await expect(page.getByRole('heading', { name: '部件' })).toBeVisible();
    await use(page);
  },
});

const still = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the parts, the sheet and the confirm dialog (${colorScheme})${colorScheme === 'dark' ? '' : ' @proof'}`, async ({
    design,
  }) => {
    await design.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeFinds(design)).toEqual([]);
    for (const name of ['弹层', '询问']) {
      await press(design, name);
      await expect(design.getByRole('dialog')).toBeVisible();
      expect(await axeFinds(design)).toEqual([]);
      await design.keyboard.press('Escape');
      await expect(design.getByRole('dialog')).toHaveCount(0);
    }
  });
}

test('nothing scrolls sideways at 320 px, at a root of 24 px, or at both', async ({ design }) => {
  for (const [width, root] of [
    [320, 16],
    [375, 24],
    [320, 24],
  ] as const) {
    await design.setViewportSize({ width, height: 700 });
    await design.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}px`), root);
    expect(await design.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a button is busy until its promise settles and cannot be pressed twice', async ({ design }) => {
  const button = design.getByRole('button', { name: '按一次就忙' });
  await button.focus();
  await design.keyboard.press('Enter');
  const busy = design.locator('button[aria-busy]', { hasText: '提交中' }).last();
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
});

test('a stepper keeps typed text until Enter or blur', async ({ design }) => {
  const input = design.getByLabel('数量').first();
  const plus = design.getByRole('button', { name: '增加' }).first();
  await plus.click();
  await expect(input).toHaveValue('30');
  await input.fill('１２５');
  await expect(input).toHaveValue('１２５');
  await input.press('Enter');
  await expect(input).toHaveValue('125');
  await input.fill('');
  await input.blur();
  await expect(input).toHaveValue('125');
  await input.fill('15');
  await plus.click();
  await expect(input).toHaveValue('25');
});

test('a dialog traps the focus, locks scrolling and restores the focus', async ({ design }) => {
  await still(design);
  const opener = design.getByRole('button', { name: '弹层', exact: true });
  await opener.focus();
  await design.keyboard.press('Enter');
  await expect(design.getByLabel('密保答案')).toBeFocused();
  await expect(design.locator('html')).toHaveCSS('overflow-y', 'hidden');
  for (let step = 0; step < 8; step++) await design.keyboard.press('Tab');
  expect(
    await design.evaluate(() => document.activeElement?.closest('main') && !document.activeElement.closest('dialog')),
  ).toBeFalsy();
  await design.getByLabel('密保答案').focus();
  await design.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(design.locator('html')).not.toHaveClass(/is-locked/);
});

test('pressing the backdrop closes a dialog only where that is allowed', async ({ design }) => {
  await still(design);
  await press(design, '弹层');
  // A second tap right after the one that opened it is meant for what stood there before.
  await expect(async () => {
    await design.mouse.click(20, 20);
    await expect(design.getByRole('dialog')).toHaveCount(0, { timeout: 200 });
  }).toPass();
  await press(design, '评价（800）');
  await design.mouse.click(20, 20);
  await expect(design.getByRole('dialog')).toBeVisible();
});

test('a toast is announced above an open dialog and survives it', async ({ design }) => {
  await press(design, '弹层');
  await press(design, '弹层上的轻提示');
  await expect(design.getByRole('dialog').getByRole('status')).toHaveText('请输入答案');
  await design.keyboard.press('Escape');
  await expect(design.getByRole('dialog')).toHaveCount(0);
  await expect(design.getByRole('status')).toHaveText('请输入答案');
});

test('arrows move along the tabs, and the selected one is scrolled into view', async ({ design }) => {
  const tabs = design.getByRole('tablist', { name: '订单状态' });
  await tabs.getByRole('tab', { selected: true }).focus();
  await design.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: '待付款' })).toBeFocused();
  await design.keyboard.press('End');
  await expect(tabs.getByRole('tab', { name: '待评价' })).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.getByRole('tab', { name: '待评价' })).toBeInViewport({ ratio: 0.99 });
});

test('a broken image has a placeholder, a password can be shown, a sort order reversed', async ({ design }) => {
  await design.getByText('加载失败').scrollIntoViewIfNeeded();
  await expect(design.getByRole('img', { name: '血糖试纸，暂无图片' })).toBeVisible();
  await design.getByLabel('显示密码').click();
  await expect(design.getByLabel('密码', { exact: true })).toHaveAttribute('type', 'text');
  await design.getByRole('button', { name: '价格' }).click();
  await expect(design.getByRole('button', { name: '价格 从高到低' })).toBeVisible();
});

test('slides change by keyboard, and stop when paused', async ({ design }) => {
  await still(design);
  const slides = design.getByRole('region', { name: '活动' });
  await slides.getByRole('button', { name: '下一张' }).focus();
  await design.keyboard.press('Enter');
  await expect(slides.getByRole('button', { name: '2/4，暂停轮播' })).toBeVisible();
  await slides.getByRole('button', { name: /暂停轮播/ }).click();
  await expect(slides.getByRole('button', { name: '2/4，继续轮播' })).toBeVisible();
});
