/** The security question of the account that is logged in. */

import { say } from '#cli/parts/member-words.ts';
import { sendOnce } from '#cli/parts/run-once.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { ArgsOf } from '#shared/contract/call.ts';
import { userSecurity } from '#shared/contract/user-security.ts';
import type { Flow } from '#shared/flows/flow.ts';
import type { OwnerCheckEvent, OwnerCheckState } from '#shared/flows/owner-check.ts';
import { afterChange, answerRefusal } from '#shared/rules/new-password.ts';
import { type ProofWanted, proveOwner } from './owner-proof.ts';

export interface Questions {
  readonly questions: readonly { readonly key: string; readonly question: string; readonly current: boolean }[];
  /** Phone with stars, and whether a text message is offered as a check. */
  readonly phone: string;
  readonly by_sms: boolean;
}

/** All questions, the account's own among them. */
export async function listQuestions(shop: Shop): Promise<Questions> {
  loginOf(shop);
  const { data } = await shop.client.send(userSecurity.getQuestions, {});
  const { passwd_question, phone, chit_pwd } = await shop.client.send(userSecurity.reYz, {});
  const questions = Object.entries(data).map(([key, question]) => ({
    key,
    question,
    current: key === passwd_question,
  }));
  return { questions, phone, by_sms: chit_pwd };
}

/** Sent once. Another question than before shows that it was changed; of another answer to the same one nothing does. */
async function changeOnce(shop: Shop, change: ArgsOf<typeof userSecurity.upAnswer>): Promise<void> {
  const keyNow = async () => (await shop.client.send(userSecurity.reYz, {})).passwd_question;
  const before = await keyNow();
  const settle = async () =>
    before === change.passwd_question ? undefined : { happened: (await keyNow()) === change.passwd_question };
  const send = (signal: AbortSignal) => shop.client.send(userSecurity.upAnswer, change, { signal });
  await sendOnce<unknown>(shop, { send, settle }, 'call user re_yz_t --secret answer=prompt');
}

export interface QuestionWanted extends ProofWanted {
  /** Key of the new question. */
  readonly question: string;
  /** Brings the new answer, once the account is proved. */
  readonly newAnswer: () => Promise<string>;
}

/** Changes question and answer. */
export const setQuestion = (
  shop: Shop,
  wanted: QuestionWanted,
): Flow<OwnerCheckState, OwnerCheckEvent, { readonly message: string; readonly question: string }> =>
  async function* (context) {
    loginOf(shop);
    shop.guard.admit(userSecurity.upAnswer);
    const { data } = await shop.client.send(userSecurity.getQuestions, {});
    const question = data[wanted.question];
    if (question === undefined) throw new Fault('usage', say.noQuestion(wanted.question), { next: say.seeQuestions });
    const { yz_chit } = yield* proveOwner(shop, '', wanted)(context);
    const answer = await wanted.newAnswer();
    const refusal = answerRefusal(answer);
    if (refusal) throw new Fault('usage', [refusal.text, 'an answer is needed']);
    shop.learn(answer);
    await changeOnce(shop, { answer, passwd_question: wanted.question, yz_chit });
    return { message: afterChange('1').message.text, question };
  };
