/** Constants and checks of the SMS verification (document 1 §9). */

import { visible } from './blank.ts';

export const SMS_CODE_LENGTH = 6;

/** A code is valid for this many ms after its message was sent. */
export const CODE_VALID = 10 * 60_000;

/** Polling interval of the delivery state in ms. */
export const DELIVERY_POLL = 2_000;

/** Status 0 after more than this many polls means undeliverable. */
export const DELIVERY_POLLS = 29;

export const PHONE_LENGTH = 11;

/** Sending needs a phone of 11 characters and an agency id. */
export const canSendTo = (phone: string, agency_id: string): boolean =>
  phone.length === PHONE_LENGTH && agency_id !== '';

/** True for 6 digits, as the registration requires (document 1 §5). */
export const isSmsDigits = (code: string): boolean => /^\d{6}$/.test(code.trim());

/** True for exactly 6 characters, each of which can be seen. */
export const isSmsCode = (code: string): boolean =>
  [code.trim(), visible(code)].every(({ length }) => length === SMS_CODE_LENGTH);
