/** A login in plain lines, while it goes on. */
import type { LoginState } from '#shared/flows/login.ts';
import { smsLine } from './sms-line.ts';
import type { Paper } from './text/paper.ts';

/** What to say of a state; undefined where there is nothing to say. */
export const loginLine = (state: LoginState, paper: Paper): string | undefined =>
  state.step === 'sms' ? smsLine(state.sms, paper) : undefined;
