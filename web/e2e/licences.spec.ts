import type { Page } from '@playwright/test';
import { userLicences } from '#shared/contract/user-licences.ts';
import { expectSaid } from './support/messages.ts';
import { other, photo, sizeOf } from './support/picture.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** Submitting licences (yz, user-yz): written, rejected, submitted again, approved; and failures with images. */

const [FIRST, SECOND] = ['营业执照', '药品经营许可证'] as const;
const card = (page: Page, kind: string) => page.getByRole('region', { name: kind, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: '提交认证' });

async function upload(page: Page, kind: string, w = 1200, h = 900): Promise<void> {
  await page.getByLabel(`上传${kind}照片`).setInputFiles(await photo(page, w, h));
  await expect(page.getByRole('button', { name: `${kind}照片：查看 / 换一张` })).toBeVisible();
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('企业名称').fill('杭州晨曦大药房有限公司');
  await page.getByLabel('法定代表人').fill('李晨');
  await page.getByLabel('注册地址').fill('杭州市西湖区样例巷 7 号');
  await page.getByLabel(`${FIRST}编号`).fill('91330106MA2DEMO03X');
  // A number that is longer than its place is shown whole.
  const number = page.getByLabel(`${SECOND}编号`);
  await number.fill('浙杭食药监械经营备20240001浙杭食药监械经营备');
  expect(
    await number.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ]),
  ).toEqual([0, 0]);
  await number.fill('浙DA571A0003');
  await page.getByLabel(`${SECOND}有效期`).fill('2031-11-15');
}

// An approved member is no longer unverified. Other tests need the original state.
test.afterEach(({ operator }) => operator.reset());

test.describe('a new member', () => {
  test.use({ member: 'weirenzheng', fresh: true });

  test('submits licences, is rejected, submits again, is approved and sees prices', async ({
    page,
    operator,
    toasts,
    self,
  }) => {
    await page.goto('/user-center');
    await page.getByRole('main').getByRole('link', { name: '去认证' }).click();
    await expect(page.getByText('必填 0/5')).toBeVisible();

    await page.getByRole('button', { name: '看示例' }).click();
    await expect(page.getByRole('img', { name: '证照照片示例' })).toBeVisible();
    await page.goBack();

    await submit(page).click();
    await expect(page.getByText('5 处要改')).toBeVisible();
    await expect(page.getByText('请输入企业名称！')).toBeVisible();
    await expect(page.getByLabel('企业名称')).toBeFocused();
    await expect(card(page, FIRST)).toContainText('请上传营业执照！');

    await fill(page);
    await upload(page, FIRST, 3000, 2000);
    await upload(page, SECOND);
    await expect(page.getByText('必填 5/5')).toBeVisible();

    // A phone may discard the page while its camera is open.
    await page.reload();
    await expect(page.getByLabel('企业名称')).toHaveValue('杭州晨曦大药房有限公司');
    await expect(page.getByLabel(`${SECOND}有效期`)).toHaveValue('2031-11-15');
    await submit(page).click();
    await expectSaid(toasts, '已提交，等待审核');
    await expect(page.getByRole('heading', { name: '已提交，等待审核' })).toBeVisible();
    await expect(submit(page)).toHaveCount(0);
    const { licences } = await self.client.send(userLicences.yzInfo, {});
    expect(licences.map(({ kind, number }) => [kind, number])).toEqual([
      [FIRST, '91330106MA2DEMO03X'],
      [SECOND, '浙DA571A0003'],
    ]);
    expect(await sizeOf(page, licences[0]?.img_url ?? '')).toEqual([1280, 853]);

    await operator.reviewLicences('weirenzheng', 'reject', '药品经营许可证照片不清晰，请重新上传。');
    await page.reload();
    await expect(page.getByRole('heading', { name: '认证失败' })).toBeVisible();
    await expect(card(page, SECOND)).toContainText('审核意见提到这张证照');
    await expect(card(page, FIRST)).not.toContainText('审核意见');
    await page.getByRole('button', { name: `${SECOND}照片：查看 / 换一张` }).click();
    const viewer = page.getByRole('dialog', { name: '查看图片' });
    await viewer.locator('input[type=file]').setInputFiles(await photo(page, 1000, 800));
    await expect(viewer).toHaveCount(0);
    await expect(card(page, SECOND)).not.toContainText('审核意见');
    await submit(page).click();
    await expect(page.getByRole('heading', { name: '已提交，等待审核' })).toBeVisible();

    await operator.reviewLicences('weirenzheng', 'approve');
    await page.reload();
    await expect(page.getByRole('heading', { name: '已认证' })).toBeVisible();
    await page.goto(`/goods?id=${showcase('plain')}`);
    await expect(page.getByRole('region', { name: '购买' })).toContainText(/¥\s?\d/);
  });

  test('loses nothing when uploads fail, and when the answer of the submission is lost @proof @phone', async ({
    page,
    operator,
    toasts,
  }) => {
    await page.goto('/user-yz');
    await fill(page);
    const first = page.getByLabel(`上传${FIRST}照片`);
    for (const [name, type] of [
      ['scan.pdf', 'application/pdf'],
      ['photo.heic', 'image/heic'],
    ] as const) {
      await first.setInputFiles(other(name, type));
      await expect(card(page, FIRST)).toContainText('不允许该图片格式！');
    }
    await operator.faults({ call: 'common.php?act=images_up', kind: 'status_500' });
    await first.setInputFiles(await photo(page, 1200, 900));
    const again = card(page, FIRST).getByRole('button', { name: /点此重试/ });
    await expect(again).toBeVisible();
    await expect(card(page, FIRST)).toContainText('数据请求失败！');
    await again.click();
    await expect(page.getByRole('button', { name: `${FIRST}照片：查看 / 换一张` })).toBeVisible();
    await upload(page, SECOND);

    await operator.faults({ call: 'user.php?act=yz_submit', kind: 'html_502', acts: true });
    await submit(page).click();
    await expectSaid(toasts, '已提交，等待审核');
    await expect(page.getByRole('heading', { name: '已提交，等待审核' })).toBeVisible();
    const rows = await operator.rows('verifications', { company: '杭州晨曦大药房有限公司' });
    expect(rows).toHaveLength(1);
  });
});

test.describe('fanweiwai, outside a scope @phone', () => {
  test.use({ member: 'fanweiwai', fresh: true });

  test('comes from the goods, uploads the document and waits @proof', async ({ page, toasts }) => {
    await page.goto(`/goods?id=${showcase('everything')}`);
    await page.getByRole('button', { name: '您不在经营范围内，请上传资质' }).click();
    await expect(page.getByText(/该商品属于/)).toBeVisible();
    await page.getByRole('button', { name: '上传资质' }).first().click();
    const sheet = page.getByRole('dialog', { name: /^开通/ });
    await sheet.getByRole('button', { name: '提交', exact: true }).click();
    await expect(sheet).toContainText('请上传资质图片！');
    const files = await Promise.all(Array.from({ length: 7 }, (_, at) => photo(page, 900, 700, `${at}.jpg`)));
    await sheet.getByLabel('添加资质图片').setInputFiles(files);
    await expect(sheet).toContainText('图片最多6张！');
    await expect(sheet.getByRole('img', { name: /^资质图片/ })).toHaveCount(6);
    await sheet.getByRole('button', { name: '提交', exact: true }).click();
    await expectSaid(toasts, '已提交，等待审核');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText('审核中，通过后即可购买。')).toBeVisible();
  });
});
