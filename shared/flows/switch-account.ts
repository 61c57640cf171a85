/** Logging in again as an account that is linked to the one that is logged in (document 2 §2). */
import type { Client } from '#shared/client/create.ts';
import { login } from '#shared/contract/login.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import type { LoginAnswer } from './login.ts';
import { type Trouble, trouble } from './trouble.ts';

/** Who is logged in now; or why the one before still is: a lost answer brought no token, so that nothing has changed here. */
export async function switchAccount(
  { client }: { readonly client: Pick<Client, 'send'> },
  account: { readonly user_id: string; readonly log_bs: string },
  signal: AbortSignal,
): Promise<{ readonly answer: LoginAnswer } | Partial<Trouble>> {
  try {
    const answer = await client.send(login.reLogin, account, { signal });
    return isLoggedIn(answer.token) ? { answer } : { message: requestFailed };
  } catch (error) {
    return trouble(error, signal);
  }
}
