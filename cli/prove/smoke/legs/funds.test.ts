import { expect, test } from 'vitest';
import { readAnswer } from '#cli/parts/testing/read-answer.ts';
import { user } from '#shared/contract/user.ts';
import { createFakeClient } from '#shared/flows/testing/fake-client.ts';
import { fundsOf } from './paying.ts';

test('a balance that did not come is told by its field', async () => {
  const telling = (answer: object) => ({
    client: createFakeClient().on(user.userCenter, () => readAnswer(user.userCenter, answer)),
  });
  expect(await fundsOf(telling({ moneys: '31.50', acquire_money: '0.00' }))).toBe(3150);
  const lacking = fundsOf(telling({ moneys: '31.50' }));
  await expect(lacking).rejects.toMatchObject({ about: { field: 'acquire_money' }, got: ['没有', 'nothing'] });
});
