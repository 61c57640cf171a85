import type { Page } from '@playwright/test';
import { inWeChat } from './support/in-wechat.ts';
import { closeAdverts } from './support/login.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** Each file of the first load of each kind of page, lost on the way: once, again, or for good. */

interface Kind {
  readonly path: string;
  /** Text or field that only the working page has. */
  readonly works: (page: Page) => Promise<unknown>;
}

const seesGoods = async (page: Page) => {
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
};

const KINDS = {
  home: { path: '/index', works: seesGoods },
  search: { path: '/search?keywords=all', works: seesGoods },
  goods: {
    path: `/goods?id=${showcase('plain')}`,
    works: (page) => expect(page.getByRole('button', { name: /加入购物车|登录/ }).first()).toBeVisible(),
  },
  login: {
    path: '/user?path=login',
    works: async (page) => {
      await page.getByLabel('用户名').fill('yaodian');
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await expect(page.getByText(/密码/).first()).toBeVisible();
    },
  },
  cart: { path: '/cart', works: (page) => expect(page.getByText('登录后才能使用！')).toBeVisible() },
} satisfies Readonly<Record<string, Kind>>;

/** The files that the page fetches before it works, without their hashes. */
async function filesOf(page: Page, { path, works }: Kind): Promise<string[]> {
  const files = new Set<string>();
  const note = (request: { url(): string }) => {
    const name = /\/assets\/([^?]+)/.exec(request.url())?.[1];
    if (name) files.add(name);
  };
  page.on('request', note);
  await page.goto(path);
  await works(page);
  page.off('request', note);
  return [...files];
}

const plain = (file: string): string => file.replace(/-[\w-]{7}\./, '.');

/** Loses the file so many times; returns how often the page itself was loaded. */
async function lose(page: Page, file: string, times: number, how: 'reset' | 'gone'): Promise<() => number> {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.route(
    (url) => url.pathname.endsWith(`/assets/${file}`),
    (route) => (how === 'gone' ? route.fulfill({ status: 404 }) : route.abort('connectionreset')),
    { times },
  );
  return () => loads;
}

/** Runs the steps for each file of the first load, each in a tab of its own. */
async function eachFile(
  page: Page,
  kind: Kind,
  wanted: (file: string) => boolean,
  step: (tab: Page, file: string) => Promise<void>,
) {
  await closeAdverts(page);
  const files = (await filesOf(page, kind)).filter((file) => wanted(plain(file)));
  expect(files.map(plain)).toContain('app.js');
  for (const file of files)
    await test.step(plain(file), async () => {
      const tab = await page.context().newPage();
      await closeAdverts(tab);
      await step(tab, file);
      await tab.close();
    });
}

const comesByItself = (kind: Kind, times: number) => async (tab: Page, file: string) => {
  const loads = await lose(tab, file, times, 'reset');
  await tab.goto(kind.path);
  await kind.works(tab);
  expect(loads()).toBe(1);
  await expect(tab.getByRole('alert')).toHaveCount(0);
};

const isToldOrWorks = (kind: Kind, how: 'reset' | 'gone') => async (tab: Page, file: string) => {
  const loads = await lose(tab, file, 1_000, how);
  await tab.goto(kind.path);
  const end = await Promise.race([lostLine(tab).waitFor(), kind.works(tab).then(() => 'works')]);
  expect(loads()).toBeLessThanOrEqual(2);
  if (end === 'works') return;
  await expect(tab.locator('.is-drawn')).toBeVisible();
  await tab.unrouteAll();
  await closeAdverts(tab);
  await lostLine(tab).getByRole('button', { name: '重试' }).click();
  await kind.works(tab);
};

/** In the short suite: the app, the page's own code and styles; lost for good, which takes long, the code of both. */
const inShort = (file: string): boolean => /^(app|browse)\./.test(file);
const isCode = (file: string): boolean => inShort(file) && file.endsWith('.js');

test('a file of a search that is lost twice comes without a word @phone', ({ page }) =>
  eachFile(page, KINDS.search, inShort, comesByItself(KINDS.search, 2)));

test('a search whose file is lost for good works without it, or keeps its frame and offers a retry @phone', ({
  page,
}) => eachFile(page, KINDS.search, isCode, isToldOrWorks(KINDS.search, 'reset')));

for (const [name, kind] of Object.entries(KINDS)) {
  for (const times of [1, 2])
    test(`${name}: each file that is lost ${times}× comes without a word @phone @proof`, ({ page }) =>
      eachFile(page, kind, () => true, comesByItself(kind, times)));
  for (const how of ['reset', 'gone'] as const)
    test(`${name}: without each file (${how}) it works, or keeps its frame and offers a retry @phone @proof`, ({
      page,
    }) => eachFile(page, kind, () => true, isToldOrWorks(kind, how)));
}

const lostLine = (page: Page) => page.getByRole('alert').filter({ hasText: '数据请求失败！' });

test('what is typed into a frame whose app is lost stays, and is taken over after a retry @phone', async ({ page }) => {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  let isLost = true;
  await page.route(/\/assets\/react-/, async (route) => {
    await page.getByLabel('用户名').fill('yao');
    return isLost ? route.abort('connectionreset') : route.continue();
  });
  await page.goto('/user?path=login');
  await expect(lostLine(page)).toBeVisible();
  await expect(page.getByLabel('用户名')).toHaveValue('yao');
  isLost = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(lostLine(page)).toHaveCount(0);
  await expect(page.locator('.is-drawn')).toHaveCount(0);
  await expect(page.getByLabel('用户名')).toHaveValue('yao');
  expect(loads).toBe(1);
});

for (const system of ['ios', undefined] as const)
  test(`a cached page whose app is gone is asked anew once${system ? ', in WeChat' : ''} @phone`, async ({ page }) => {
    if (system) await inWeChat(page, system);
    const addresses: string[] = [];
    await page.route(
      ({ pathname }) => pathname === '/search',
      async (route) => {
        addresses.push(route.request().url());
        const answer = await route.fetch();
        const html = (await answer.text()).replaceAll(/app-[\w-]{7}\.js/g, 'app-yes_ter.js');
        return addresses.length === 1 ? route.fulfill({ response: answer, body: html }) : route.continue();
      },
    );
    await page.goto('/search?keywords=all');
    await seesGoods(page);
    expect(new Set(addresses.map((address) => new URL(address).searchParams.has('_fresh')))).toEqual(
      new Set([false, true]),
    );
    await expect(page).toHaveURL(/\/search\?keywords=all$/);
  });

test('init that is lost once is asked again without a word @phone', async ({ page, operator, toasts }) => {
  await closeAdverts(page);
  await operator.faults({ call: 'common.php?act=init', kind: 'drop_before', times: 1 });
  await page.goto('/index');
  await seesGoods(page);
  expect(await toasts()).toEqual([]);
});

test('init that is lost leaves what is drawn, and is asked again when the network comes back @phone', async ({
  page,
  operator,
}) => {
  await closeAdverts(page);
  await page.goto('/index');
  await seesGoods(page);
  await operator.faults({ call: 'common.php?act=init', kind: 'drop_before', times: 0 });
  await page.reload();
  await expect(lostLine(page)).toBeVisible();
  await expect(page.getByRole('search').filter({ visible: true }).first()).toBeVisible();
  await operator.clearFaults();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(lostLine(page)).toHaveCount(0);
  await seesGoods(page);
});

test('two servers that take turns with their versions reload the page once for each @phone', async ({ page }) => {
  // Asked once: a request that is under way while the page reloads, or at the end, has no body any more.
  let told: object | undefined;
  let asked = 0;
  await page.route(/common\.php\?act=init/, async (route) => {
    told ??= (await (await route.fetch()).json()) as object;
    asked += 1;
    await route.fulfill({ json: { ...told, version: asked % 2 ? '2.0.0' : '2.0.1' } });
  });
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.clock.install();
  await page.goto('/cart');
  await expect(page.getByText('登录后才能使用！')).toBeVisible();
  await page.reload();
  for (const count of [3, 4]) {
    await expect(page.getByText('发现新版本，请等待重新加载！')).toBeVisible();
    await page.clock.runFor(2_500);
    await expect.poll(() => loads).toBe(count);
  }
  await expect(page.getByText('登录后才能使用！')).toBeVisible();
  await page.clock.runFor(9_000);
  expect(loads).toBe(4);
});
