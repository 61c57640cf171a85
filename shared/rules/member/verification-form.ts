/** The verification form (yz, user-yz) with its licences. verification.ts decides whether a member counts as verified. */
import type { Licence, LicenceKind, VerificationForm } from '#shared/contract/user-licences.ts';
import type { Message } from '#shared/messages/message.ts';
import {
  beingVerified,
  chooseLicenceEnd,
  enterCompany,
  enterCompanyAddress,
  enterLegalPerson,
  enterLicenceNumber,
  licenceExpired,
  licenceMissing,
  verifiedAlready,
} from '#shared/messages/verification.ts';

/** Labels of the states 0 to 3. */
export const verificationLabel = ['未认证', '已认证', '审核中', '认证失败'] as const;

/** The state after submitting (document 1 §4). */
export const VERIFYING = 2;

/** Why nothing can be submitted in this state (0 unverified, 1 verified, 2 verifying, 3 failed); undefined when it can. */
export function submitRefusal(yz: 0 | 1 | 2 | 3 | undefined): Message | undefined {
  if (yz === 1) return verifiedAlready;
  return yz === 2 ? beingVerified : undefined;
}

/** An error of the form: a fact of the pharmacy, or a field of a licence. */
export interface VerificationProblem {
  readonly at: keyof Omit<VerificationForm, 'licences'> | 'image' | 'number' | 'end';
  /** The kind of the licence; '' for a fact. */
  readonly kind: string;
  readonly message: Message;
}

/** All errors at `now` (ms): facts, then required and given licences. */
export function verificationProblems(
  form: VerificationForm,
  kinds: readonly LicenceKind[],
  now: number,
): VerificationProblem[] {
  const problems: VerificationProblem[] = [];
  const complain = (at: VerificationProblem['at'], message: Message, kind = '') => problems.push({ at, kind, message });
  if (form.company.trim() === '') complain('company', enterCompany);
  if (form.legal_person.trim() === '') complain('legal_person', enterLegalPerson);
  if (form.address.trim() === '') complain('address', enterCompanyAddress);
  for (const { kind, required, has_end } of kinds) {
    const licence = form.licences.find((each) => each.kind === kind);
    if (!licence && required) complain('image', licenceMissing(kind), kind);
    if (!licence) continue;
    if (licence.img_url === '') complain('image', licenceMissing(kind), kind);
    if (licence.number.trim() === '') complain('number', enterLicenceNumber(kind), kind);
    if (has_end && !licence.end_time) complain('end', chooseLicenceEnd(kind), kind);
    else if (isOver(licence, now)) complain('end', licenceExpired(kind), kind);
  }
  return problems;
}

const isOver = ({ end_time }: Pick<Licence, 'end_time'>, now: number): boolean =>
  Boolean(end_time) && endOf(end_time) <= now;

const DAY = 86_400_000;
const SHANGHAI = 8 * 3_600_000;

/** The last moment of a licence: a date without a time counts to the end of its day in the shop's time zone. */
const endOf = (end_time: number | null | undefined): number =>
  (end_time ?? 0) + (((end_time ?? 0) + SHANGHAI) % DAY === 0 ? DAY - 1 : 0);

/** The first error at `now` (ms), if any. */
export const verificationRefusal = (
  form: VerificationForm,
  kinds: readonly LicenceKind[],
  now: number,
): Message | undefined => verificationProblems(form, kinds, now)[0]?.message;

/** Days before expiry from which a warning is shown. */
const WARNED_WITHIN = 30;

const dayNumber = (at: number): number => Math.floor((at + SHANGHAI) / DAY);

/** Days of the shop's calendar until a licence expires, if that is soon: 0 on its last day, -1 once it has expired. */
export function daysLeft({ end_time }: Pick<Licence, 'end_time'>, now: number): number | undefined {
  if (!end_time) return undefined;
  const end = endOf(end_time);
  const days = end <= now ? -1 : dayNumber(end) - dayNumber(now);
  return days <= WARNED_WITHIN ? days : undefined;
}

/** The licence that expires next, if that is soon. */
export function soonestEnd(
  licences: readonly Pick<Licence, 'kind' | 'end_time'>[],
  now: number,
): { readonly kind: string; readonly days: number } | undefined {
  const ending = licences.flatMap((licence) => {
    const days = daysLeft(licence, now);
    return days === undefined ? [] : [{ kind: licence.kind, days }];
  });
  return ending.sort((one, other) => one.days - other.days)[0];
}

/** True when the reason of a failed verification says that this kind of licence has expired. */
export const isExpiredIn = (reason: string | undefined, kind: string): boolean =>
  (reason ?? '').split(/[，。；,;]/).some((part) => part.includes(kind) && /有效期|过期|到期/.test(part));

/** True when the reason of a failed verification names this kind of licence. */
export const isNamedIn = (reason: string | undefined, kind: string): boolean => reason?.includes(kind) ?? false;
