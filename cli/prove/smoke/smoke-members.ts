/** The members that smoke runs use: those of a fresh stand-in, whose passwords are no secret, or those of a private file. */

import { readPrivate } from '#cli/shop/private-file.ts';
import { Fault } from '#cli/text/fault.ts';
import { type Account, type Role, roles } from './ports.ts';

/** Members by what they are good for. */
export type Members = Partial<Readonly<Record<Role, readonly Account[]>>>;

const demo = (user: string): Account => ({ user, password: 'Yaocang2026', payPassword: '246810' });

/** The demonstration members of a fresh stand-in. */
export const demoMembers: Members = {
  buyer: ['yaodian', 'liansuo', 'liansuo2'].map(demo),
  credit: [demo('feixianjie')],
  unverified: [demo('weirenzheng')],
  narrow: [demo('fanweiwai')],
  chain: [demo('liansuo')],
};

/**
 * Reads members from a 0600 file: `{"buyer":[{"user":…,"password":…,"pay_password":…}],"unverified":[…]}`. Throws a usage
 * fault that says what is wrong with it.
 */
export async function readMembers(file: string): Promise<Members> {
  const text = await readPrivate(file);
  if (text === undefined) throw new Fault('usage', [`找不到文件 ${file}`, `there is no file ${file}`]);
  const raw = parsed(text, file);
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

function parsed(text: string, file: string): Record<string, unknown> {
  try {
    const raw: unknown = JSON.parse(text);
    if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as Record<string, unknown>;
  } catch {
    // Told below, with the file's name.
  }
  throw damaged(file, 'JSON');
}

const damaged = (where: string, needs: string): Fault =>
  new Fault('usage', [`${where} 有误，应为：${needs}`, `${where} is not as it should be: ${needs}`]);
