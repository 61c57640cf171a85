/** The login page of one page instance: the form, and the state of the login. Typed text survives leaving the page. */
import { proxy, ref } from 'valtio';
import type { Flow } from '#shared/flows/flow.ts';
import { runFlow } from '#shared/flows/flow.ts';
import { createInbox } from '#shared/flows/inbox.ts';
import type { LoggedIn, LoginEvent, LoginState } from '#shared/flows/login.ts';
import type { LoginForm } from '#shared/rules/login/login-form.ts';
import { isEncoded } from '#shared/rules/login/password.ts';
import type { Typed } from '#web/state/shell/typed-before-app.ts';

export interface LoginStorePorts {
  /** Called when the first form is sent: the settings have loaded by then. */
  flow(): Flow<LoginState, LoginEvent>;
  /** Called once with each state: shows its message and stores its result. */
  follow(state: LoginState): void;
  report(error: unknown): void;
}

interface State {
  form: LoginForm;
  /** Replaced, never changed in place. */
  at: LoginState;
}

/** The password field after an edit. A remembered password is never shown, and typing replaces all of it. */
export const typedPassword = (before: string, typed: string): string =>
  isEncoded(before) && typed.startsWith(before) ? typed.slice(before.length) : typed;

/** Creates the store with an initial form. */
export function createLogin(ports: LoginStorePorts, form: LoginForm) {
  const state = proxy<State>({ form: { ...form }, at: { step: 'form' } });
  const events = createInbox<LoginEvent>();
  let running = false;

  /** Runs the flow; resolves when it waits for the form. */
  function run(): Promise<void> {
    return new Promise((asked) => {
      running = true;
      const show = (at: LoginState) => {
        state.at = ref(at);
        ports.follow(at);
        asked();
      };
      runFlow(ports.flow(), { signal: new AbortController().signal, events }, show)
        .catch(ports.report)
        .finally(() => {
          running = false;
          if (state.at.step !== 'done') state.at = ref({ step: 'form' });
        });
    });
  }

  return {
    state,
    edit(change: Partial<LoginForm>): void {
      Object.assign(state.form, change);
    },
    /** Takes what was typed into the prerendered form. Its password field is empty while a password is remembered. */
    takeOver({ text, isTicked }: Typed): void {
      const password = text('password');
      Object.assign(state.form, {
        user_name: text('user_name'),
        remember: isTicked('remember'),
        agree: isTicked('agree'),
        ...(password !== '' && { password }),
      });
    },
    async submit(): Promise<void> {
      if (!running) await run();
      events.send({ type: 'submit', form: { ...state.form } });
    },
    send: (event: LoginEvent) => events.send(event),
  };
}

export type LoginStore = ReturnType<typeof createLogin>;

/** The result of a login, for the ports. */
export type { LoggedIn };
