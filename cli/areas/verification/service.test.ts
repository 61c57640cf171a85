import { expect, test } from 'vitest';
import { createFakeShop, member } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { drawn } from '#cli/tests/drawn.ts';
import { inkFor } from '#cli/text/style.ts';
import { userLicences } from '#shared/contract/user-licences.ts';
import { NetworkError, NotOfferedError } from '#shared/errors.ts';
import { showVerification, submitVerification } from './service.ts';

const kinds = [{ kind: '营业执照', required: 1, has_end: 0 }];
const style = { columns: 80, say: (zh: string) => zh, ink: inkFor(false, {}) };

test.each([
  [1, '已认证', false],
  [2, '审核中', true],
] as const)(
  'an answer that does not mention the state leaves it as the login told it: %i',
  async (yz, state, lacks) => {
    const { shop, client } = createFakeShop({ login: { ...member, yz } });
    client.on(userLicences.yzInfo, () => readAnswer(userLicences.yzInfo, { kinds }));
    const shown = await showVerification(shop);
    expect(shown).toMatchObject({ yz, state });
    expect(drawn('verify show', shown, style).includes('尚缺')).toBe(lacks);
  },
);

test('a shop without the call leaves the state as the login told it, and says what is not told', async () => {
  const { shop, client } = createFakeShop({ consent: { allow: 'write' } });
  const { path } = userLicences.yzInfo;
  client.on(userLicences.yzInfo, () => {
    throw new NotOfferedError(path, new NetworkError(path, 'status', 404));
  });
  const shown = await showVerification(shop);
  expect(shown).toMatchObject({ yz: 1, state: '已认证', untold: true });
  expect(drawn('verify show', shown, style)).toMatch(/已认证[\s\S]*该功能暂未开放：商城未告知证照/);
  const wanted = { company: undefined, legalPerson: undefined, address: undefined, licences: [] };
  // What was handed in before is unknown, so nothing may replace it.
  await expect(submitVerification(shop, '', wanted)).rejects.toThrow(NotOfferedError);
});
