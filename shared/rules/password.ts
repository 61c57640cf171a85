/**
 * How a password is sent and remembered: encoded, and marked so that it is never encoded twice (document 1 §5).
 * It is an encoding and no protection: that is TLS's work.
 */

/** What an encoded password starts with. */
export const PASSWORD_MARKER = 'enc:';

/** True when the value already carries the marker. */
export const isEncoded = (value: string): boolean => value.startsWith(PASSWORD_MARKER);

/** The marker and the Base64 of the password's UTF-8 bytes; a value that carries the marker stays as it is. */
export function encodePassword(value: string): string {
  if (isEncoded(value)) return value;
  const bytes = Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte));
  return PASSWORD_MARKER + btoa(bytes.join(''));
}
