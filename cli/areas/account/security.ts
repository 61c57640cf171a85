/** Passwords, the security question, and the owner check before a change. */
import { say } from '#cli/parts/member-words.ts';
import { runOnce } from '#cli/parts/run-once.ts';
import { createCodePrompt, type SmsHelp } from '#cli/parts/sms/code-prompt.ts';
import { type LoginsAt, saveLogin } from '#cli/shop/logins.ts';
import type { MemberShop, Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { userSecurity } from '#shared/contract/user-security.ts';
import { CancelledError } from '#shared/errors.ts';
import { changeLoginPassword, changePaymentPassword, changeQuestion } from '#shared/flows/change-secret.ts';
import { findAccount } from '#shared/flows/find-account.ts';
import type { Flow } from '#shared/flows/flow.ts';
import { checkOwner, type OwnerCheckEvent, type OwnerCheckState, type OwnerProof } from '#shared/flows/owner-check.ts';
import { afterChange, answerRefusal, newPasswordRefusal } from '#shared/rules/login/new-password.ts';

export interface ProofWanted {
  /** `question` is the default. */
  readonly by: 'question' | 'sms' | undefined;
  readonly answer: (question: string) => Promise<string>;
  readonly sms: SmsHelp;
}

type Change<Done> = Flow<OwnerCheckState, OwnerCheckEvent, Done>;

/** Runs the owner check. `user_id` '' is the current account. */
const proveOwner = (shop: Shop, user_id: string, wanted: ProofWanted): Change<OwnerProof> =>
  async function* ({ signal, events }) {
    const { client, clock, session } = shop;
    const token = user_id === '' ? (session.login?.token ?? '') : '';
    const ports = { client, clock, random: Math.random, user_id, token };
    let phone = '';
    let asked = false;
    const desk = createCodePrompt(wanted.sms, events.send, () => phone);
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
      desk.close();
    }
  };

const ended = ({ signal }: Shop, text: string | undefined): Error =>
  signal.aborted ? new CancelledError('owner check') : new Fault('server', text ? [text, text] : say.notFinished);

export type NewPassword = Readonly<Record<'password' | 'confirm', string>>;

export interface PasswordWanted extends ProofWanted {
  readonly password: () => Promise<NewPassword>;
}

type PasswordChange = Change<{ readonly message: string; readonly user_name: string }>;

/** For a forgotten password: changes the login password of a named account. */
export const changeForgotten = (shop: Shop, userName: string, wanted: PasswordWanted): PasswordChange =>
  async function* (context) {
    shop.guard.check(userSecurity.upPwd);
    const user_id = await accountNamed(shop, userName);
    const { yz_chit } = yield* proveOwner(shop, user_id, wanted)(context);
    const isLoggedIn = shop.session.login?.user_name === userName;
    const change = { ...(await newPassword(shop, wanted)), user_id, yz_chit, isLoggedIn };
    await runOnce(changeLoginPassword(shop, change), `login ${userName}`);
    return { message: afterChange('2').message.text, user_name: userName };
  };

/** Changes the current account's login password. The shop ends its logins, so the saved one is deleted. */
export const changeOwn = (shop: MemberShop, logins: LoginsAt, wanted: PasswordWanted): PasswordChange =>
  async function* (context) {
    const { user_name } = shop.session.login;
    shop.guard.check(userSecurity.upPwd);
    const { yz_chit } = yield* proveOwner(shop, '', wanted)(context);
    const change = { ...(await newPassword(shop, wanted)), yz_chit, isLoggedIn: true };
    await runOnce(changeLoginPassword(shop, change), `login ${user_name}`);
    const { session }: Shop = shop;
    session.login = undefined;
    await saveLogin(logins, shop.profile, undefined);
    return { message: afterChange('2').message.text, user_name };
  };

export const setPayPassword = (shop: MemberShop, wanted: PasswordWanted): PasswordChange =>
  async function* (context) {
    const { user_name } = shop.session.login;
    shop.guard.check(userSecurity.upPayPwd);
    const { yz_chit } = yield* proveOwner(shop, '', wanted)(context);
    const change = { ...(await newPassword(shop, wanted)), yz_chit };
    await runOnce(changePaymentPassword(shop, change), 'call pay/pay_order yz_pay --secret pay_pwd=prompt');
    return { message: afterChange('3').message.text, user_name };
  };

async function newPassword(shop: Shop, wanted: PasswordWanted): Promise<NewPassword> {
  const { password, confirm } = await wanted.password();
  shop.learn(password);
  const refusal = newPasswordRefusal(password, confirm);
  if (!refusal) return { password, confirm };
  throw new Fault('usage', [refusal.text, 'a password has at least 6 characters and is typed twice alike']);
}

/** The id of a login name. If there is none, the fault lists similar names. */
async function accountNamed(shop: Shop, name: string): Promise<string> {
  const found = await findAccount(shop, name, shop.signal);
  if ('user_id' in found) return found.user_id;
  const names = found.meant.map(({ user_name }) => user_name).join('、');
  throw new Fault('server', say.noSuchUser(name), { next: names ? say.meantUsers(names) : say.nobodyMeant });
}

/** All questions, with the account's own marked; the masked phone; whether an SMS check is offered. */
export async function listQuestions(shop: MemberShop) {
  const { data } = await shop.client.send(userSecurity.getQuestions, {});
  const { passwd_question, phone, chit_pwd } = await shop.client.send(userSecurity.reYz, {});
  const questions = Object.entries(data).map(([key, question]) => ({
    key,
    question,
    current: key === passwd_question,
  }));
  return { questions, phone, by_sms: chit_pwd };
}

export interface QuestionWanted extends ProofWanted {
  readonly question: string;
  readonly newAnswer: () => Promise<string>;
}

export const setQuestion = (
  shop: MemberShop,
  wanted: QuestionWanted,
): Change<{ readonly message: string; readonly question: string }> =>
  async function* (context) {
    shop.guard.check(userSecurity.upAnswer);
    const { data } = await shop.client.send(userSecurity.getQuestions, {});
    const question = data[wanted.question];
    if (question === undefined) throw new Fault('usage', say.noQuestion(wanted.question), { next: say.seeQuestions });
    const { yz_chit } = yield* proveOwner(shop, '', wanted)(context);
    const answer = await wanted.newAnswer();
    const refusal = answerRefusal(answer);
    if (refusal) throw new Fault('usage', [refusal.text, 'an answer is needed']);
    shop.learn(answer);
    const change = { answer, passwd_question: wanted.question, yz_chit };
    await runOnce(changeQuestion(shop, change), 'call user re_yz_t --secret answer=prompt');
    return { message: afterChange('1').message.text, question };
  };
