/** The last text message of each profile, kept for the commands that ask after it; a chit token is nobody else's business. */
import { join } from 'node:path';
import { readPrivate, writePrivate } from '#cli/shop/private-file.ts';
import type { Profile } from '#cli/shop/profile.ts';

/** A message that was sent; `phone` is '' for one that went to the member who is logged in. */
export interface KeptSms {
  readonly chit_token: string;
  readonly phone: string;
  /** ms since 1970 */
  readonly sentAt: number;
}

const fileIn = (dir: string): string => join(dir, 'messages.json');
const keyOf = ({ name, base }: Profile): string => `${name} ${base}`;

/** The last message, if any; a damaged file counts as none. */
export async function loadSms(dir: string, profile: Profile): Promise<KeptSms | undefined> {
  return (await loadAll(dir))[keyOf(profile)];
}

/** Keeps a message in place of the last one. */
export async function keepSms(dir: string, profile: Profile, sms: KeptSms): Promise<void> {
  const all = { ...(await loadAll(dir)), [keyOf(profile)]: sms };
  await writePrivate(fileIn(dir), `${JSON.stringify({ v: 1, messages: all }, null, 2)}\n`);
}

async function loadAll(dir: string): Promise<Readonly<Record<string, KeptSms>>> {
  const text = await readPrivate(fileIn(dir));
  try {
    return (JSON.parse(text ?? '{}') as { messages?: Record<string, KeptSms> }).messages ?? {};
  } catch {
    return {};
  }
}
