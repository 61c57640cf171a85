/** Proving that an account is one's own, before a secret of it is changed. */

import { say } from '#cli/parts/member-words.ts';
import { createCodeDesk, type SmsHelp } from '#cli/parts/sms/code-desk.ts';
import type { Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { CancelledError } from '#shared/errors.ts';
import type { Flow } from '#shared/flows/flow.ts';
import { checkOwner, type OwnerCheckEvent, type OwnerCheckState, type OwnerProof } from '#shared/flows/owner-check.ts';
import type { ProofWay } from './proof-ways.ts';

export interface ProofWanted {
  readonly by: ProofWay | undefined;
  /** Brings the answer to the question. */
  readonly answer: (question: string) => Promise<string>;
  /** Answers what the check by text message asks. */
  readonly sms: SmsHelp;
}

/** Goes through the check, by the question unless a text message is wanted; `user_id` '' is the account that is logged in. */
export const proveOwner = (
  shop: Shop,
  user_id: string,
  wanted: ProofWanted,
): Flow<OwnerCheckState, OwnerCheckEvent, OwnerProof> =>
  async function* ({ signal, events }) {
    const { client, clock, session } = shop;
    const token = user_id === '' ? (session.login?.token ?? '') : '';
    const ports = { client, clock, random: Math.random, user_id, token };
    let phone = '';
    let asked = false;
    const desk = createCodeDesk({
      help: wanted.sms,
      phone: () => phone,
      send: (letters) => events.send({ type: 'send', letters }),
      check: (code) => events.send({ type: 'check', code }),
      skip: () => events.send({ type: 'skip' }),
      wait: () => events.send({ type: 'waitOn' }),
      leave: () => events.send({ type: 'leave' }),
    });
    async function atQuestion(state: Extract<OwnerCheckState, { step: 'question' }>): Promise<void> {
      if (state.working) return;
      if (asked) throw desk.fault() ?? state.error ?? ended(shop, state.message?.text);
      asked = true;
      phone = state.owner.phone;
      if (wanted.by !== 'sms')
        return events.send({ type: 'answer', answer: await wanted.answer(state.owner.question) });
      if (!state.owner.byMessage) throw new Fault('server', say.noCode, { next: say.byQuestion });
      events.send({ type: 'byMessage' });
    }

    const states = checkOwner(ports)({ signal, events });
    try {
      for (;;) {
        const { done, value: state } = await states.next();
        if (done) return state;
        yield state;
        if (state.step === 'failed') throw state.error;
        if (state.step === 'question') await atQuestion(state);
        if (state.step === 'message') desk.at(state.sms);
      }
    } finally {
      await desk.close();
    }
  };

const ended = ({ signal }: Shop, text: string | undefined): Error =>
  signal.aborted ? new CancelledError('owner check') : new Fault('server', text ? [text, text] : say.notFinished);
