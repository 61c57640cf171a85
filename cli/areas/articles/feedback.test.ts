import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import { feedback } from '#shared/contract/feedback.ts';
import { images } from '#shared/contract/images.ts';
import { sendFeedback } from './service.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const written = { words: ['送货', '很快'], kind: undefined, image: undefined };

test('feedback goes with its picture, uploaded 1280 wide', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yaocang-feedback-'));
  const file = join(folder, 'a.png');
  await writeFile(file, PNG);
  const { shop, client } = createFakeShop();
  client.on(images.imagesUp, () => ({ img_url: '/uploads/a.png' })).on(feedback.up, () => ({}));
  await expect(sendFeedback(shop, { ...written, kind: 'product', image: file })).resolves.toMatchObject({
    message: '操作成功！',
  });
  await rm(folder, { recursive: true });
  expect(client.sent.map(({ args }) => args)).toMatchObject([
    { query: { w: 1280 } },
    { type: '2', content: '送货 很快', img_url: '/uploads/a.png' },
  ]);
});

test.each([
  [[' '], '内容不能为空！'],
  [['很'.repeat(2001)], '内容最多2000字，请删减后再提交'],
])('feedback of %j is not sent: %s', async (words, told) => {
  const { shop, client } = createFakeShop();
  await expect(sendFeedback(shop, { ...written, words })).rejects.toMatchObject({ words: [told, told] });
  expect(client.sent).toEqual([]);
});
