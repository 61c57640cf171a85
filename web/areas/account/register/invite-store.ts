/** The invite code of a registration, checked as soon as it is complete, and its agency. */
import { proxy, ref } from 'valtio';
import type { Agency } from '#shared/contract/registration.ts';
import { agencyOfCode } from '#shared/flows/invite-code.ts';
import { trouble } from '#shared/flows/trouble.ts';
import type { Message } from '#shared/messages/message.ts';
import { enterInviteCode } from '#shared/messages/registration.ts';
import { checkInviteCode, INVITE_CODE_LENGTH } from '#shared/rules/login/invite-code.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { inPlace } from '#web/state/messages/in-place.ts';
import { say } from '#web/state/messages/toast.ts';

interface State {
  code: string;
  /** The agency of the code, once the server has answered. */
  agency: Agency | null;
  checking: boolean;
  bad: Message | null;
}

/** Creates the step, with the agency that was found before a reload. */
export function createInvite(found: Agency | null) {
  const state = proxy<State>({ code: found?.code ?? '', agency: found && ref(found), checking: false, bad: null });
  let newest = new AbortController();

  async function look(code: string): Promise<void> {
    newest.abort();
    newest = new AbortController();
    const { signal } = newest;
    Object.assign(state, { checking: true, bad: null });
    try {
      const agency = await agencyOfCode({ client: api }, code, { signal });
      if (!signal.aborted) state.agency = ref(agency);
    } catch (error) {
      if (!signal.aborted) refused(error, signal);
    }
    if (!signal.aborted) state.checking = false;
  }

  function refused(error: unknown, signal: AbortSignal): void {
    try {
      const bad = inPlace(trouble(error, signal));
      state.bad = bad ? ref(bad) : null;
    } catch (lost) {
      report(lost);
    }
  }

  return {
    state,
    /** Sets the cells; a complete code is checked at once. */
    type(typed: string): void {
      const code = typed.normalize('NFKC').replace(/\s/g, '');
      if (code === state.code) return;
      newest.abort();
      const isLong = code.length > INVITE_CODE_LENGTH;
      Object.assign(state, { code, agency: null, checking: false, bad: isLong ? ref(enterInviteCode) : null });
      if (code.length === INVITE_CODE_LENGTH) void look(code);
    },
    /**
     * The button 下一步: returns the agency, or undefined when it is missing. An empty code leads to the register path
     * (document 1 §5).
     */
    async goOn(): Promise<Agency | undefined> {
      const check = checkInviteCode(state.code);
      if (!check.ok && check.because === 'missing') {
        say(check.message, 'warn');
        goInstead(hrefOf(check.to));
      } else if (!check.ok) {
        state.bad = ref(check.message);
      } else if (!state.agency) {
        await look(check.code);
      }
      return state.agency ?? undefined;
    },
  };
}
