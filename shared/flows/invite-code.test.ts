import { expect, test } from 'vitest';
import { registration } from '#shared/contract/registration.ts';
import { OtherAnswerError } from '#shared/errors.ts';
import { agencyOfCode } from './invite-code.ts';
import { createFakeClient } from './testing/fake-client.ts';

const asked = (code: string) => {
  const client = createFakeClient();
  client.on(registration.yzCode, () => ({ agency: { agency_id: '4', agency_name: '滨江站', code } }));
  return agencyOfCode({ client }, 'Bj2041');
};

test('the agency of another invite code is not taken; other letters, or no code at all, are the same code', async () => {
  await expect(asked('XS2041')).rejects.toBeInstanceOf(OtherAnswerError);
  for (const code of ['BJ2041', 'bj2041 ', '']) expect((await asked(code)).agency_name).toBe('滨江站');
});
