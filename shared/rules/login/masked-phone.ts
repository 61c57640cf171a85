/** A phone number with its middle masked. */
export const maskedPhone = (phone: string): string =>
  phone.length < 8 ? phone.replace(/\d/g, '*') : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
