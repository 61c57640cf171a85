/** What a line of a list says of its goods, by kind, whether it comes from columns or from free words. */
import { barcodeOf } from './barcode.ts';
import { CODE, isMaker, LICENCE } from './cell-kinds.ts';
import { headingOf } from './headings.ts';
import { narrow } from './narrow.ts';
import { takePacks } from './pack.ts';
import type { Facts, WantedLine } from './wanted.ts';

export interface Said extends Facts {
  /** Number and unit that may be the pack or the quantity. */
  readonly mayBe?: string;
}

export type SaidLine = Pick<
  WantedLine,
  'words' | 'facts' | 'mayBePack' | 'isCounted' | 'quantity' | 'unit' | 'unexplained'
>;

/** The facts of a line. A cell of names is looked through for codes, as free words are. */
export function saidOf({ words, facts, mayBePack, quantity, unit }: SaidLine): Said {
  const { name: written = facts ? '' : words, ...others } = facts ?? {};
  const { name, labels } = labelled(written);
  const free = { ...freeFacts(name, facts !== undefined), ...labels };
  const mayBe = mayBePack && quantity !== undefined && unit ? `${quantity}${unit}` : '';
  return { ...free, ...others, ...(mayBe && { mayBe }) };
}

/** Words in front of each fact: 阿莫西林胶囊 规格:0.25g×50粒. What nobody knows stays in the name. */
function labelled(text: string): { readonly name: string; readonly labels: Facts } {
  const parts = text.split(/(?:^|\s+)(?=[\u4e00-\u9fff]{2,6}:)/).map((part) => {
    const [, key = '', value = ''] = /^([\u4e00-\u9fff]{2,6}):\s*(.*)$/.exec(part) ?? [];
    return { part, value, role: LABELS.find((role) => role === headingOf(key)?.role) };
  });
  return {
    name: parts.flatMap(({ part, value, role }) => (role === 'name' ? [value] : role ? [] : [part])).join(' '),
    labels: Object.fromEntries(parts.flatMap(({ role, value }) => (role && role !== 'name' ? [[role, value]] : []))),
  };
}

const LABELS: readonly (keyof Facts)[] = ['code', 'barcode', 'licence', 'name', 'pack', 'maker'];

/** Tokens that are a code, a barcode or a licence; the others are the name, with its pack and maker. */
function freeFacts(text: string, inColumns: boolean): Facts {
  const di = /\(01\)\s*(\d{14})/.exec(text)?.[0];
  const tokens = narrow(di ? text.replace(/\S*\(01\)\s*\d{14}\S*/, ' ') : text)
    .split(' ')
    .filter(Boolean);
  const barcode = di
    ? barcodeOf(di)
    : tokens.find((token) => /^\d{12,14}$/.test(token) || (/^\d{8}$/.test(token) && tokens.length === 1));
  const licence = tokens.find((token) => token.length > 8 && LICENCE.test(token));
  const code = tokens.find(
    (token, at) => token !== barcode && token !== licence && isCode(token, at, tokens.length, inColumns),
  );
  const name = tokens.filter((token) => token !== barcode && token !== licence && token !== code).join(' ');
  return {
    ...(code && { code }),
    ...(barcode && { barcode: barcodeOf(barcode) }),
    ...(licence && { licence }),
    ...(name && { name }),
  };
}

/** Digits alone are a code in the first place only; with letters in front they are one anywhere. */
const isCode = (token: string, at: number, all: number, inColumns: boolean): boolean =>
  CODE.test(token) && (/^[a-z]/i.test(token) || all === 1 || (at === 0 && /^\d{5,}/.test(token) && !inColumns));

/** What is searched for a name, one after the other until something is found: with the maker, without, by parts. */
export function searchesFor({ name = '', maker = '' }: Pick<Facts, 'name' | 'maker'>): readonly string[] {
  const { rest } = takePacks(name);
  const whole = rest || name;
  const core = makerWords(maker);
  const open = whole
    .replace(/[()（）[\]【】<>《》"“”/,，、;；。]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const parts = open.split(' ').filter((part) => /[\u4e00-\u9fff]{2}|[a-z]{3}/i.test(part) && !isMaker(part));
  const [longest = '', second = ''] = [...parts].sort((one, other) => other.length - one.length);
  // The form at the end and letters of models belong to no name: 低频治疗仪HZ-885型.
  const bare = longest.replace(/[a-z\d-]+型?$|(?:均码|大号|中号|小号|[xsml]+(?:\/.*)?)$/gi, '');
  const all = [core && `${whole} ${core}`, whole, open, core && `${longest} ${core}`, longest, bare, second];
  return [...new Set(all.filter((words) => words !== ''))].slice(0, MOST_SEARCHES);
}

const MOST_SEARCHES = 5;

const COMPANY = /(?:股份|科技|实业|集团|控股|用品|发展)*(?:有限责任公司|股份有限公司|有限公司|公司)?$/;

/** A maker without what its company is called by law. */
export const makerWords = (maker: string): string =>
  narrow(maker)
    .replace(/\s|[()（）]/g, '')
    .replace(COMPANY, '') || narrow(maker).trim();
