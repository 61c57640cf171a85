/** The owner check before a secret is changed (document 2 §2): by security question or by SMS. */
import type { Client } from '#shared/client/create.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { userSecurity } from '#shared/contract/user-security.ts';
import type { Message } from '#shared/messages/message.ts';
import { answerRefusal } from '#shared/rules/login/new-password.ts';
import type { Clock } from './clock.ts';
import { type Flow, type FlowContext, nextEvent } from './flow.ts';
import { type MessageStore, openSmsSession, type SmsSession, type SmsTarget } from './sms-session.ts';
import { type Trouble, trouble } from './trouble.ts';
import { type SmsEvent, type SmsState, verifySms } from './verify-sms.ts';

export interface OwnerCheckPorts {
  readonly client: Pick<Client, 'send'>;
  readonly clock: Clock;
  /** 0 up to 1, for the captcha. */
  readonly random: () => number;
  /** Stores the last message across reloads. */
  readonly messages?: MessageStore;
  /** The account; '' for the logged-in one. */
  readonly user_id: string;
  /** The token of the login, '' without one. It belongs to the checked account only while user_id is ''. */
  readonly token: string;
}

/** The account: its question, its masked phone, and whether SMS is offered. */
export interface Owner {
  readonly question: string;
  readonly phone: string;
  readonly byMessage: boolean;
}

export type OwnerCheckState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message?: Message; readonly error: unknown }
  | {
      readonly step: 'question';
      readonly owner: Owner;
      readonly working: boolean;
      readonly message?: Message;
      readonly error?: unknown;
    }
  | { readonly step: 'message'; readonly owner: Owner; readonly sms: SmsState };

/** 'byMessage' switches to SMS, its 'leave' back to the question. */
export type OwnerCheckEvent =
  | { readonly type: 'retry' }
  | { readonly type: 'answer'; readonly answer: string }
  | { readonly type: 'byMessage' }
  | SmsEvent;

/** The passed check. `yz_chit` is sent with the change; '' when the login is the proof or the step was skipped. */
export interface OwnerProof {
  readonly yz_chit: string;
}

type Found = AnswerOf<typeof userSecurity.reYz>;
type Context = FlowContext<OwnerCheckEvent>;

/** Runs until the check has passed. */
export const checkOwner = (ports: OwnerCheckPorts): Flow<OwnerCheckState, OwnerCheckEvent, OwnerProof> =>
  async function* (context) {
    const found = yield* load(ports, context);
    const sms = openSmsSession(ports, targetOf(ports, found), `owner ${ports.user_id}`);
    const owner = { question: found.question, phone: found.phone, byMessage: found.chit_pwd };
    for (;;) {
      const answered = yield* byQuestion(ports, owner, context);
      if (answered) return answered;
      const verified = yield* byMessage(sms, owner, context);
      if (verified) return verified;
    }
  };

async function* load(ports: OwnerCheckPorts, context: Context): AsyncGenerator<OwnerCheckState, Found, undefined> {
  for (;;) {
    yield { step: 'loading' };
    const found = await ports.client
      .send(userSecurity.reYz, accountOf(ports), { signal: context.signal })
      .catch((error: unknown) => ({ failed: trouble(error, context.signal) }));
    if (!('failed' in found)) return found;
    yield { step: 'failed', ...found.failed };
    while ((await nextEvent(context)).type !== 'retry');
  }
}

/** Undefined when the user switches to SMS. */
async function* byQuestion(
  ports: OwnerCheckPorts,
  owner: Owner,
  context: Context,
): AsyncGenerator<OwnerCheckState, OwnerProof | undefined, undefined> {
  for (let shown: Partial<Trouble> = {}; ; ) {
    yield { step: 'question', owner, working: false, ...shown };
    const event = await nextEvent(context);
    if (event.type === 'byMessage' && owner.byMessage) return undefined;
    if (event.type !== 'answer') continue;
    const refusal = answerRefusal(event.answer);
    if (!refusal) yield { step: 'question', owner, working: true };
    const tried = refusal ? { message: refusal } : await answer(ports, event.answer, context.signal);
    context.events.forget();
    if ('yz_chit' in tried) return tried;
    shown = tried;
  }
}

async function answer(ports: OwnerCheckPorts, given: string, signal: AbortSignal): Promise<OwnerProof | Trouble> {
  try {
    const args = { answer: given.trim(), ...accountOf(ports) };
    const { yz_chit = '' } = await ports.client.send(userSecurity.reYzT, args, { signal });
    return { yz_chit };
  } catch (error) {
    return trouble(error, signal);
  }
}

/** Undefined when the user returns to the question. */
async function* byMessage(
  sms: SmsSession,
  owner: Owner,
  context: Context,
): AsyncGenerator<OwnerCheckState, OwnerProof | undefined, undefined> {
  const verifying = verifySms<OwnerCheckEvent>(sms, context);
  for (;;) {
    const { done, value } = await verifying.next();
    if (done) return value.outcome === 'left' ? undefined : { yz_chit: value.yz_chit };
    yield { step: 'message', owner, sms: value };
  }
}

const targetOf = ({ user_id, token }: OwnerCheckPorts, { true_phone }: Found): SmsTarget =>
  user_id === '' && token !== '' ? { token } : { phone: true_phone, ofAccount: true };

const accountOf = ({ user_id }: OwnerCheckPorts) => (user_id === '' ? {} : { user_id });
