/** A phone number as it may stand where others look on: only its ends. */
export const maskedPhone = (phone: string): string =>
  phone.length < 8 ? phone.replace(/\d/g, '*') : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
