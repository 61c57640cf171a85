/** The verification form (yz, user-yz) with its licences. verification.ts decides whether a member counts as verified. */
import type { Licence, LicenceKind, VerificationForm } from '#shared/contract/user-licences.ts';
import { textTooLong } from '#shared/messages/long-text.ts';
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
import { isOver } from '#shared/rules/app/is-over.ts';

/** The longest fact of the pharmacy, and the longest number of a licence, in characters. */
export const LONGEST_LICENCE_TEXT = 100;

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
  const facts = [
    ['company', '企业名称', enterCompany],
    ['legal_person', '法定代表人', enterLegalPerson],
    ['address', '注册地址', enterCompanyAddress],
  ] as const;
  for (const [at, label, enter] of facts) {
    const wrong = wrongText(form[at], label, enter);
    if (wrong) complain(at, wrong);
  }
  for (const { kind, required, has_end } of kinds) {
    const licence = form.licences.find((each) => each.kind === kind);
    if (!licence && required) complain('image', licenceMissing(kind), kind);
    if (!licence) continue;
    if (licence.img_url === '') complain('image', licenceMissing(kind), kind);
    const wrongNumber = wrongText(licence.number, `${kind}编号`, enterLicenceNumber(kind));
    if (wrongNumber) complain('number', wrongNumber, kind);
    if (has_end && !licence.end_time) complain('end', chooseLicenceEnd(kind), kind);
    else if (isOver(licence, now)) complain('end', licenceExpired(kind), kind);
  }
  return problems;
}

function wrongText(text: string, label: string, enter: Message): Message | undefined {
  const { length } = text.trim();
  if (length === 0) return enter;
  return length > LONGEST_LICENCE_TEXT ? textTooLong(label, LONGEST_LICENCE_TEXT) : undefined;
}

const DAY = 86_400_000;
const SHANGHAI = 8 * 3_600_000;

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
  const days = isOver({ end_time }, now) ? -1 : dayNumber(end_time) - dayNumber(now);
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
