import { path } from '#shared/contract/path.ts';
import { checkOut } from './support/checkout.ts';
import { expectSaid } from './support/messages.ts';
import { photo } from './support/picture.ts';
import { expect, test } from './support/shop.ts';
import { showcase } from './support/showcase.ts';

/** Addresses, closing an account, feedback. */

test.describe('yaodian', () => {
  test.use({ member: 'yaodian', fresh: true });

  test('adds an address from the checkout, and the order uses it', async ({
    page,
    self,
    toasts,
    isMobile,
    operator,
  }) => {
    await self.add(showcase('plain'), 20);
    await page.goto('/cart');
    await checkOut(page);
    await page.getByRole('button', { name: /李店长/ }).click();
    await page.getByRole('link', { name: '新增收货地址' }).click();

    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('请输入收货人！')).toBeVisible();
    await expect(page.getByLabel('收货人')).toBeFocused();
    await page.getByLabel('收货人').fill('新仓库');
    await page.getByLabel('手机号').fill('138 0571 12');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('请输入11位手机号!')).toBeVisible();
    await page.getByLabel('手机号').fill('13805711234');
    if (isMobile) {
      await page.getByRole('button', { name: /所在地区/ }).click();
      const sheet = page.getByRole('dialog', { name: '所在地区' });
      for (const name of ['浙江省', '宁波市', '鄞州区']) await sheet.getByRole('button', { name, exact: true }).click();
      await expect(sheet).toHaveCount(0);
      await expect(page.getByRole('button', { name: /浙江省 宁波市 鄞州区/ })).toBeVisible();
    } else {
      await page.getByLabel('省份').selectOption('浙江省');
      await page.getByLabel('城市').selectOption('宁波市');
      await page.getByLabel('区县').selectOption('鄞州区');
    }
    await page.getByLabel('详细地址').fill('示例路 9 号');
    // The answer is lost, but the address was saved: the list settles it, and nothing is saved twice.
    await operator.faults({ call: 'path.php?act=save', kind: 'html_502', acts: true });
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expectSaid(toasts, '保存成功！');

    await expect(page).toHaveURL(/\/buy\?/);
    await expect(page.getByRole('button', { name: /新仓库/ })).toContainText('鄞州区');
    await page.getByRole('button', { name: '提交订单' }).click();
    await expect(page).toHaveURL(/\/order-info/);
    await expect(
      page
        .getByRole('main')
        .getByText(/新仓库/)
        .first(),
    ).toBeAttached();
    const { data } = await self.client.send(path.getPath, {});
    expect(data.filter(({ consignee }) => consignee === '新仓库')).toHaveLength(1);
  });

  test('makes another address the default, and deletes one after a confirmation @proof @phone', async ({
    page,
    toasts,
  }) => {
    await page.goto('/path-list');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards.first()).toContainText('李店长');
    await page.getByRole('button', { name: '设为默认' }).click();
    await expect(cards.first()).toContainText('仓库收货组');
    await page.getByRole('button', { name: '删除李店长的地址' }).click();
    const question = page.getByRole('dialog', { name: '删除地址' });
    await expect(question).toContainText('确定要删除该地址吗？');
    await question.getByRole('button', { name: '删除' }).click();
    await expectSaid(toasts, '删除成功！');
    await expect(cards).toHaveCount(1);
  });

  test('writes feedback with a picture; the draft survives a reload @proof', async ({ page, toasts, operator }) => {
    await page.goto('/user-set');
    const openPanel = () => page.getByRole('main').getByRole('button', { name: '意见反馈' }).last().click();
    await openPanel();
    const panel = page.getByRole('dialog', { name: '意见反馈' });
    await panel.getByRole('button', { name: '提交', exact: true }).click();
    await expect(panel).toContainText('内容不能为空！');
    await panel.getByRole('button', { name: '新品需求' }).click();
    await panel.getByLabel('想要什么商品').fill('玻璃酸钠滴眼液 0.3%');
    await panel.getByLabel('添加反馈图片').setInputFiles(await photo(page, 2600, 1300));
    await expect(panel.getByRole('img', { name: '反馈图片 1' })).toBeVisible();
    await expect(panel.getByLabel('添加反馈图片')).toHaveCount(0);

    await page.reload();
    await openPanel();
    await expect(panel.getByLabel('想要什么商品')).toHaveValue('玻璃酸钠滴眼液 0.3%');
    await panel.getByRole('button', { name: '提交', exact: true }).click();
    await expectSaid(toasts, '操作成功！');
    await expect(panel).toHaveCount(0);
    const [row] = await operator.rows('feedbacks', { content: '玻璃酸钠滴眼液 0.3%' });
    expect(row).toMatchObject({ type: 2 });
    const [picture] = await operator.rows('uploads', { width: 1280 });
    expect(picture).toMatchObject({ height: 640 });
  });

  test('sees what prevents closing the account @phone', async ({ page }) => {
    await page.goto('/user-off');
    await expect(page.getByText(/您的账户还有余额/)).toBeVisible();
    await expect(page.getByRole('button', { name: '申请注销' })).toBeDisabled();
    await expect(page.getByRole('link', { name: '看余额' })).toBeVisible();
  });
});

test.describe('weirenzheng', () => {
  test.use({ member: 'weirenzheng', fresh: true });

  test('closes the account by typing a phrase, and cancels it @proof', async ({ page, toasts, operator }) => {
    await page.goto('/user-off');
    const ask = page.getByRole('button', { name: '申请注销' });
    await ask.click();
    await expect(page.getByText('请输入注销原因！')).toBeVisible();
    await page.getByRole('button', { name: '药店转让或停业' }).click();
    await page.getByText('我已了解注销的后果').click();
    await ask.click();
    const question = page.getByRole('dialog', { name: '确定注销账号？' });
    const sure = question.getByRole('button', { name: '确定注销' });
    await expect(sure).toBeDisabled();
    await question.getByLabel(/请输入/).fill('确定注销');
    await operator.faults({ call: 'user.php?act=off', kind: 'html_502', acts: true });
    await sure.click();
    await expectSaid(toasts, '注销申请已提交！');
    await expect(page.getByRole('heading', { name: '注销进行中' })).toBeVisible();
    await expect(page.locator('main :focus'), 'the focus, as the pressed button is gone').toHaveCount(1);
    await expect(page.getByText('药店转让或停业')).toBeVisible();
    await page.getByRole('button', { name: '撤回注销申请' }).click();
    await expectSaid(toasts, '已撤回注销申请！');
    await expect(ask).toBeVisible();
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});

test.describe('liansuo, one of three linked accounts @phone', () => {
  test.use({ member: 'liansuo' });

  test('switches to another account from the settings @proof', async ({ page, toasts }) => {
    await page.goto('/user-set');
    await page
      .getByRole('button', { name: /切换账号/ })
      .last()
      .click();
    const dialog = page.getByRole('dialog', { name: '切换账号' });
    await expect(dialog.getByRole('button', { name: /liansuo）/ })).toBeDisabled();
    await dialog.getByRole('button', { name: /liansuo2/ }).click();
    await expectSaid(toasts, '登录成功！');
    await expect(dialog).toHaveCount(0);
  });
});
