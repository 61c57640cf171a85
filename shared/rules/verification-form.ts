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
export function handInRefusal(yz: 0 | 1 | 2 | 3): Message | undefined {
  if (yz === 1) return verifiedAlready;
  return yz === 2 ? beingVerified : undefined;
}

/** Why a verification cannot be handed in at `now` (ms), if so: facts, then each licence that is asked for or given. */
export function verificationRefusal(
  form: VerificationForm,
  kinds: readonly LicenceKind[],
  now: number,
): Message | undefined {
  if (form.company.trim() === '') return enterCompany;
  if (form.legal_person.trim() === '') return enterLegalPerson;
  if (form.address.trim() === '') return enterCompanyAddress;
  for (const kind of kinds) {
    const licence = form.licences.find((each) => each.kind === kind.kind);
    const refusal = licence ? licenceRefusal(licence, kind, now) : kind.required && licenceMissing(kind.kind);
    if (refusal) return refusal;
  }
  return undefined;
}

function licenceRefusal({ number, end_time, img_url }: Licence, { kind, has_end }: LicenceKind, now: number) {
  if (img_url === '') return licenceMissing(kind);
  if (number.trim() === '') return enterLicenceNumber(kind);
  if (has_end && !end_time) return chooseLicenceEnd(kind);
  return end_time && end_time <= now ? licenceExpired(kind) : undefined;
}
