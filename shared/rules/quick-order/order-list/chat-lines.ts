/** The lines of a chat: goods and quantities in free words, several in a line, with prices, greetings and remarks around them. */
import { NUMERAL, NUMERAL_LETTERS, numeralValue } from '#shared/rules/quick-order/chinese-numeral.ts';
import { apart, hidden, shown } from './beside.ts';
import { CODE, isMaker } from './cell-kinds.ts';
import { headingOf } from './headings.ts';
import { cellText } from './narrow.ts';
import { type NumberToken, numberTokens } from './number-tokens.ts';
import { isPackText, takePacks } from './pack.ts';
import { readQuantity, remarkOf, roundValue } from './quantity.ts';
import { isTalk, unasked } from './talk.ts';
import { isUnit, UNIT } from './units.ts';
import type { LeftRow, Role, WantedLine } from './wanted.ts';

interface TextRow {
  readonly at: number;
  readonly text: string;
}

export interface ChatRows {
  readonly lines: WantedLine[];
  readonly left: LeftRow[];
}

/** Every row is at least one line, or left out because it names no goods. */
export function chatLines(rows: readonly TextRow[]): ChatRows {
  const lines: WantedLine[] = [];
  const left: LeftRow[] = [];
  const isNumbered = countsUp(rows);
  /** The one line of the row before, as long as its quantity may follow. */
  let open: WantedLine | undefined;
  for (const { at, text } of rows) {
    const written = cellText(isNumbered ? text.replace(GLUED, '') : text);
    if (written === '') continue;
    const { role, value: told } = keyed(written);
    const more = open && moreOf(open, role, told);
    if (more) {
      lines.splice(-1, 1, more);
      open = more.quantity === undefined ? more : undefined;
      continue;
    }
    if (open && role !== undefined && BESIDE.has(role)) {
      left.push({ row: at, words: written, why: 'note' });
      continue;
    }
    open = undefined;
    if (isHeader(told)) {
      left.push({ row: at, words: told, why: 'heading' });
      continue;
    }
    const read = isTalk(told) ? [] : wantsOf(told);
    if (read.length === 0) left.push({ row: at, words: told, why: /计/.test(told) ? 'total' : 'note' });
    lines.push(...read.map((line, part) => ({ row: at, ...(read.length > 1 && { part: part + 1 }), ...line })));
    const last = read.length === 1 ? lines.at(-1) : undefined;
    open = last?.quantity === undefined && last?.unclear === undefined ? last : undefined;
  }
  return { lines, left };
}

/** What a row is called in the card of an app: 规格：0.25g×50粒. */
const KEYED = /^([\u4e00-\u9fff]{1,8})\s*:\s*(.+)$/;
/** What a card says beside goods and quantity. */
const BESIDE: ReadonlySet<Role> = new Set(['price', 'amount', 'batch', 'date', 'stock', 'unit']);
const OF_GOODS: ReadonlySet<Role> = new Set(['pack', 'maker', 'licence']);
/** A row that is a quantity and nothing else. */
const COUNT_ALONE = new RegExp(`^(?:共|要|来)?\\s*[x×*]?\\s*(\\d{1,5}\\s*${UNIT}?)$`, 'i');

/** True for words that are a quantity and name no goods. */
export const isCountAlone = (words: string): boolean => COUNT_ALONE.test(words);

function keyed(text: string): { readonly role?: Role; readonly value: string } {
  const [, key = '', value = ''] = KEYED.exec(text) ?? [];
  const role = key === '' ? undefined : headingOf(key)?.role;
  if (role === undefined) return { value: text };
  return { role, value: role === 'name' || role === 'quantity' || OF_GOODS.has(role) ? value : text };
}

/** The line with what the next row says of it: its quantity, its pack or its maker; undefined for other goods. */
function moreOf(line: WantedLine, role: Role | undefined, told: string): WantedLine | undefined {
  if (role !== undefined && OF_GOODS.has(role)) return { ...line, words: `${line.words} ${told}` };
  if (role !== undefined && role !== 'quantity') return undefined;
  const [, count] = COUNT_ALONE.exec(inDigits(told.replace(PRICES, ' ').trim())) ?? [];
  if (count !== undefined) return { ...line, ...readQuantity(count) };
  const isPack =
    isPackText(told) && !/\d{6}/.test(told) && wantsOf(told).every(({ quantity }) => quantity === undefined);
  return isPack ? { ...line, words: `${line.words} ${told}` } : undefined;
}

/** The number of a list entry directly before its words: 1氨苄西林胶囊. */
const GLUED = new RegExp(`^\\s*\\d{1,3}(?=[\\u4e00-\\u9fff])(?!\\d{1,3}\\s*${UNIT})`);

/** True when such numbers count the rows: 1, 2, 3. */
function countsUp(rows: readonly TextRow[]): boolean {
  const numbers = rows.flatMap(({ text }) => (GLUED.test(text) ? [Number.parseInt(text, 10)] : []));
  return (
    numbers.length > 1 && numbers[0] === 1 && numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))
  );
}

/** Headings with single blanks between them: 货号 品名 规格 数量. */
function isHeader(text: string): boolean {
  const words = text.split(' ');
  return words.length > 1 && words.every((word) => headingOf(word) !== undefined);
}

type Line = Omit<WantedLine, 'row'>;

/** The goods of one row. */
function wantsOf(text: string): Line[] {
  const plain = inDigits(hidden(unasked(text)));
  const shared = sharedQuantity(plain);
  const parts = shared ?? partsOf(plain).flatMap(splitAtQuantities);
  return parts.flatMap((part) => lineOf(part) ?? []);
}

/** `阿莫西林、板蓝根各10盒`: one quantity of several goods. */
function sharedQuantity(text: string): string[] | undefined {
  const [, names = '', quantity = ''] =
    new RegExp(`^(.+?)\\s*各\\s*(?:要|来)?\\s*(\\d{1,5}\\s*${UNIT}?)[。!！]?$`, 'i').exec(text) ?? [];
  const all = names.split(/[、,]/.test(names) ? /\s*[、,]\s*/ : /\s*[和及与]\s*|\s+/).filter(Boolean);
  return all.length > 1 && all.every((name) => /[\p{L}]{2}/u.test(name) && quantityOf(name) === undefined)
    ? all.map((name) => `${name} ${quantity}`)
    : undefined;
}

/** Parts between commas and the like, put together again until each has a quantity. */
function partsOf(text: string): string[] {
  const pieces = outsideBrackets(text);
  const all: string[] = [];
  let open = '';
  for (const piece of pieces) {
    open = open === '' ? piece : isUnit(piece) ? `${open}${piece}` : `${open} ${piece}`;
    const token = quantityOf(open);
    if (token === undefined || token.kind === 'dose') continue;
    all.push(open);
    open = '';
  }
  if (open === '') return all;
  const last = all.pop();
  if (last === undefined) return [open];
  if (isUnit(open)) return [...all, `${last}${open}`];
  // Behind the last quantity: other goods without a quantity, or a remark.
  const isGoods =
    CODE.test(open) ||
    (/[\u4e00-\u9fff]{4,}/.test(open) && /(?:片|胶囊|颗粒|丸|散|膏|液|剂|素|栓|糖浆|贴|粉|露|水|油)/.test(open));
  return isGoods ? [...all, last, open] : [...all, `${last}，${open}`];
}

function outsideBrackets(text: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if ('(（[【'.includes(letter)) depth += 1;
    if (')）]】'.includes(letter)) depth = Math.max(0, depth - 1);
    const isThousand =
      letter === ',' &&
      /(?:^|\D)\d{1,3}$/.test(parts.at(-1) ?? '') &&
      /^\d{3}(?!\d)/.test([...text].slice(at + 1).join(''));
    if (depth === 0 && /[,;。、]/.test(letter) && !isThousand) parts.push('');
    else parts.splice(-1, 1, `${parts.at(-1)}${letter}`);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** `阿莫西林20盒 板蓝根10袋`: other goods with an own quantity begin behind a quantity with a unit. */
function splitAtQuantities(part: string): string[] {
  const counted = ordered(part, numberTokens(part)).filter(({ kind, inChain }) => kind === 'counted' && !inChain);
  const pieces: string[] = [];
  let from = 0;
  for (const { end } of counted) {
    const piece = part.slice(from, end).trim();
    if (!hasGoods(piece)) continue;
    const rest = part.slice(end).trim();
    if (pieces.length === 0 && rest === '') break;
    pieces.push(piece);
    from = end;
  }
  const rest = part.slice(from).trim();
  if (rest !== '' && pieces.length > 0) pieces.push(`${pieces.pop()} ${rest}`);
  // Each piece has goods in front of its number, the first too.
  return pieces.length > 1 ? pieces : [part];
}

/** A number of another time or of the shelf, in brackets behind the quantity: 30盒（上次20盒）, 10盒（还有5盒）. */
const NOT_NOW = /[(（](?:上|前|之前|原来|昨|去年|平时|一般|库存|还有|还剩|剩|现有)[^)）]*$/;

/** The numbers that may be ordered. */
const ordered = <T extends NumberToken>(text: string, tokens: readonly T[]): T[] =>
  tokens.filter(({ start }, at) => at === 0 || !NOT_NOW.test(text.slice(tokens[at - 1]?.end ?? 0, start)));

/** Words in front of the number that are more than a pack or a maker. */
function hasGoods(piece: string): boolean {
  const token = numberTokens(piece).at(-1);
  const { rest, packs } = takePacks(piece.slice(0, token?.start ?? 0).trim());
  const own = rest
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !isMaker(word))
    .join(' ');
  // Two letters may be a maker, 鹿泽; with an own pack they are goods, 黄芪 250g.
  return /[\u4e00-\u9fff]{3}|[a-z]{2}\d{4}/i.test(own) || (packs !== '' && /[\u4e00-\u9fff]{2}/.test(own));
}

const PRICES =
  /(?:[@¥$]\s*\d+(?:\.\d+)?(?:\s*\/\s*\S)?|\d+\.\d+\s*(?:\/|一|每)\s*[盒瓶支袋](?!\S)|\b[1-9]\d*\.\d\d(?=\s+[x×*]?\s*\d+\s*[盒瓶支袋件箱])|(?:单价|进价|价格?)\s*[:：]?\s*\d+(?:\.\d+)?\s*(?:元|块)?|(?:\d+(?:\.\d+)?\s*(?:元|块钱)|\d+\.\d+\s*块)(?:\s*(?:\/|一|每)\s*[盒瓶支袋件箱包])?)/g;

/** The goods and the quantity of one part; undefined for a part without goods. */
function lineOf(part: string): Line | undefined {
  const price = part.match(PRICES)?.[0].trim();
  const text = part.replace(PRICES, ' ').replace(/\s+/g, ' ').trim();
  const line = text === '' ? undefined : reading(text);
  if (!line || !/[\p{L}\p{N}]/u.test(line.words)) {
    // A code and a number without a gap: 6999000019935103支.
    return /\d{7}/.test(text) ? told({ words: text, unclear: '' }) : undefined;
  }
  return { ...told(line), ...(price && { price }) };
}

/** The line as it is told: what stands beside its quantity is its remark. Without a quantity such numbers are unclear. */
function told({ words, remark = '', unclear, ...line }: Line): Line {
  const { rest, beside } = apart(words);
  const isCounted = line.quantity !== undefined;
  const vague = unclear !== undefined ? shown(unclear) : beside !== '' && !isCounted ? beside : undefined;
  const remarks = [isCounted && beside && remarkOf(beside), shown(remark)].filter(Boolean).join(' ');
  return {
    ...line,
    words: trimmed(rest) || shown(words),
    ...(vague !== undefined && { unclear: vague }),
    ...(remarks && { remark: remarks }),
  };
}

function reading(text: string): Line {
  const [, words = '', vague] = VAGUE.find((form) => form.test(text))?.exec(text) ?? [];
  if (vague !== undefined && words.trim() !== '') return { words: trimmed(words), unclear: vague };
  const token = quantityOf(text);
  if (!token) return { words: text };
  const before = text.slice(0, token.start);
  const behind = text.slice(token.end).trim();
  const range = rangeBefore(text, token);
  if (range) return { words: trimmed(range.words), unclear: range.unclear };
  if (trimmed(before) === '') return { words: trimmed(behind), ...numberOf(token, '') };
  const other = otherBare(text, token);
  if (other && trimmed(text.slice(0, other.start)) !== '')
    return { words: trimmed(text.slice(0, other.start)), unclear: text.slice(other.start).trim() };
  // 阿莫西林胶囊 20盒 0.25g×50粒 北辰制药
  const more = behind.replace(/^[(（【[]|[)）】\]]$/g, '').replace(/的$/, '');
  if (isPackText(more) || isMaker(more)) return { words: `${trimmed(before)} ${more}`, ...numberOf(token, '') };
  if (!/\d$/.test(before.trim()) || token.kind !== 'bare') {
    const isVague = VAGUELY.exec(before);
    if (isVague)
      return { words: trimmed(before.slice(0, isVague.index)), unclear: `${isVague[0].trim()}${token.text}` };
  }
  return { words: trimmed(before), ...numberOf(token, behind, text.slice(0, token.end - token.text.length)) };
}

/** Another number without a unit in front of one: nobody knows which is ordered. */
const otherBare = (text: string, token: NumberToken): NumberToken | undefined =>
  token.kind === 'bare' && !token.inChain
    ? numberTokens(text).find(({ kind, inChain, end }) => kind === 'bare' && !inChain && end < token.start)
    : undefined;

/** 半盒, 几盒, 两三盒, -3 */
const VAGUE = [
  /^(.+?)\s*((?:半|几|若干)\s*(?:中包|[盒瓶支袋件箱]))$/,
  new RegExp(`^(.+?)\\s+(-\\d[\\d.]*\\s*${UNIT}?|[${NUMERAL_LETTERS}半]{2,}\\s*(?:中包|[盒瓶支袋件箱]))$`),
];
const VAGUELY = /\s*(?:大约|大概|差不多|至少|最多|不超过|约)\s*$/;

const trimmed = (words: string): string =>
  words
    .replace(/[\s:：、=,，;>~(（[【-]+$|^[\s:：、=,，;)）]+/g, '')
    .replace(/\s*(?:[再也先还都就]|一样)(?:要|来|订|拿|加|补|上)[点个]?$/, '')
    .replace(/\s*(?:要|来|订|拿|各|共|数量)$/, (word) => (/\s/.test(word) ? '' : word))
    .replace(/[\s:：、=,，;]+$/, '')
    .trim();

/** The token that is the quantity: the last one that may be; in front of all words only with a unit or before a code. */
function quantityOf(text: string): NumberToken | undefined {
  const all = ordered(text, numberTokens(text.replace(PRICES, (price) => ' '.repeat(price.length)))).filter(
    ({ kind }) => kind !== 'pack' && kind !== 'name',
  );
  const counted = all.filter(({ kind }) => kind !== 'dose');
  const may = (token: NumberToken) => isPossible(text, token);
  const [first] = counted;
  if (first && isInFront(text, first, counted)) return first;
  // A dose behind a real quantity is a part of the pack or of the remark.
  const last = [...counted].reverse().find(may) ?? [...all].reverse().find(may);
  return last;
}

/** 20盒 六味地黄丸 6g×10袋: in front of all words, and every other count belongs to the pack. */
const isInFront = (text: string, first: NumberToken, counted: readonly NumberToken[]): boolean =>
  first.kind === 'counted' &&
  trimmed(text.slice(0, first.start)) === '' &&
  hasGoods(`${text.slice(first.end)} 1盒`) &&
  counted.every(
    (token) =>
      token === first ||
      token.inChain ||
      isPackText(text.slice(0, token.end).split(' ').at(-1) ?? '') ||
      /\d(?:cm|mm|m|型)\s*$/i.test(text.slice(0, token.start)),
  );

function isPossible(text: string, { start, end, kind }: NumberToken): boolean {
  const [before, behind] = [trimmed(text.slice(0, start)), trimmed(text.slice(end))];
  if (before !== '') return true;
  return kind === 'bare' ? CODE.test(behind) : behind !== '';
}

/** Two numbers of one quantity: 10-20盒, 20+2, 20盒改30盒, 买10送1. */
function rangeBefore(
  text: string,
  token: NumberToken,
): { readonly words: string; readonly unclear: string } | undefined {
  const others = numberTokens(text).filter(({ kind, end }) => kind !== 'pack' && kind !== 'name' && end <= token.start);
  const before = others.at(-1);
  if (!before) return undefined;
  const between = text.slice(before.end, token.start);
  if (!/^\s*(?:[-~～+/]|到|至|或者?|送|赠|加|又|换成?|改成?|改为|变成?|不要.*|→)\s*(?:[x×*]\s*)?$/.test(between))
    return undefined;
  return { words: text.slice(0, before.start), unclear: text.slice(before.start).trim() };
}

/** What may follow a bare number; other words may be goods: 感冒灵 999 胶囊. */
const REMARKS =
  /^(?:[\ue020(（,，。;!！~吧呢啊哦哈呀谢].*|.*(?:急|新|效期|近|远|冷|快|谢|发|票|好|日期|批号|备|用|要|别|货|带|放|送).*|)$/;

function numberOf(token: NumberToken, behind: string, before = ''): Omit<Line, 'words'> {
  const written = `${token.text}${behind === '' ? '' : /^[(（,，。]/.test(behind) ? behind : ` ${behind}`}`;
  const isGlued = token.kind === 'bare' && /[\u4e00-\u9fff)）]$/.test(before) && token.number.length > 2;
  if (isGlued || (token.kind === 'bare' && !REMARKS.test(behind))) return { unclear: written };
  const read = readQuantity(written);
  const mayBePack = read.unit !== undefined;
  const remark = read.remark ? remarkOf(read.remark) : '';
  return {
    ...(read.quantity === undefined ? { unclear: written } : { quantity: read.quantity }),
    ...(read.unit && { unit: read.unit }),
    ...(remark && { remark }),
    ...(mayBePack && { mayBePack: true as const }),
  };
}

/**
 * Places of a Chinese numeral that is a quantity: before a unit, alone (两盒), after a gap (阿莫西林 两盒), or directly
 * behind the goods with a unit that ends no name (阿莫西林两盒; not 三七片). In front it needs a gap: 两盒 阿莫西林.
 */
const IN_WORDS = [
  new RegExp(
    `^(|.+?(?:\\s*[:：、=×x*]\\s*|\\s+-?\\s*)(?:要|来|订|拿)?)(${NUMERAL})(\\s*${UNIT}(?!装|套|头)(?:$|[\\s,，。!！~@¥(（吧呢啊哦哈呀谢].*))$`,
    'i',
  ),
  new RegExp(
    `^(.*[^\\s${NUMERAL_LETTERS}半几])(${NUMERAL})(\\s*(?:中包|[盒瓶支袋件箱])(?!装|套)(?:$|[\\s,，。!！~@¥(（吧呢啊哦哈呀谢].*))$`,
  ),
  new RegExp(`^()(${NUMERAL})(\\s*(?:中包|[盒瓶支袋包箱件条板])\\s+.+|[盒瓶袋箱件][\u4e00-\u9fff].+)$`),
];

/** The quantity in digits: `100003 二十盒吧` is `100003 20盒吧`. */
function inDigits(text: string): string {
  const cut = text.split(/([,，;；。])/);
  return cut.map(spellDigits).join('');
}

/** 3百盒, 1.2万盒 */
const ROUND = /(\d{1,4}(?:\.\d{1,3})?)([百千万])(?=\s*(?:中包|[盒瓶支袋包箱件]))/g;

function spellDigits(written: string): string {
  const text = written.replace(ROUND, (_, round: string, letter: string) => `${roundValue(round, letter)}`);
  const form = IN_WORDS.find((each) => each.test(text));
  return form
    ? text.replace(
        form,
        (_, before: string, numeral: string, after: string) =>
          `${before}${/\s$|^$/.test(before) ? '' : ' '}${numeralValue(numeral)}${after}`,
      )
    : text;
}
