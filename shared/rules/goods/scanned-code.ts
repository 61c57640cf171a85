/**
 * Interprets a scanned code, in the form of WeChat or a browser: `EAN_13,690…`, `CODE_128,…`, or the text of a QR or DataMatrix
 * code. A UDI is a GS1 code whose application identifier (AI) 01 is the device identifier (DI).
 */

export type ScannedCode =
  /** A barcode or any other text, to search for. */
  | { readonly kind: 'words'; readonly words: string }
  /** A code with a device identifier of 14 digits. */
  | { readonly kind: 'udi'; readonly di: string }
  /** The address of a page of this shop. */
  | { readonly kind: 'page'; readonly page: string }
  /** A GS1 code whose separators were lost, so the device identifier cannot be found. */
  | { readonly kind: 'unclear' }
  | { readonly kind: 'nothing' };

/** Value lengths of the AIs with a fixed length. */
const FIXED: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '11': 6,
  '12': 6,
  '13': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '20': 2,
};
const SEPARATOR = '\u001d';

/** `pageOf` returns the link to the page at an address of this shop. */
export function readScannedCode(text: string, pageOf: (address: string) => string | undefined): ScannedCode {
  const [, symbology, code] = /^([A-Z][A-Z0-9_]*),(.*)$/s.exec(text) ?? [undefined, '', text];
  const read = (code ?? '').trim();
  if (read === '') return { kind: 'nothing' };
  if (/^https?:\/\/[^/\s]+\S*$/i.test(read)) return readAddress(read, pageOf);
  const isRetailCode = /^(EAN|UPC)/.test(symbology ?? '') || /^\d{8}$|^\d{12,13}$/.test(read);
  return isRetailCode ? { kind: 'words', words: read } : (readGs1(read) ?? { kind: 'words', words: read });
}

function readAddress(address: string, pageOf: (address: string) => string | undefined): ScannedCode {
  const page = pageOf(address);
  if (page !== undefined) return { kind: 'page', page };
  const di = /\/01\/(\d{14})(?!\d)/.exec(address)?.[1];
  return di && isGtin(di) ? { kind: 'udi', di } : { kind: 'words', words: address };
}

/** Undefined for a text that is no GS1 code. */
function readGs1(text: string): ScannedCode | undefined {
  const written = /\(01\)(\d{14})(?!\d)/.exec(text)?.[1];
  if (written) return isGtin(written) ? { kind: 'udi', di: written } : undefined;
  // The symbology identifier: GS1-128, DataMatrix, QR.
  const marked = /^\](C1|d2|Q3)/.test(text);
  const body = text.replace(/^\](C1|d2|Q3)/, '').replace(new RegExp(`^${SEPARATOR}`), '');
  return walk(body) ?? (marked ? { kind: 'unclear' } : undefined);
}

/** Skips values of fixed length until AI 01. A value of variable length ends at a separator, if there is one. */
function walk(body: string): ScannedCode | undefined {
  let at = 0;
  while (at < body.length) {
    const ai = body.slice(at, at + 2);
    const length = FIXED[ai];
    if (ai === '01') {
      const di = body.slice(at + 2, at + 16);
      return /^\d{14}$/.test(di) && isGtin(di) ? { kind: 'udi', di } : undefined;
    }
    if (length !== undefined) {
      at += 2 + length;
      continue;
    }
    const end = body.indexOf(SEPARATOR, at);
    if (end >= 0) {
      at = end + 1;
      continue;
    }
    // Values of fixed length were skipped, so it is a GS1 code, but the end of its variable value is unknown.
    return at > 0 && /01\d{14}/.test(body.slice(at)) ? { kind: 'unclear' } : undefined;
  }
  return undefined;
}

/**
 * The words to search for, the likelier first. A GTIN of 14 digits that begins with 0 is the EAN behind the 0: packs carry one,
 * their UDI the other.
 */
export const searchedCodes = (words: string): readonly [string, ...string[]] =>
  /^0\d{13}$/.test(words) && isGtin(words) ? [words.slice(1), words] : [words];

/** True when the last digit is the check digit of the others (GS1, weights 3 and 1 from the right). */
export function isGtin(digits: string): boolean {
  const numbers = [...digits].map(Number);
  const check = numbers.pop();
  const sum = numbers.reverse().reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 3 : 1), 0);
  return numbers.length > 0 && check === (10 - (sum % 10)) % 10;
}
