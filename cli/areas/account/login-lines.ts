/** A login in plain lines, while it goes on. */

import { smsLine } from '#cli/parts/sms/sms-line.ts';
import type { Paper } from '#cli/text/paper.ts';
import type { LoginState } from '#shared/flows/login.ts';

/** What to say of a state; undefined where there is nothing to say. */
export const loginLine = (state: LoginState, paper: Paper): string | undefined =>
  state.step === 'sms' ? smsLine(state.sms, paper) : undefined;
