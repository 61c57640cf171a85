import type { Page } from '@playwright/test';
import { axeFinds } from './support/axe.ts';
import { calls, inWeChat } from './support/in-wechat.ts';
import { expect, test } from './support/shop.ts';

/** The phone check, run on the fake host as a person runs it on a phone. */

const row = (page: Page, title: string) => page.getByRole('listitem', { name: title, exact: true });
const press = (page: Page, title: string) => row(page, title).getByRole('button').click();

/** Presses a row and waits for its result. */
async function expectFound(
  page: Page,
  title: string,
  word: '正常' | '异常' | '没有',
  ...said: RegExp[]
): Promise<void> {
  await press(page, title);
  await expect(row(page, title)).toContainText(word);
  for (const each of said) await expect(row(page, title).getByRole('status')).toHaveText(each);
}

test.describe('the phone check @phone', () => {
  test.use({ member: 'feixianjie' });

  test('runs row by row in WeChat, with a report that can be copied @proof', async ({ page, self }) => {
    await inWeChat(page, 'ios', { scanned: 'EAN_13,6901234567892', sheets: ['gate'] });
    await page.goto('/api/wechat.php?act=entry&to=/phone-check');
    const headers = { token: self.answer.token };
    await page.request.post('/api/wechat.php?act=bind', { headers, data: {} });
    await expect(page).toHaveURL(/\/phone-check$/);

    await expectFound(page, '浏览器', '正常', /微信 是，手机 是，小程序 否/, /签名地址 http/);
    await expectFound(page, '安全区与高度', '正常', /安全区 top \d+px/);
    await expectFound(page, '微信字号', '正常', /16px 的字实际为 100%/);
    await expectFound(page, '存储', '正常', /localStorage 可写，上次 无/);
    await expectFound(page, '浏览器扫码与相机', '没有', /BarcodeDetector 否/);
    await expectFound(page, 'wx.config 签名', '正常', /^通过/);
    for (const title of ['分享卡片', '隐藏分享入口', '恢复分享入口', '图片预览']) {
      await expectFound(page, title, '正常', /^ok$/);
    }
    expect((await calls(page, 'updateAppMessageShareData')).at(-1)?.args).toMatchObject({ title: '真机自检' });
    await expectFound(page, '扫一扫', '正常', /EAN_13,6901234567892/);
    await expectFound(page, '收货地址', '正常', /^ok/);
    await expectFound(page, '微信选图（chooseImage）', '正常', /localIds 数组 1/);
    await expectFound(page, '微信支付 0.01 元', '正常', /JSAPI/, /get_brand_wcpay_request:ok/, /pay_status 1/);

    const chooser = page.waitForEvent('filechooser');
    await press(page, '文件选择');
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await (await chooser).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
    await expect(row(page, '文件选择')).toContainText('1×1');

    await press(page, '键盘高度');
    await expect(page.getByLabel('点检查后在这里输入')).toBeFocused();
    await page.getByLabel('点检查后在这里输入').blur();
    await expect(row(page, '键盘高度')).toContainText('正常');

    await press(page, '后台计时');
    await turn(page, 'hidden');
    await turn(page, 'visible');
    await expect(row(page, '后台计时')).toContainText(/离开 \d+ 秒/);

    const text = await page.getByRole('textbox', { name: '自检结果' }).inputValue();
    expect(text).toMatch(/^药仓真机自检 .+\n版本 \S+\n\[✓\] 浏览器/);
    expect(text).not.toContain('未检查');
    expect(text).not.toContain(self.answer.token);
    await page.getByRole('button', { name: '复制结果' }).click();
    await expect(page.getByText('复制成功！')).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });

  test('it reports a server that signs another address, and outside WeChat nothing hangs', async ({ page }) => {
    await page.goto('/phone-check');
    await expectFound(page, 'wx.config 签名', '没有', /不在微信里/);
    await expectFound(page, '微信支付 0.01 元', '没有', /不在微信里/);
    await inWeChat(page, 'android');
    await page.route('**/wechat.php?act=js_config*', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, signature: 'f'.repeat(40) } });
    });
    await page.goto('/phone-check');
    await expectFound(page, 'wx.config 签名', '异常', /config:invalid signature/);
    await expectFound(page, '扫一扫', '没有', /签名未通过/);
  });

  test('a release for production has no such page', async ({ page }) => {
    await page.route('**/phone-check', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('content="development"', 'content="production"');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/phone-check');
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  });
});

/** Moves another app in front of the page, or away. */
const turn = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
