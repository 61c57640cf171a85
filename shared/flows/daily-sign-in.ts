/** The daily sign-in, `signin` on the wire (document 2 §4). */
import { type SignInDay, type SignInRequest, signin } from '#shared/contract/signin.ts';
import { todaysGift } from '#shared/rules/member/daily-sign-in.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** The gift, as far as it is known. */
export type Gained = Pick<SignInDay, 'gift_type' | 'gift_num' | 'data'>;

/** Signs in for today. Without a gift in the answer, the gift is the `promised` one. */
export const signInToday = (ports: ActPorts, request: SignInRequest, promised: Gained): Flow<ActState<Gained>> =>
  actOnce(ports, {
    send: async (signal) => {
      const { gift_type, gift_num, data } = await ports.client.send(signin.get, request, { signal });
      return gift_type === undefined
        ? promised
        : { gift_type, ...(gift_num !== undefined && { gift_num }), ...(data && { data }) };
    },
    settle: async (signal) => {
      const week = (await ports.client.send(signin.signin, {}, { signal })).data;
      return week.is_get ? { happened: true, answer: todaysGift(week) } : { happened: false };
    },
  });
