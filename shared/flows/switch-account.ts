/** Switches to a linked account (document 2 §2). */
import type { Client } from '#shared/client/create.ts';
import { login } from '#shared/contract/login.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import type { LoginAnswer } from './login.ts';
import { type Trouble, trouble } from './trouble.ts';

/** The new session, or why the old one stays. A lost answer changes nothing here, because it brought no token. */
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
