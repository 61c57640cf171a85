import { type Codec, note, text } from './wire.ts';

/** What an address of an answer may begin with; one without a scheme is a path. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const KNOWN = /^(https?:|tel:|mailto:|data:image\/)/i;
// Browsers remove these characters from an address, so they could hide a scheme or a host.
const CONTROL = /\p{Cc}/u;

function isAddress(written: string): boolean {
  if (CONTROL.test(written) || (SCHEME.test(written) && !KNOWN.test(written))) return false;
  try {
    return new URL(written, 'http://any.where') !== null;
  } catch {
    return false;
  }
}

/**
 * The address of a picture, a file or a page: http(s), a path, `tel:`, `mailto:` or an inline picture. Any other, such as
 * `javascript:`, a number, 0 as text, and one that no browser can read is '': the only way of an address from an answer into the app, which follows,
 * opens and draws it.
 */
export const webAddress: Codec<string> = {
  is: 'web address',
  unreadable: 'shown',
  read(raw, at) {
    const written = text.read(raw, at).trim();
    return typeof raw !== 'number' && written !== '0' && isAddress(written) ? written : (note(raw, at, this.is) ?? '');
  },
  write: (value, spelling) => text.write(value, spelling),
};
