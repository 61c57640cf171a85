/** Asks for the member's verification state until it is passed: the operator decides it elsewhere. */
import { userLicences } from '#shared/contract/user-licences.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { isVerified } from '#shared/rules/member/verification.ts';
import { api } from '../loading/api.ts';
import { missing } from '../loading/missing-calls.ts';
import { note } from '../trail/trail.ts';
import { buyer } from './buyer.ts';

let asking = false;
/** Set when asked during a request, whose answer may be older than the operator's decision. */
let again = false;

/** Whether an answer could change what the member sees. */
const isOpen = (): boolean =>
  isLoggedIn(buyer().token) && !isVerified(buyer()) && !missing.calls.includes(userLicences.yzInfo.path);

/** Asks once; `api` updates the session. A failure changes nothing, and nothing waits for it. */
export async function askVerification(): Promise<void> {
  if (!isOpen()) return;
  again = asking;
  if (asking) return;
  asking = true;
  try {
    await api.send(userLicences.yzInfo, {}, { background: true });
  } catch (error) {
    note('fault', error);
  } finally {
    asking = false;
  }
  if (again) await askVerification();
}
