/** The desk of tests of the whole tool: a folder of settings, a relay with a whole shop or canned answers behind it, and `yaocang` in this process. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands, groups } from '#cli/commands/index.ts';
import { type Run, run } from '#cli/frame/run.ts';
import { createTestTerminal, type TestTerminal } from '#cli/frame/testing/terminal.ts';
import { savedLogin } from '#cli/parts/login.ts';
import { saveLogin } from '#cli/shop/logins.ts';
import { localProfile, type Profile } from '#cli/shop/profile.ts';
import { saveProfile } from '#cli/shop/profiles.ts';
import { openTestShop, PASSWORD } from '#fixtures/backend/testing/test-shop.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { login } from '#shared/contract/login.ts';
import { openRelay } from './relay.ts';

type Env = Readonly<Record<string, string>>;

interface Laid {
  /** Without, its clock goes on as this machine's. */
  readonly shop?: Parameters<typeof openTestShop>[0];
  /** What stands between the relay and the shop. */
  readonly through?: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
}

type Seat = Omit<NonNullable<Parameters<typeof createTestTerminal>[0]>, 'env'>;
type Sitting = Partial<Omit<Run, 'terminal'>> & { readonly terminal?: TestTerminal };

/** Answers of calls by their path (`cart.php?act=list`); any other call succeeds and says nothing. */
export const canned =
  (answers: Readonly<Record<string, object>>): typeof globalThis.fetch =>
  async (input) => {
    const { pathname, searchParams } = new URL(String(input));
    const path = `${pathname.replace('/api/', '')}?act=${searchParams.get('act')}`;
    return Response.json({ success: 1, ...answers[path] });
  };

/** A desk before whatever answers. */
export async function openSeat(fetch: typeof globalThis.fetch) {
  const dir = mkdtempSync(join(tmpdir(), 'yaocang-desk-'));
  const config = join(dir, 'config');
  const relay = await openRelay(fetch);

  /** A terminal that nobody sits at; the secrets of the demonstration members are in its environment. */
  function terminal(env: Env = {}, seat: Seat = {}): TestTerminal {
    const secrets = { YAOCANG_PASSWORD: PASSWORD, YAOCANG_PAY_PASSWORD: '246810' };
    return createTestTerminal({ env: { YAOCANG_CONFIG_DIR: config, ...secrets, ...env }, ...seat });
  }

  return {
    /** For files of a test; removed at the end. */
    dir,
    config,
    relay,
    terminal,

    /** One run of the tool; `said` is all that it wrote. What arrives at the shop is counted from here. */
    async yaocang(words: readonly string[], env?: Env, { terminal: at = terminal(env), ...more }: Sitting = {}) {
      relay.arrived.length = 0;
      const exit = await run(words, { commands, groups, terminal: at, signal: new AbortController().signal, ...more });
      return { exit, ...at.written, said: at.written.err + at.written.out };
    },

    async close(): Promise<void> {
      await relay.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export type Seated = Awaited<ReturnType<typeof openSeat>>;
export type Desk = Awaited<ReturnType<typeof openDesk>>;

export async function openDesk({ shop = { clock: Date.now }, through = (fetch) => fetch }: Laid = {}) {
  const standIn = await openTestShop(shop);
  const seat = await openSeat(through(standIn.fetch));
  const local: Profile = { ...localProfile, base: seat.relay.base };
  let keys = 0;

  /** Logs a member in at the shop, and keeps the login for a profile; its token. */
  async function keepLogin(user_name: string, profile: Profile, folder = seat.config): Promise<string> {
    const form = { user_name, password: PASSWORD, openid: '', log_bs: 'test', yz_chit: '' };
    const entered = await standIn.ask(login.login, form);
    await saveLogin(folder, profile, savedLogin(user_name, entered));
    return entered.token;
  }

  /** Puts so many pieces into the cart; the line. */
  async function filled(token: string, goods_number = 5): Promise<string> {
    await standIn.ask(
      buy.addToCart,
      [{ type: '0', goods_id: '100002', goods_number, attr_id: '', spce_id: '' }],
      token,
    );
    return (await standIn.ask(cart.list, {}, token)).data[0]?.cart_id ?? '';
  }

  return {
    ...seat,
    standIn,
    /** The stand-in behind the relay. */
    local,

    keepLogin,

    /** The same, with the profile. */
    async enter(user_name: string, profile: Profile = local, folder = seat.config): Promise<string> {
      await saveProfile(folder, profile);
      return keepLogin(user_name, profile, folder);
    },

    filled,

    /** An order of so many pieces that waits for its payment. */
    async unpaid(token: string, num?: number) {
      const asked = { buy_list: await filled(token, num), volume_id: '', use_integral: false };
      const { address_id } = await standIn.ask(buy.confirm, { ...asked, address_id: '' }, token);
      keys += 1;
      return standIn.ask(buy.submit, { ...asked, address_id, remark: '', once: `desk${keys}`, seal: '' }, token);
    },

    async close(): Promise<void> {
      await seat.close();
      await standIn.close();
    },
  };
}
