/** What a pharmacy hands in: licences for its verification (yz, user-yz), papers for business scopes (range, user-range). */
import { assumedCall, get, post } from './call.ts';
/** What a pharmacy hands in: licences for its verification (yz, user-yz), papers for business scopes (range, user-range). */
import { verification } from './member-entities.ts';
/** What a pharmacy hands in: licences for its verification (yz, user-yz), papers for business scopes (range, user-range). */
import { anyId, flag, id, list, optional, shape, state, type TypeOf, text, time } from './wire.ts';

/** A licence of a pharmacy; without `end_time` it has no end. */
export const licence = shape({ kind: text, number: text, end_time: optional(time), img_url: text });
export type Licence = TypeOf<typeof licence>;

/** A kind of licence that a verification takes. */
export const licenceKind = shape({ kind: text, required: flag, has_end: flag });
export type LicenceKind = TypeOf<typeof licenceKind>;

/** What a verification hands in. */
export const verificationForm = shape({ company: text, legal_person: text, address: text, licences: list(licence) });
export type VerificationForm = TypeOf<typeof verificationForm>;

/** A business scope and the member's standing in it: 0 not held, 1 held, 2 asked for, 3 rejected. `licence` is the paper that proves it. */
export const businessScope = shape({
  type_id: id,
  type_name: text,
  licence: optional(text),
  state: state([0, 1, 2, 3]),
  reason: optional(text),
  images: list(text),
});
export type BusinessScope = TypeOf<typeof businessScope>;

/** The calls of user.php about licences and business scopes; all four are assumed. */
export const userLicences = {
  /** State of the verification, the reason when it failed, what was handed in, and which licences are asked for. */
  yzInfo: assumedCall(
    get(
      'user.php?act=yz_info',
      'read',
      {},
      {
        yz: verification,
        reason: optional(text),
        add_time: optional(time),
        company: optional(text),
        legal_person: optional(text),
        address: optional(text),
        licences: list(licence),
        kinds: list(licenceKind),
      },
    ),
  ),
  /** Hands in a verification; the state becomes 2 (verifying). */
  yzSubmit: assumedCall(post('user.php?act=yz_submit', 'write', verificationForm, {})),
  /** Business scopes with the member's standing in each; with type_id that one. */
  rangeInfo: assumedCall(
    get('user.php?act=range_info', 'read', { type_id: optional(anyId) }, { data: list(businessScope) }),
  ),
  /** Asks for a business scope with images of the paper that proves it. */
  rangeSubmit: assumedCall(post('user.php?act=range_submit', 'write', shape({ type_id: id, images: list(text) }), {})),
};
