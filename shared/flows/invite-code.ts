/** The agency that an invite code belongs to (document 1 §7). */
import type { Client } from '#shared/client/create.ts';
import { type Agency, registration } from '#shared/contract/registration.ts';
import { OtherAnswerError } from '#shared/errors.ts';

/** A database reads yc8888 and YC8888 as one code. */
const plain = (code: string): string => code.trim().toLowerCase();

/** Throws OtherAnswerError when the answer names the agency of another code: a pharmacy would be registered there. */
export async function agencyOfCode(
  { client }: { readonly client: Pick<Client, 'send'> },
  code: string,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Agency> {
  const { agency } = await client.send(registration.yzCode, { code }, options);
  if (agency.code === '' || plain(agency.code) === plain(code)) return agency;
  throw new OtherAnswerError('agency.code', code, agency.code, registration.yzCode.path);
}
