/** Verification (yz, user-yz): what a pharmacy hands in, its licences. Whether it counts as passed stands in verification.ts. */
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

/** Words of the verification's states 0 to 3. */
export const verificationLabel = ['未认证', '已认证', '审核中', '认证失败'] as const;

/** The verification's state once it was handed in (document 1 §4). */
export const HANDED_IN = 2;

/** Why nothing can be handed in at this state (0 unverified, 1 verified, 2 verifying, 3 failed), if so. */
export function handInRefusal(yz: 0 | 1 | 2 | 3 | undefined): Message | undefined {
  if (yz === 1) return verifiedAlready;
  return yz === 2 ? beingVerified : undefined;
}

/** Where a verification is wrong: a fact of the pharmacy, or a piece of one licence. */
export interface VerificationProblem {
  readonly at: keyof Omit<VerificationForm, 'licences'> | 'image' | 'number' | 'end';
  /** The licence's kind; '' for a fact. */
  readonly kind: string;
  readonly message: Message;
}

/** All that is wrong with a verification at `now` (ms): facts, then each licence that is asked for or given. */
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
  Boolean(end_time) && (end_time ?? 0) <= now;

/** Why a verification cannot be handed in at `now` (ms), if so. */
export const verificationRefusal = (
  form: VerificationForm,
  kinds: readonly LicenceKind[],
  now: number,
): Message | undefined => verificationProblems(form, kinds, now)[0]?.message;

/** So many days before its end a licence is warned about. */
const WARNED_WITHIN = 30;
const DAY = 86_400_000;

/** Days until a licence runs out where that is soon, 0 when it has; undefined while there is time, or no end. */
export function daysLeft({ end_time }: Pick<Licence, 'end_time'>, now: number): number | undefined {
  if (!end_time) return undefined;
  const days = Math.max(0, Math.ceil((end_time - now) / DAY));
  return days <= WARNED_WITHIN ? days : undefined;
}

/** True when the reason of a failed verification names this kind of licence. */
export const isNamedIn = (reason: string | undefined, kind: string): boolean => reason?.includes(kind) ?? false;
