/**
 * Changes login password, payment password and security question (document 2 §2, §5), after the owner check (owner-check.ts).
 * An invalid form fails with its message and is not sent.
 */
import { bank } from '#shared/contract/bank.ts';
import { userSecurity } from '#shared/contract/user-security.ts';
import type { Message } from '#shared/messages/message.ts';
import { answerRefusal, newPasswordRefusal } from '#shared/rules/login/new-password.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { type Act, type ActPorts, type ActState, actOnce, type Settled } from './act-once.ts';
import type { Flow } from './flow.ts';
import { knowsLogin } from './knows-login.ts';
import { trouble } from './trouble.ts';

type ChangeState = ActState<unknown>;

/** A new password, and `yz_chit` as proof of the owner check. */
export interface PasswordChange {
  readonly password: string;
  readonly confirm: string;
  readonly yz_chit: string;
}

export interface LoginPasswordChange extends PasswordChange {
  /** Absent for the logged-in account. */
  readonly user_id?: string;
  /** This account is logged in. The change ends the login, which settles a lost answer. */
  readonly isLoggedIn: boolean;
}

/** Changes the login password. The server ends all logins of the account. */
export const changeLoginPassword = (ports: ActPorts, change: LoginPasswordChange): Flow<ChangeState> =>
  checked(newPasswordRefusal(change.password, change.confirm), async (signal) => {
    const { user_id, yz_chit } = change;
    const args = { pwd: encodePassword(change.password), yz_chit, ...(user_id === undefined ? {} : { user_id }) };
    return actOnce<unknown>(ports, {
      send: (within) => ports.client.send(userSecurity.upPwd, args, { signal: within }),
      ...(change.isLoggedIn && { settle: async () => ({ happened: !(await knowsLogin(ports, signal)) }) }),
    });
  });

/** Sets or changes the payment password. A lost answer is settled only if there was none before. */
export const changePaymentPassword = (ports: ActPorts, change: PasswordChange): Flow<ChangeState> =>
  checked(newPasswordRefusal(change.password, change.confirm), async (signal) => {
    const args = { pwd: encodePassword(change.password), yz_chit: change.yz_chit };
    const hasOne = async (within: AbortSignal) => (await ports.client.send(bank.list, {}, { signal: within })).pay_pwd;
    return onceSeen(ports, signal, hasOne, {
      send: (within) => ports.client.send(userSecurity.upPayPwd, args, { signal: within }),
      shows: (before, now) => (before === false && now !== undefined ? { happened: now } : undefined),
    });
  });

export interface QuestionChange {
  /** The key of the new question. */
  readonly passwd_question: string;
  readonly answer: string;
  readonly yz_chit: string;
}

/** Changes the security question. A lost answer is settled only if the question is another one. */
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

/** Fails with the message of an invalid form. */
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
  /** Compares the readings before and after. */
  shows(before: T | undefined, now: T): Settled<unknown> | undefined;
}

/** Settles a lost answer by comparing with a reading before. If that reading fails, the change is sent all the same. */
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
