/** Licences of a pharmacy: for its verification (yz, user-yz) and for business scopes (range, user-range). */

import { about, assumedCall, get, post, write } from './call.ts';
import { verification } from './member-entities.ts';
import { picture, state, word } from './page-wire.ts';
import { webAddress } from './web-address.ts';
import { anyId, id, known, list, off, optional, rows, shape, type TypeOf, text, time } from './wire.ts';

/** A licence of a pharmacy. Without `end_time` it does not expire. */
export const licence = shape({ kind: word, number: text, end_time: optional(time), img_url: webAddress });
export type Licence = TypeOf<typeof licence>;

/** A kind of licence that a verification accepts. */
export const licenceKind = shape({ kind: word, required: off, has_end: off });
export type LicenceKind = TypeOf<typeof licenceKind>;

/** The body of a verification request. */
export const verificationForm = shape({ company: text, legal_person: text, address: text, licences: list(licence) });
export type VerificationForm = TypeOf<typeof verificationForm>;

/** A business scope and the member's state in it: 0 not held, 1 held, 2 requested, 3 rejected. `licence` names the licence that proves it. */
export const businessScope = shape({
  type_id: id,
  type_name: text,
  licence: optional(text),
  state: state([0, 1, 2, 3]),
  reason: optional(text),
  images: list(picture),
});
export type BusinessScope = TypeOf<typeof businessScope>;

/** The calls of user.php about licences and business scopes; all four are assumed. */
export const userLicences = {
  /** The verification state, the reason of a failure, the submitted licences, and the required ones. */
  yzInfo: assumedCall(
    get(
      'user.php?act=yz_info',
      'read',
      {},
      {
        yz: verification,
        reason: optional(text),
        add_time: known(time),
        company: optional(text),
        legal_person: optional(text),
        address: optional(text),
        licences: list(licence),
        kinds: list(licenceKind),
      },
    ),
  ),
  /** Submits a verification. The state becomes 2 (verifying). */
  yzSubmit: assumedCall(post('user.php?act=yz_submit', write('all'), verificationForm, {})),
  /** The business scopes with the member's state in each. With type_id: that scope. */
  rangeInfo: about(
    assumedCall(get('user.php?act=range_info', 'read', { type_id: optional(anyId) }, { data: rows(businessScope) })),
    'type_id',
    'data.type_id',
  ),
  /** Requests a business scope, with images of the licence that proves it. */
  rangeSubmit: assumedCall(
    post('user.php?act=range_submit', write('all'), shape({ type_id: id, images: list(text) }), {}),
  ),
};
