/** Prices, stock and sales counts only for whoever may see them (document 2 §5): a server may send them to anybody. */
import type { Client } from '#shared/client/create.ts';
import type { Call } from '#shared/contract/call.ts';
import { userLicences } from '#shared/contract/user-licences.ts';
import { withoutPricesIn } from '#shared/rules/app/by-flags.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { seesPrices } from '#shared/rules/member/verification.ts';
import { around, effectOf } from './guard.ts';
import type { SavedLogin } from './logins.ts';

/** The same client; `user_yz`: the shop asks for verification. A saved login that is not verified is asked for once. */
export function asSeen(client: Client, session: { login: SavedLogin | undefined }, user_yz: boolean): Client {
  let asked: Promise<boolean> | undefined;

  async function isVerifiedNow(): Promise<boolean> {
    const { token = '', yz = 0 } = session.login ?? {};
    if (!isLoggedIn(token)) return false;
    if (seesPrices({ token, yz, user_yz })) return true;
    asked ??= client.send(userLicences.yzInfo, {}).then(
      (now) => seesPrices({ token, yz: now.yz, user_yz }),
      () => false,
    );
    return asked;
  }

  async function seen<A>(call: Call, answer: A): Promise<A> {
    if (effectOf(call) !== 'read' || answer === undefined) return answer;
    const without = withoutPricesIn(call.answer, answer) as A;
    return without === answer || (await isVerifiedNow()) ? answer : without;
  }

  return around(client, async (call, options, ask) => seen(call, await ask(options)));
}
