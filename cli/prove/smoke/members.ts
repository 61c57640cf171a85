/** Who takes part in a smoke run: members by `--user`, by `--members`, or of a stand-in, and who pays a code. */
import type { Cli } from '#cli/frame/cli.ts';
import type { Given } from '#cli/frame/parameters.ts';
import { loginPassword, missingSecret, paymentPassword } from '#cli/frame/secrets.ts';
import { outputOf } from '#cli/parts/shell-command.ts';
import { fieldsOf, jsonOf } from '#cli/shop/json.ts';
import { loadLogin } from '#cli/shop/logins.ts';
import { readPrivate } from '#cli/shop/private-file.ts';
import { isStandIn, type Profile } from '#cli/shop/profile.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';
import { say } from './dictionary.ts';
import type { smokeOptions } from './options.ts';
import { type Account, type Role, roles, type Settle, type Unsettled } from './ports.ts';
import type { Scenario } from './scenario.ts';

export type Members = Partial<Readonly<Record<Role, readonly Account[]>>>;

type Flags = Pick<Given<typeof smokeOptions>, 'user' | 'members' | 'stdin' | 'file' | 'payFile'>;

/** The members that are known without asking anybody: of the file, or a stand-in's own. */
export const membersBeside = async (profile: Profile, { members }: Pick<Flags, 'members'>): Promise<Members> =>
  members === undefined ? (isStandIn(profile) ? demoMembers : {}) : readMembers(members);

/**
 * The buyer of a run: named, or whoever is logged in; where there are members, only one that was named. Its password is asked for
 * only if a scenario logs in, its payment password only if one sends it.
 */
export async function buyerOf(cli: Cli, flags: Flags) {
  const profile = await cli.profile();
  const { members, payFile, stdin, file } = flags;
  const from = { stdin, file };
  const isStaffed = isStandIn(profile) || members !== undefined;
  const user = flags.user ?? (isStaffed ? undefined : (await loadLogin(cli.logins, profile))?.user_name);
  const known = user !== undefined && isStandIn(profile) ? demo(user) : undefined;
  const logsIn = (chosen: readonly Scenario[]) => chosen.some(({ role }) => role);
  const pays = (chosen: readonly Scenario[]) => chosen.some(({ payPassword }) => payPassword);
  return {
    /** What nobody can be asked for. */
    lacking(chosen: readonly Scenario[]): Words[] {
      if (!logsIn(chosen) || (user === undefined && isStaffed)) return [];
      const { terminal } = cli;
      const password = missingSecret(loginPassword, from, terminal, known?.password);
      const paying = pays(chosen)
        ? missingSecret(paymentPassword, { file: payFile }, terminal, known?.payPassword)
        : undefined;
      return [user === undefined ? say.nameMember : undefined, password, paying].filter((words) => words !== undefined);
    },
    async among(chosen: readonly Scenario[], others: Members): Promise<Members> {
      if (!logsIn(chosen) || user === undefined) return others;
      const password = await cli.secret(loginPassword, from, known?.password);
      const payPassword = pays(chosen)
        ? await cli.secret(paymentPassword, { file: payFile }, known?.payPassword)
        : (known?.payPassword ?? '');
      return { ...others, buyer: [{ user, password, payPassword }] };
    },
  };
}

const demo = (user: string): Account => ({ user, password: 'Yaocang2026', payPassword: '246810' });

const demoMembers: Members = {
  buyer: ['yaodian', 'liansuo', 'liansuo2'].map(demo),
  credit: [demo('feixianjie')],
  unverified: [demo('weirenzheng')],
  narrow: [demo('fanweiwai')],
  chain: [demo('liansuo')],
};

/** Reads a 0600 file: `{"buyer":[{"user":…,"password":…,"pay_password":…}],"unverified":[…]}`. */
async function readMembers(file: string): Promise<Members> {
  const text = await readPrivate(file);
  if (text === undefined) throw new Fault('usage', [`找不到文件 ${file}`, `there is no file ${file}`]);
  const raw = fieldsOf(jsonOf(text));
  if (!raw) throw damaged(file, 'JSON');
  const unknown = Object.keys(raw).filter((name) => !roles.some((role) => role === name));
  if (unknown.length > 0) throw damaged(file, `${unknown.join(', ')}: ${roles.join(', ')}`);
  return Object.fromEntries(Object.entries(raw).map(([role, all]) => [role, accounts(all, `${file} ${role}`)]));
}

function accounts(raw: unknown, where: string): Account[] {
  if (!Array.isArray(raw)) throw damaged(where, 'a list');
  return raw.map((each: Readonly<Record<string, unknown>> | null) => {
    const { user, password, pay_password = '' } = each ?? {};
    if (typeof user === 'string' && typeof password === 'string' && typeof pay_password === 'string') {
      return { user, password, payPassword: pay_password };
    }
    throw damaged(where, 'user, password, pay_password');
  });
}

const damaged = (where: string, needs: string): Fault =>
  new Fault('usage', [`${where} 有误，应为：${needs}`, `${where} is not as it should be: ${needs}`]);

/** ms */
const PATIENCE = 180_000;

/**
 * The source that `--settle` names; without it the stand-in's gateway, or undefined where nobody could pay. `sandbox` is that
 * gateway. A usage fault names the ways.
 */
export function settleSourceOf(written: string | undefined, cli: Cli, sandbox: Settle | undefined): Settle | undefined {
  if (written === undefined || (written === 'sandbox' && sandbox)) return sandbox;
  const command = /^cmd:(.+)$/s.exec(written)?.[1];
  if (command !== undefined) return (payment) => paidBy(command, payment, cli);
  throw new Fault('usage', ['--settle 应为 sandbox 或 cmd:命令', '--settle takes sandbox or cmd:COMMAND']);
}

/** The command gets the number, the code and the yuan of the payment; it ends with 0 once it has paid. */
async function paidBy(command: string, { order_sn, code, amount }: Unsettled, { terminal: { env }, signal }: Cli) {
  const told = {
    YAOCANG_PAY_ORDER: order_sn,
    YAOCANG_PAY_CODE: code,
    YAOCANG_PAY_AMOUNT: (amount / 100).toFixed(2),
  };
  const around = { env: { ...env, ...told }, signal, timeout: PATIENCE };
  await outputOf(command, around).catch((cause: unknown) => {
    throw new Fault('pending', ['付款的命令失败', 'the command that pays failed'], { cause });
  });
}
