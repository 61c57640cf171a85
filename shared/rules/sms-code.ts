/** Numbers and checks of the verification by text message (document 1 §9). */

/** Characters of a code. */
export const SMS_CODE_LENGTH = 6;

/** A code is taken for this many ms after its message was sent. */
export const CODE_VALID = 10 * 60_000;

/** The delivery state is asked every so many ms. */
export const DELIVERY_POLL = 2_000;

/** Status 0 after more than this many polls counts as undeliverable. */
export const DELIVERY_POLLS = 29;

/** Characters of a phone number. */
export const PHONE_LENGTH = 11;

/** A code can be sent to a phone of 11 characters of an agency that is known. */
export const canSendTo = (phone: string, agency_id: string): boolean =>
  phone.length === PHONE_LENGTH && agency_id !== '';

/** True for 6 digits, which a registration asks for (document 1 §5). */
export const isSmsDigits = (code: string): boolean => /^\d{6}$/.test(code.trim());

/** True when the code is exactly 6 characters long; another one is not submitted. */
export const isSmsCode = (code: string): boolean => code.trim().length === SMS_CODE_LENGTH;
