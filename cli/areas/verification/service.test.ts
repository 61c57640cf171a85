import { expect, test } from 'vitest';
import { createFakeShop, member } from '#cli/parts/testing/fake-shop.ts';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { drawn } from '#cli/tests/drawn.ts';
import { inkFor } from '#cli/text/style.ts';
import { userLicences } from '#shared/contract/user-licences.ts';
import { showVerification } from './service.ts';

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
