/** Codecs of values that only payments have. */
import { type Codec, fen, isEmptyList, isNothing, note } from './wire.ts';

/** A column of MySQL's DECIMAL(10,4) is written with zeros behind the fen. */
const EXACT = /^[¥￥]?(\d{1,3}(,\d{3})+|\d{1,12})(\.\d{1,2}0{0,4})?$/;

/** Of a number: PHP before 7.1 writes 0.1 as 0.10000000000000001. */
const isWholeFen = (yuan: number): boolean => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6;

/** Money that is about to be paid: `1e2`, full-width digits, 元, and parts of a fen, which `fen` would read, are unknown. */
export const exactFen: Codec<number | undefined> = {
  ...fen,
  read(raw, at) {
    const isLoose =
      typeof raw === 'string' ? raw !== '' && !EXACT.test(raw) : typeof raw === 'number' && !isWholeFen(raw);
    return isLoose ? note(raw, at, this.is) : fen.read(raw, at);
  },
};

/**
 * Signed values, passed on unchanged: an object, or its JSON text. Values that are no text, number or boolean are left out;
 * anything but an object becomes undefined, without a note: where no sheet of WeChat's is opened, anything may stand there.
 */
export const signed: Codec<Record<string, string> | undefined> = {
  unreadable: 'known',
  is: 'table of signed words, if any',
  read(raw) {
    if (isNothing(raw) || isEmptyList(raw)) return undefined;
    const table = typeof raw === 'string' ? parsed(raw) : raw;
    if (typeof table !== 'object' || table === null || Array.isArray(table)) return undefined;
    const words = Object.entries(table).filter(([, each]) => ['string', 'number', 'boolean'].includes(typeof each));
    return Object.fromEntries(words.map(([key, each]) => [key, String(each)]));
  },
  write: (value, { pick }) => (value === undefined ? pick(undefined, null, []) : pick(value, JSON.stringify(value))),
};

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
