/**
 * Changing a secret of an account that is proved to be one's own (owner-check.ts): login password, payment password,
 * security question (document 2 §2, §5). Each is sent once; a form that cannot be sent fails with its message alone.
 */
import { bank } from '#shared/contract/bank.ts';
import { userSecurity } from '#shared/contract/user-security.ts';
import type { Message } from '#shared/messages/message.ts';
import { answerRefusal, newPasswordRefusal } from '#shared/rules/new-password.ts';
import { encodePassword } from '#shared/rules/password.ts';
import { type Act, type ActPorts, type ActState, actOnce, type Settled } from './act-once.ts';
import type { Flow } from './flow.ts';
import { knowsLogin } from './knows-login.ts';
import { trouble } from './trouble.ts';

type ChangeState = ActState<unknown>;

/** A new password as it was typed, and what proves the owner (`yz_chit` of the check). */
export interface PasswordChange {
  readonly password: string;
  readonly confirm: string;
  readonly yz_chit: string;
}

export interface LoginPasswordChange extends PasswordChange {
  /** The account that is named; absent for the one that is logged in. */
  readonly user_id?: string;
  /** The client's login is of this account: the change ends it, which shows what came of a lost answer. */
  readonly isLoggedIn: boolean;
}

/** Changes the login password; the shop ends every login of the account. */
export const changeLoginPassword = (ports: ActPorts, change: LoginPasswordChange): Flow<ChangeState> =>
  checked(newPasswordRefusal(change.password, change.confirm), async (signal) => {
    const { user_id, yz_chit } = change;
    const args = { pwd: encodePassword(change.password), yz_chit, ...(user_id === undefined ? {} : { user_id }) };
    return actOnce<unknown>(ports, {
      send: (within) => ports.client.send(userSecurity.upPwd, args, { signal: within }),
      ...(change.isLoggedIn && { settle: async () => ({ happened: !(await knowsLogin(ports, signal)) }) }),
    });
  });

/** Sets or changes the payment password. That there is one now shows it, where there was none. */
export const changePaymentPassword = (ports: ActPorts, change: PasswordChange): Flow<ChangeState> =>
  checked(newPasswordRefusal(change.password, change.confirm), async (signal) => {
    const args = { pwd: encodePassword(change.password), yz_chit: change.yz_chit };
    const hasOne = async (within: AbortSignal) => (await ports.client.send(bank.list, {}, { signal: within })).pay_pwd;
    return onceSeen(ports, signal, hasOne, {
      send: (within) => ports.client.send(userSecurity.upPayPwd, args, { signal: within }),
      shows: (before, now) => (before === false ? { happened: now } : undefined),
    });
  });

export interface QuestionChange {
  /** Key of the new question. */
  readonly passwd_question: string;
  readonly answer: string;
  readonly yz_chit: string;
}

/** Changes the security question. Another question than before shows it; of another answer to the same one nothing does. */
export const changeQuestion = (ports: ActPorts, change: QuestionChange): Flow<ChangeState> =>
  checked(answerRefusal(change.answer), async (signal) => {
    const { passwd_question } = change;
    const keyNow = async (within: AbortSignal) =>
      (await ports.client.send(userSecurity.reYz, {}, { signal: within })).passwd_question;
    return onceSeen(ports, signal, keyNow, {
      send: (within) => ports.client.send(userSecurity.upAnswer, { ...change }, { signal: within }),
      shows: (before, now) =>
        before === undefined || before === passwd_question ? undefined : { happened: now === passwd_question },
    });
  });

/** What cannot be sent is not sent. */
const checked = (
  refusal: Message | undefined,
  act: (signal: AbortSignal) => Promise<Flow<ChangeState>>,
): Flow<ChangeState> =>
  async function* (context) {
    if (refusal) return yield { step: 'failed', message: refusal };
    yield { step: 'working' };
    yield* (await act(context.signal))(context);
  };

interface Seen<T> extends Pick<Act<unknown>, 'send'> {
  /** What the reading before and the one after say together. */
  shows(before: T | undefined, now: T): Settled<unknown> | undefined;
}

/** An act whose lost answer is settled by comparing with how it was before; a server that does not tell is no hindrance. */
async function onceSeen<T>(
  ports: ActPorts,
  signal: AbortSignal,
  read: (signal: AbortSignal) => Promise<T>,
  { send, shows }: Seen<T>,
): Promise<Flow<ChangeState>> {
  const before = await read(signal).catch((error: unknown) => {
    trouble(error, signal);
    return undefined;
  });
  return actOnce<unknown>(ports, { send, settle: async (within) => shows(before, await read(within)) });
}
