import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addReview } from '#cli/areas/reviews/service.ts';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { Fault } from '#cli/text/fault.ts';
import { afterSales } from '#shared/contract/after-sales.ts';
import { comment } from '#shared/contract/comment.ts';
import { images } from '#shared/contract/images.ts';
import { NetworkError, UnknownOutcomeError } from '#shared/errors.ts';
import { applyForService, cancelRequest } from './service.ts';

const nothing = { type: undefined, lines: undefined, reason: '破损', images: undefined };
const claimable = {
  can_apply: 1,
  types: [{ type: 1, type_name: '退货退款' }],
  lines: [
    { og_id: 11, goods_name: 'a', can_num: 3 },
    { og_id: 12, goods_name: 'b', can_num: 1 },
  ],
};

function shopWith(info: object) {
  const fake = createFakeShop();
  fake.client
    .on(afterSales.servicesInfo, () => readAnswer(afterSales.servicesInfo, { data: [], ...info }))
    .on(afterSales.servicesApply, () => ({ return_sn: 'T1' }));
  return fake;
}

test('asks for everything that may be claimed unless lines are named', async () => {
  const { shop, client } = shopWith(claimable);
  await expect(applyForService(shop, '7', nothing)).resolves.toMatchObject({
    message: '已提交，等待审核',
    return_sn: 'T1',
  });
  await applyForService(shop, '7', { ...nothing, lines: ['11=2', '12'] });
  const asked = client.sent.filter(({ path }) => path === afterSales.servicesApply.path).map(({ args }) => args);
  const lines = (...nums: number[]) => nums.map((num, at) => ({ og_id: String(11 + at), num }));
  expect(asked).toMatchObject([{ order_id: '7', type: '1', lines: lines(3, 1) }, { lines: lines(2, 1) }]);
});

test.each([
  ['a line that is not there', { lines: ['99'] }, '没有可售后的商品行 99'],
  ['more than is left', { lines: ['11=4'] }, '售后数量不能超过可售后数量！'],
  ['a type that does not fit', { type: 'exchange' as const }, '该订单只能申请：return（退货退款）'],
  ['no reason', { reason: undefined }, '请填写售后原因！'],
])('%s is refused before anything is sent', async (_, more, words) => {
  const { shop, client } = shopWith(claimable);
  await expect(applyForService(shop, '7', { ...nothing, ...more })).rejects.toMatchObject({
    code: 'usage',
    words: [words, expect.any(String)],
  });
  expect(client.count(afterSales.servicesApply)).toBe(0);
});

test.each([
  ['without a reason', { can_apply: 0 }, '该订单暂不能申请售后！'],
  ['without a word about it', {}, '未查到该订单能否申请售后，请联系客服！'],
])('%s, what the shop did not say is not told', async (_, more, words) => {
  const { shop, client } = shopWith(more);
  await expect(applyForService(shop, '7', nothing)).rejects.toMatchObject({ code: 'server', words: [words, words] });
  expect(client.count(afterSales.servicesApply)).toBe(0);
});

test('an order with nothing to claim says why', async () => {
  const { shop } = shopWith({ can_apply: 0, because: '该订单暂不能申请售后！' });
  await expect(applyForService(shop, '7', nothing)).rejects.toMatchObject({
    code: 'server',
    words: ['该订单暂不能申请售后！', '该订单暂不能申请售后！'],
  });
});

test('a lost withdrawal is settled by reading, and unknown where that fails', async () => {
  const { shop, client, clock } = shopWith({ data: [{ order_id: 7, return_sn: 'T1', status: 6 }] });
  client.on(afterSales.servicesCancel, ({ order_id }) => {
    throw new UnknownOutcomeError(order_id, new NetworkError(order_id, 'timeout'));
  });
  const first = cancelRequest(shop, '7');
  await clock.pass(5000);
  await expect(first).resolves.toMatchObject({ message: '售后申请已撤销！' });
  client.on(afterSales.servicesInfo, () => {
    throw new NetworkError(afterSales.servicesInfo.path, 'dropped');
  });
  const second = cancelRequest(shop, '7');
  second.catch(() => undefined);
  await clock.pass(5000);
  await expect(second).rejects.toMatchObject({ code: 'unknown' });
  expect(client.count(afterSales.servicesCancel)).toBe(2);
});

test('pictures are uploaded from files, once all else is right and never more than nine', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yaocang-pictures-'));
  const file = join(folder, 'a.png');
  await writeFile(file, Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
  const { shop, client } = shopWith(claimable);
  client.on(images.imagesUp, () => ({ img_url: '/uploads/a.png' }));
  await expect(applyForService(shop, '7', { ...nothing, reason: '', images: [file] })).rejects.toBeInstanceOf(Fault);
  await expect(applyForService(shop, '7', { ...nothing, images: Array(10).fill(file) })).rejects.toMatchObject({
    words: ['图片最多9张！', '图片最多9张！'],
  });
  expect(client.count(images.imagesUp)).toBe(0);
  await applyForService(shop, '7', { ...nothing, images: [file, file] });
  await rm(folder, { recursive: true });
  expect(client.sent.at(-1)?.args).toMatchObject({ images: ['/uploads/a.png', '/uploads/a.png'] });
});

test('a review goes to all lines or to those that are named, and only with words and stars', async () => {
  const { shop, client } = createFakeShop();
  const items = [11, 12].map((og_id) => ({ og_id, goods_name: 'a' }));
  client.on(comment.goodsAdd, () => readAnswer(comment.goodsAdd, { data: items })).on(comment.goodsSub, () => ({}));
  const said = { stars: 5, text: '好', lines: undefined, images: undefined };
  await expect(addReview(shop, '7', said)).resolves.toMatchObject({ message: '评价成功！', reviewed: 2 });
  await addReview(shop, '7', { ...said, lines: ['12'] });
  const sent = client.sent.filter(({ path }) => path === comment.goodsSub.path).map(({ args }) => args);
  expect(sent).toMatchObject([
    { query: { order_id: '7' }, body: [{}, {}] },
    { body: [{ og_id: '12', comment_rank: 5 }] },
  ]);
  await expect(addReview(shop, '7', { ...said, stars: 0 })).rejects.toMatchObject({ code: 'usage' });
  await expect(addReview(shop, '7', { ...said, lines: ['99'] })).rejects.toMatchObject({
    next: ['可选：11、12', 'choose from: 11, 12'],
  });
  expect(client.count(comment.goodsSub)).toBe(2);
});
