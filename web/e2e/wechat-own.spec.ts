import { calls, done, inWeChat } from './support/in-wechat.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** WeChat's own functions: its image viewer and the buyer's address book. */

const KEPT = {
  err_msg: 'edit_address:ok',
  userName: '王药师',
  telNumber: '13800000000',
  addressPostalCode: '310000',
  proviceFirstStageName: '浙江省',
  addressCitySecondStageName: '杭州市',
  addressCountiesThirdStageName: '西湖区',
  addressDetailInfo: '文三路 1 号',
};

test.describe('inside WeChat @phone', () => {
  test.use({ member: 'yaodian' });

  test('goods images open in its viewer, and an address from its address book fills the form', async ({ page }) => {
    await inWeChat(page, 'ios', { answers: { editAddress: KEPT } });
    await page.goto(`/goods?id=${showcase('plain')}`);
    // Before a config stands the shop's own viewer opens, because nobody waits for a picture.
    await expect.poll(async () => (await done(page, 'updateAppMessageShareData')).length).toBeGreaterThan(0);
    await page
      .getByRole('button', { name: /^查看大图/ })
      .first()
      .click();
    await expect.poll(async () => (await calls(page, 'imagePreview')).length).toBe(1);
    const [asked] = await calls(page, 'imagePreview');
    const { urls, current } = (asked?.args ?? {}) as { urls: string[]; current: string };
    expect(urls).toContain(current);
    expect(urls.every((url) => /^https?:\/\//.test(url))).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goto('/path');
    await page.getByRole('button', { name: '从微信导入' }).click();
    await expect(page.getByLabel('收货人')).toHaveValue('王药师');
    await expect(page.getByLabel('手机号')).toHaveValue('13800000000');
    await expect(page.getByLabel('详细地址')).toHaveValue('文三路 1 号');
    await expect(page.getByRole('main')).toContainText('西湖区');
  });
});
