import type { Page } from '@playwright/test';
import { groupBuys } from '#shared/contract/group-buys.ts';
import { calls, done, inWeChat, lastCard } from './support/in-wechat.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** The shop inside WeChat: the real weixin-js-sdk on a fake host that checks signatures with the stand-in's ticket. */

for (const system of ['ios', 'android'] as const) {
  test.describe(`${system} @phone${system === 'ios' ? '' : ' @proof'}`, () => {
    test('a goods page has its own share card with a clean address', async ({ page }) => {
      const { stopped } = await inWeChat(page, system);
      const goods = showcase('plain');
      // Above WeChat's limit: the first image is skipped for the next usable one.
      const heavy = new Set<string>();
      await page.route('**/pictures/**', (route) => {
        const url = route.request().url();
        if (route.request().method() !== 'HEAD') return route.fallback();
        if (heavy.size === 0 && !url.includes('/logo/')) heavy.add(url);
        const bytes = heavy.has(url) ? 128 * 1024 + 1 : 1;
        return route.fulfill({ headers: { 'content-type': 'image/png', 'content-length': String(bytes) } });
      });
      await page.goto('/index?from=singlemessage&isappinstalled=0');
      await expect.poll(() => lastCard(page)).toMatchObject({ link: expect.stringMatching(/\/index$/) });
      const shop = await lastCard(page);
      await page.evaluate((id) => {
        const link = Object.assign(document.createElement('a'), { href: `/goods?id=${id}&from=timeline&token=secret` });
        document.body.append(link);
        link.click();
      }, goods);
      await expect
        .poll(() => lastCard(page))
        .toMatchObject({
          title: expect.not.stringContaining(String(shop?.title)),
          link: expect.stringMatching(`/goods\\?id=${goods}$`),
          imgUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1.*\/pictures\//),
        });
      expect([...heavy]).not.toEqual([]);
      expect(heavy).not.toContain((await lastCard(page))?.imgUrl);
      // iOS is configured once per visit, other systems once per page.
      expect(await calls(page, 'preVerifyJSAPI')).toHaveLength(system === 'ios' ? 1 : 2);
      expect(stopped.every((url) => url.startsWith('https://open.weixin.qq.com/sdk/report'))).toBe(true);
      expect(stopped.join()).not.toContain('secret');
    });

    test('the cart hides the share entries, and the next public page shows them again', async ({ page }) => {
      await inWeChat(page, system);
      await page.goto('/cart');
      await expect.poll(async () => (await done(page, 'hideMenuItems')).length).toBe(1);
      await page.getByRole('link', { name: '首页' }).first().click();
      await expect.poll(async () => (await done(page, 'showMenuItems')).length).toBe(1);
    });
  });
}

test('a server that cannot sign leaves WeChat’s default card, and the next page tries again @phone @proof', async ({
  page,
  operator,
}) => {
  await operator.faults({ call: 'wechat.php?act=js_config', kind: 'status_500', times: 0 });
  await inWeChat(page, 'ios');
  const failed = page.waitForResponse(/js_config/);
  await page.goto('/index');
  await failed;
  expect(await calls(page, 'updateAppMessageShareData')).toEqual([]);
  await operator.clearFaults();
  await page.getByRole('main').getByRole('link', { name: '更多' }).first().click();
  await expect.poll(() => lastCard(page)).toMatchObject({ link: expect.stringMatching(/\/intro\?intro=promotion$/) });
});

test('outside WeChat no code for it is loaded @phone', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/index');
  await expect(page.getByRole('main')).toBeVisible();
  expect(files.filter((url) => /wechat|sdk/i.test(url))).toEqual([]);
});

test.describe('a group buy in a chat @phone', () => {
  test.use({ member: 'feixianjie', fresh: true });

  test('its card has the goods’ name, a clean address, no price, and no SVG, which WeChat does not show @proof', async ({
    page,
    self,
  }) => {
    const goods_id = showcase('group');
    const { data } = await self.client.send(groupBuys.start, { goods_id });
    await inWeChat(page, 'ios');
    await page.goto(`/group_buy?id=${data.id}&goods_id=${goods_id}&from=groupmessage`);
    await expect
      .poll(() => lastCard(page))
      .toMatchObject({
        title: expect.stringContaining('血糖试纸'),
        link: expect.stringMatching(`/group_buy\\?id=${data.id}&goods_id=${goods_id}$`),
        imgUrl: expect.stringMatching(/\/shop-picture.*\.png$/),
      });
    expect(JSON.stringify(await lastCard(page))).not.toMatch(/¥|\d\.\d\d/);
  });
});

test.describe('scanning @phone', () => {
  for (const [system, read, words, tag] of [
    ['ios', 'EAN_13,6901234567892', '6901234567892', ' @proof'],
    ['android', ']C10106901234567892172801311', '06901234567892', ''],
  ] as const) {
    test(`${system}: the scanned code is searched for${tag}`, async ({ page }) => {
      await inWeChat(page, system, { scanned: read });
      await page.goto('/search?keywords=all');
      await page.getByRole('button', { name: '扫码搜索' }).click();
      await expect(page).toHaveURL(new RegExp(`keywords=${words}$`));
    });
  }
});

test.describe('scanning in a browser with its own barcode reader @phone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
  });

  /** A camera, and a barcode reader that finds a code in the third frame. */
  const bringReader = (page: Page, camera: 'there' | 'refused') =>
    page.addInitScript((what) => {
      let looks = 0;
      const reader = class {
        static getSupportedFormats = async () => ['ean_13', 'qr_code'];
        detect = async () => (++looks > 2 ? [{ format: 'ean_13', rawValue: '6901234567892' }] : []);
      };
      const media = {
        getUserMedia: async () => {
          if (what === 'refused') throw new DOMException('Permission denied', 'NotAllowedError');
          const canvas = document.createElement('canvas');
          canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
          return canvas.captureStream(5);
        },
      };
      Object.assign(window, { BarcodeDetector: reader });
      Object.defineProperty(navigator, 'mediaDevices', { value: media });
    }, camera);

  test('the scanned code is searched for @proof', async ({ page }) => {
    await bringReader(page, 'there');
    await page.goto('/search?keywords=all');
    await page.getByRole('button', { name: '扫码搜索' }).click();
    await expect(page).toHaveURL(/keywords=6901234567892$/);
  });

  test('without permission for the camera the buyer types @proof', async ({ page }) => {
    await bringReader(page, 'refused');
    await page.goto('/search?keywords=all');
    await page.getByRole('button', { name: '扫码搜索' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '无法使用相机' })).toBeVisible();
    await page.getByRole('button', { name: '手动输入' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('binding @phone', () => {
  test.use({ member: 'feixianjie', fresh: true });

  test('the menu’s link obtains the openid silently, one button binds, and unbinding asks first', async ({
    page,
    toasts,
  }) => {
    await inWeChat(page, 'ios');
    await page.goto('/api/wechat.php?act=entry&to=/wechat-yz');
    await expect(page).toHaveURL(/\/wechat-yz$/);
    await page.getByRole('button', { name: '绑定微信' }).click();
    await expect(page.getByRole('heading', { name: '已绑定微信' })).toBeVisible();
    expect(await toasts()).toContain('绑定成功！');
    await page.getByRole('button', { name: /解绑微信/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '解绑', exact: true }).click();
    await expect(page.getByRole('button', { name: '绑定微信' })).toBeVisible();
  });

  test('without a ticket the button goes to WeChat’s authorization and binds on return @proof', async ({ page }) => {
    await inWeChat(page, 'android');
    await page.goto('/wechat-yz');
    await page.getByRole('button', { name: '绑定微信' }).click();
    await expect(page.getByRole('heading', { name: '已绑定微信' })).toBeVisible();
  });

  test('outside WeChat a QR code is shown and polled until somebody has bound it @proof', async ({ page, self }) => {
    await page.goto('/wechat-yz');
    await expect(page.getByRole('img', { name: '在微信里打开药仓的二维码' })).toBeVisible();
    await page.request.get('/api/wechat.php?act=entry&to=/index');
    await page.request.post('/api/wechat.php?act=bind', { headers: { token: self.answer.token }, data: {} });
    await expect(page.getByRole('heading', { name: '已绑定微信' })).toBeVisible();
  });
});

test('a login inside WeChat binds the openid of the entry @phone', async ({ page, operator }) => {
  await operator.reset();
  await inWeChat(page, 'ios');
  await page.goto(`/api/wechat.php?act=entry&to=${encodeURIComponent('/user?path=login')}`);
  await page.getByLabel('用户名').fill('yaodian');
  await page.getByLabel('密码', { exact: true }).fill('Yaocang2026');
  await page.getByRole('checkbox', { name: /协议/ }).check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).not.toHaveURL(/\/user/);
  expect((await operator.rows('members', { user_name: 'yaodian' }))[0]?.openid).toMatch(/^o/);
});
