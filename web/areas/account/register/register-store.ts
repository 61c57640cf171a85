/** The registration form: its values, its errors, and its state. Drafts have no password. */
import { proxy, ref } from 'valtio';
import { type Agency, registration } from '#shared/contract/registration.ts';
import { RefusedError } from '#shared/errors.ts';
import { type RegisterEvent, type RegisterState, register } from '#shared/flows/register.ts';
import type { Message } from '#shared/messages/message.ts';
import { userNameTaken } from '#shared/messages/registration.ts';
import { cannotSend } from '#shared/messages/sms.ts';
import { asksForName, isUserName, type RegisterField, type RegisterForm } from '#shared/rules/login/register-form.ts';
import { canSendTo } from '#shared/rules/login/sms-code.ts';
import { hasSmsStep } from '#shared/rules/login/sms-step.ts';
import { webClock } from '#web/state/clock.ts';
import { api } from '#web/state/loading/api.ts';
import { createFlowRun } from '#web/state/loading/flow-run.ts';
import { inPlace } from '#web/state/messages/in-place.ts';
import { session } from '#web/state/session/session.ts';
import { settings } from '#web/state/settings/settings.ts';
import { rememberName } from '../login/remembered.ts';
import { sentMessages } from '../sms/sent-messages.ts';
import { dropRegisterDraft, keepRegisterDraft, type RegisterDraft } from './register-draft.ts';

interface State {
  form: RegisterForm;
  agency: Agency | null;
  /** Fields that were left, or all after a submission: their errors are shown. */
  left: Partial<Record<RegisterField, boolean>>;
  /** The captcha sheet is open. */
  asking: boolean;
  /** Why no message was sent with these letters. */
  lettersBad: Message | null;
  /** Why no message can be sent, or the server's error about its code. */
  codeBad: Message | null;
  /** An error that belongs to no single field. */
  trouble: Message | null;
}

const ALL = {
  user_name: true,
  nickname: true,
  phone: true,
  chit_code: true,
  password: true,
  confirm: true,
  agree: true,
};

/** Creates the form; `needsAgency` when the agency must come from an invite code. */
export function createRegister(needsAgency: boolean, draft: RegisterDraft) {
  const { agency, ...typed } = draft;
  const state = proxy<State>({
    form: { ...typed, chit_code: '', password: '', confirm: '', agree: false },
    agency: agency && ref(agency),
    left: {},
    asking: false,
    lettersBad: null,
    codeBad: null,
    trouble: null,
  });
  const name = createNameCheck();
  const run = createFlowRun<RegisterState, RegisterEvent>(
    { step: 'form', skipped: false },
    {
      flow: () =>
        register({
          client: api,
          clock: webClock,
          random: Math.random,
          messages: sentMessages(),
          asksForCode: hasSmsStep(settings()),
          needsAgency,
        }),
      follow,
    },
  );

  // Without an invite code it is the agency of the shop's address.
  const agencyId = (): string => state.agency?.agency_id ?? session.agency_id;

  function follow(at: RegisterState): void {
    if (at.step === 'done') {
      dropRegisterDraft();
      rememberName(at.user_name);
    }
    // While only the seconds pass, errors stay.
    if (at.step !== 'form' || at.sms?.idle) return;
    if (state.asking) followSending(at);
    else if (at.field) state.left[at.field] = true;
    else followTrouble(at);
  }

  function followTrouble(at: Extract<RegisterState, { step: 'form' }>): void {
    const message = inPlace(at);
    if (message?.text === userNameTaken.text) name.refuse(message);
    // The server's error about the code is shown at the code.
    else if (message?.text.includes('验证码')) state.codeBad = ref(message);
    else state.trouble = message ? ref(message) : null;
  }

  /** The captcha sheet closes once the message was sent. Wrong letters and a lost answer keep it open. */
  function followSending(at: Extract<RegisterState, { step: 'form' }>): void {
    const { sms } = at;
    if (sms?.working) return;
    const bad = inPlace(at);
    state.lettersBad = bad ? ref(bad) : null;
    if (bad || at.error !== undefined || sms?.sendIn === undefined) return;
    state.asking = false;
    state.left.chit_code = false;
  }

  const save = () => keepRegisterDraft({ ...state.form, agency: state.agency });

  return {
    state,
    name: name.state,
    run: run.state,
    begin: run.begin,
    edit(change: Partial<RegisterForm>): void {
      Object.assign(state.form, change);
      state.trouble = null;
      if (change.user_name !== undefined) name.type(change.user_name);
      if (change.phone !== undefined || change.chit_code !== undefined) state.codeBad = null;
      save();
    },
    leave(field: RegisterField): void {
      if (state.form[field] !== '') state.left[field] = true;
    },
    settle(agency: Agency | null): void {
      state.agency = agency && ref(agency);
      save();
    },
    /** Opens the captcha if a message can be sent at all (document 1 §5). */
    askForCode(): void {
      const able = canSendTo(state.form.phone, agencyId());
      state.codeBad = able ? null : ref(cannotSend);
      state.asking = able;
      state.lettersBad = null;
      if (!able) state.left.phone = true;
    },
    dropLetters(): void {
      state.asking = false;
    },
    send: (letters: string) => run.send({ type: 'send', letters, phone: state.form.phone, agency_id: agencyId() }),
    newCaptcha: () => run.send({ type: 'newCaptcha' }),
    waitOn: () => run.send({ type: 'waitOn' }),
    skip: () => run.send({ type: 'skip' }),
    submit(): void {
      Object.assign(state.left, ALL);
      state.trouble = null;
      run.send({ type: 'submit', form: { ...state.form }, agency_id: agencyId() });
    },
  };
}

export type RegisterStore = ReturnType<typeof createRegister>;

/** ms without typing before the server is asked. */
const PAUSE = 400;

/** Checks while typing whether a login name is free (document 1 §5). */
function createNameCheck() {
  const state = proxy<{ free: boolean; bad: Message | null }>({ free: false, bad: null });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest = new AbortController();

  async function ask(user_name: string, signal: AbortSignal): Promise<void> {
    try {
      await api.send(registration.checkUser, { user_name }, { signal });
      if (!signal.aborted) state.free = true;
    } catch (error) {
      // After other failures the registration itself will tell.
      if (signal.aborted || !(error instanceof RefusedError)) return;
      state.bad = ref(inPlace({ message: userNameTaken, error }) ?? userNameTaken);
    }
  }

  return {
    state,
    /** Clears the result, and checks the new name where it makes sense. */
    type(user_name: string): void {
      clearTimeout(timer);
      newest.abort();
      newest = new AbortController();
      const { signal } = newest;
      Object.assign(state, { free: false, bad: null });
      if (asksForName(user_name) && isUserName(user_name)) timer = setTimeout(() => void ask(user_name, signal), PAUSE);
    },
    /** The registration was refused because of the name. */
    refuse(message: Message): void {
      Object.assign(state, { free: false, bad: ref(message) });
    },
  };
}
