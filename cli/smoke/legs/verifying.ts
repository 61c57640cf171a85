/** The leg of a text message: sent, delivered, a wrong code refused, the right one taken. */
import { chit } from '#shared/contract/chit.ts';
import type { Walk } from '../walk.ts';

interface Target {
  readonly token?: string;
  readonly phone?: string;
  readonly agency_id?: string;
}

/** ms between two questions for the delivery, and how often it is asked (document 1 §4). */
const PAUSE = 2000;
const TIMES = 29;

/** Verifies by text message; what the login payload then carries. */
export async function verifyByMessage(walk: Walk, target: Target): Promise<string> {
  const { data: chit_token } = await walk.ask('send a code', chit.sendChitCode, target, ({ data }, { holds }) =>
    holds('data', data !== '', 'a chit token', 'nothing', 'what the other two calls take (1 §7)'),
  );
  walk.learn(chit_token);
  const mine = { chit_token, ...(target.token === undefined ? {} : { token: target.token }) };
  await walk.step({ name: 'delivered', call: chit.chitQuery.path }, async ({ equal }) => {
    let status: number = 0;
    for (let asked = 0; asked < TIMES && status === 0; asked += 1) {
      if (asked > 0) await walk.clock.wait(PAUSE, walk.signal);
      ({ status } = await walk.client.send(chit.chitQuery, mine));
    }
    equal('status', status, 1, '1 is delivered (1 §4)');
  });
  await walk.refused('a wrong code', chit.chitYz, { ...mine, chit_code: '000000' }, 'the code has to be right (1 §5)');
  const { phone = '' } = target;
  const chit_code = await walk.smsCode(phone);
  walk.learn(chit_code);
  const { yz_chit = '' } = await walk.ask('the right code', chit.chitYz, { ...mine, chit_code });
  walk.learn(yz_chit);
  return yz_chit;
}
