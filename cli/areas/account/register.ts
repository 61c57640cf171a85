/** Registration: invite code, form, and the SMS code if the shop wants one. */
import { say } from '#cli/parts/member-words.ts';
import { both, notDone } from '#cli/parts/run-once.ts';
import { type CodeEvent, createCodePrompt, type SmsHelp } from '#cli/parts/sms/code-prompt.ts';
import { lookWith } from '#cli/shop/look-up.ts';
import type { PublicShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { login } from '#shared/contract/login.ts';
import { type Agency, registration } from '#shared/contract/registration.ts';
import { CancelledError } from '#shared/errors.ts';
import type { FlowContext } from '#shared/flows/flow.ts';
import { agencyOfCode } from '#shared/flows/invite-code.ts';
import { type RegisterEvent, type RegisterState, register } from '#shared/flows/register.ts';
import { outcomeUnknown } from '#shared/messages/lost-answer.ts';
import { registrationClosed } from '#shared/messages/registration.ts';
import { checkInviteCode } from '#shared/rules/login/invite-code.ts';
import { checkRegisterForm, type RegisterForm } from '#shared/rules/login/register-form.ts';
import { hasSmsStep } from '#shared/rules/login/sms-step.ts';

interface RegisterWanted {
  readonly form: Omit<RegisterForm, 'chit_code'>;
  /** Returns the invite code; `needed` if the shop requires one. */
  readonly invite: (needed: boolean) => Promise<string | undefined>;
  readonly sms: SmsHelp;
}

/** Registers. The form is checked before anything is sent. `agency` belongs to the invite code; null without one. */
export const registerPharmacy = (shop: PublicShop, wanted: RegisterWanted) =>
  async function* ({ signal, events }: FlowContext<RegisterEvent>) {
    const { client, clock, guard, settings } = shop;
    guard.admit(registration.register);
    const { need_code, shop_reg_closed } = await client.send(login.needCode, {});
    if (shop_reg_closed) throw new Fault('server', [registrationClosed.text, 'registration is closed']);
    const form: RegisterForm = { ...wanted.form, chit_code: '' };
    refuseWrongForm(form);
    const agency = await agencyOf(shop, await wanted.invite(need_code), need_code);
    await client.send(registration.checkUser, { user_name: form.user_name });
    shop.learn(form.password);

    const clerk = createClerk(form, agency?.agency_id ?? '', wanted.sms, shop.signal, (event) => events.send(event));
    const ports = { client, clock, random: Math.random, asksForCode: hasSmsStep(settings), needsAgency: need_code };
    try {
      for await (const state of register(ports)({ signal, events })) {
        yield state;
        if (state.step === 'done') return { message: state.message.text, user_name: form.user_name, agency };
        if (state.step === 'form') clerk.at(state);
      }
    } finally {
      clerk.leave();
    }
    throw new CancelledError('register');
  };

function refuseWrongForm(form: RegisterForm): void {
  const check = checkRegisterForm(form, false);
  if (!check.ok) throw new Fault('usage', [check.message.text, `${check.because} is missing or wrong`]);
}

async function agencyOf({ client }: PublicShop, code: string | undefined, needed: boolean): Promise<Agency | null> {
  if (code === undefined && !needed) return null;
  const check = checkInviteCode(code);
  if (!check.ok) throw new Fault('usage', [check.message.text, 'the invite code is missing or wrong']);
  return agencyOfCode({ client }, check.code);
}

type FormState = Extract<RegisterState, { step: 'form' }>;

function createClerk(
  form: RegisterForm,
  agency_id: string,
  help: SmsHelp,
  ending: AbortSignal,
  send: (event: RegisterEvent) => void,
) {
  let submitted = false;
  const submit = (chit_code: string) => {
    submitted = true;
    send({ type: 'submit', form: { ...form, chit_code }, agency_id });
  };
  function told(event: CodeEvent): void {
    if (event.type === 'check') submit(event.code);
    else if (event.type === 'send') send({ ...event, phone: form.phone, agency_id });
    // The form flow has no `leave`: the next state throws the reason.
    else send({ type: event.type === 'leave' ? 'newCaptcha' : event.type });
  }
  const prompt = createCodePrompt(help, told, () => form.phone);
  return {
    at({ sms, skipped, message, error }: FormState): void {
      const fault = prompt.fault();
      if (fault !== undefined) throw fault;
      if (error !== undefined) throw submitted ? notDone(error) : error;
      if (message === outcomeUnknown)
        throw new Fault('unknown', both(message), { next: lookWith(`login ${form.user_name}`) });
      if (submitted) throw new Fault('server', message ? [message.text, message.text] : say.notFinished);
      if (ending.aborted) throw new CancelledError('register');
      if (!sms || skipped) submit('');
      else prompt.at(message ? { ...sms, message } : sms);
    },
    leave: prompt.close,
  };
}
