import { expect, test } from 'vitest';
import { createFakeShop } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { cpzl } from '#shared/contract/cpzl.ts';
import { showPapers } from './member-goods.ts';

test('papers come with whole addresses', async () => {
  const { shop, client } = createFakeShop();
  const paper = { paper_id: 1, kind: '检验报告', title: '', ph: 'A', add_time: '0', file: '/pictures/a.svg' };
  client.on(cpzl.info, () => readAnswer(cpzl.info, { goods: { goods_id: 7 }, data: [paper] }));
  const { papers } = await showPapers(shop, '7');
  expect(papers[0]?.url).toBe(`${new URL(shop.profile.base).origin}/pictures/a.svg`);
});
