/**
 * The encoding of sent and remembered passwords, with a marker against encoding twice (document 1 §5).
 * It does not protect the password; TLS does.
 */

export const PASSWORD_MARKER = 'enc:';

export const isEncoded = (value: string): boolean => value.startsWith(PASSWORD_MARKER);

/** The marker and the Base64 of the UTF-8 bytes. A value with the marker stays unchanged. */
export function encodePassword(value: string): string {
  if (isEncoded(value)) return value;
  const bytes = Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte));
  return PASSWORD_MARKER + btoa(bytes.join(''));
}
