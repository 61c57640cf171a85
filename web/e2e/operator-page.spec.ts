import { interceptCalls } from './support/intercept.ts';
import { expect, test } from './support/shop.ts';

test.use({ member: 'yaodian' });

/** A page of the page tool with a link on a dark background, and with a short title beside a long description. */
const compose = (answer: { cont_list: { type: string; goods_list: unknown[] }[] }) => {
  const goods = answer.cont_list.find(({ type }) => type === 'goods');
  const link = '<p>正文 <a href="/search?keywords=all">链接</a></p>';
  return [
    { type: 'text', config: { bg_color: '#123456', padding: 12 }, cont: link },
    { ...goods, config: { title: '商品行', des: '说明很长'.repeat(12), lx: 'row' }, link: '/intro?intro=best' },
  ];
};

test('a page of the operator: links are readable on its background, a short title is on one line', async ({ page }) => {
  await interceptCalls(page, { calls: '*/api/page_tool.php?*act=info*', when: 'Response' }, async (call) => {
    const answer = JSON.parse(await call.body());
    return call.tell({ ...answer, cont_list: compose(answer) });
  });
  await page.goto('/defined-page?id=2');
  const link = page.getByRole('link', { name: '链接' });
  const colour = (of: typeof link) => of.evaluate((element) => getComputedStyle(element).color);
  expect(await colour(link)).toBe(await colour(page.getByText('正文 链接')));
  const title = page.getByRole('heading', { name: '商品行' });
  const { height, lineHeight } = await title.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
  }));
  expect(height).toBeLessThan(1.5 * lineHeight);
});
