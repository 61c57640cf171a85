/** The lines of a chat: goods and quantities in free words, several in a line, with prices, greetings and remarks around them. */
import { NUMERAL, numeralValue } from '#shared/rules/quick-order/chinese-numeral.ts';
import { CODE, isMaker } from './cell-kinds.ts';
import { type ChatLine, lineOf } from './chat-part.ts';
import { hasGoods, PRICES, quantityOf } from './chat-quantity.ts';
import { negates } from './harmless.ts';
import { headingOf } from './headings.ts';
import { inDigits } from './in-digits.ts';
import { cellText, narrow } from './narrow.ts';
import { numberTokens } from './number-tokens.ts';
import { isPackText, takePacks } from './pack.ts';
import { readQuantity } from './quantity.ts';
import { sendersOf } from './senders.ts';
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

/**
 * Every row is at least one line, or left out because it names no goods. `under`: lines below words that end with a colon and
 * have no quantity (退回去的：), or that take something back, with these words; others (要的：) end them. Marks that differ
 * from line to line (✓, ×, [ ]) and senders are such words too.
 */
export function chatLines(rows: readonly TextRow[]): ChatRows & { readonly under: ReadonlyMap<WantedLine, string> } {
  const read = linesOf(rows);
  const { marks } = read;
  const { lines, corrections } = corrected(read.lines, new Map(rows.map(({ at, text }) => [at, narrow(text)])));
  const left = [...read.left, ...corrections];
  const ending = new Set(rows.flatMap(({ at, text }) => (cellText(text).endsWith(':') ? [at] : [])));
  const heads = new Set<WantedLine>();
  const under = new Map<WantedLine, string>();
  let above: WantedLine | undefined;
  for (const each of [...lines, ...left].sort((one, other) => one.row - other.row)) {
    const line = 'why' in each ? undefined : each;
    const told = line?.quantity === undefined && line?.unclear === undefined ? line : undefined;
    if (ending.has(each.row) || (told && negates(told.words) && !lines.some(isNamedIn(told)))) above = told;
    else if (line && above) {
      under.set(line, above.words);
      // What takes something back may mean goods above it, too: then it is asked by itself.
      const { row } = above;
      if (ending.has(row) || !lines.some((line) => line.row < row && line.quantity !== undefined)) heads.add(above);
    }
  }
  // Words above all of the list are its title.
  const isTitle = heads.size === 1 && under.size + 1 === lines.length && !negates([...under.values()].join());
  if (isTitle) return { lines, left, under: new Map() };
  const below = lines.filter((line) => !heads.has(line));
  const isCounted = ({ quantity, unclear }: WantedLine) => (quantity ?? unclear) !== undefined;
  // In a list with quantities, a greeting that has neither a quantity nor a mark is no further kind.
  const wanted = below.some(isCounted) ? below.filter((line) => isCounted(line) || marks.has(line.row)) : below;
  const kinds = new Set(wanted.map(({ row }) => marks.get(row) ?? ''));
  if (kinds.size > 1 || [...kinds].some((kind) => !/^[✓☐]?$/.test(kind)))
    for (const line of lines) {
      const words = [marks.get(line.row), under.get(line)].filter(Boolean).join(' ');
      if (words !== '') under.set(line, words);
    }
  const titles = [...heads].map(({ row, words }) => ({ row, words, why: 'heading' as const }));
  return { lines: lines.filter((line) => !heads.has(line)), left: [...left, ...titles], under };
}

/** Words about the goods of another line say nothing of those below. */
function isNamedIn(told: WantedLine): (line: WantedLine) => boolean {
  return (line) => line !== told && told.words.includes(line.words.split(' ')[0] as string);
}

/** 第三个改成20盒, 维生素D滴剂不要了: the line above that this means is asked, with these words; they are no line of their own. */
function corrected(lines: readonly WantedLine[], texts: ReadonlyMap<number, string>) {
  const said = new Map<WantedLine, string>();
  const corrections = new Map<WantedLine, LeftRow>();
  for (const [at, { row, words }] of lines.entries()) {
    const text = texts.get(row) ?? '';
    const [, ordinal] = ORDINAL.exec(text) ?? [];
    const above = lines.slice(0, at).filter((line) => line.row !== row && line.quantity !== undefined);
    const meant =
      ordinal !== undefined && negates(text) ? above[numberIn(ordinal) - 1] : above.filter(isTakenBackBy(words)).pop();
    if (!meant) continue;
    said.set(meant, text.trim());
    // With a pack of its own it may be other goods.
    if (takePacks(words).packs === '')
      corrections.set(lines[at] as WantedLine, { row, words: text.trim(), why: 'note' });
  }
  const left = lines.filter((line) => !corrections.has(line));
  return {
    lines: left.map((line) => {
      const correction = said.get(line);
      if (correction === undefined) return line;
      return { ...line, unexplained: [line.unexplained, correction].filter(Boolean).join(' ') };
    }),
    corrections: [...corrections.values()],
  };
}

/** True for a line whose name stands in the words, whole or in front of 不要, 改成 and the like; 缓释片 and 退热贴 are names. */
function isTakenBackBy(words: string): (line: WantedLine) => boolean {
  const [, start = '', rest = ''] = NAMED.exec(words) ?? [];
  const isStart = start !== '' && !FORM.test(rest);
  return (line) => {
    const name = nameOf(line.words);
    const beside = words.split(name);
    return beside.length > 1 ? negates(beside.join(' ')) : isStart && line.words.startsWith(start);
  };
}

const ORDINAL = new RegExp(`^\\D{0,8}第\\s*(\\d{1,3}|${NUMERAL})\\s*[个行条项种款样]`);
/** What goods are called: words that end like a medicine, or the longest ones. */
function nameOf(words: string): string {
  const all = words.match(/\p{Script=Han}[\p{Script=Han}a-z()（）]+/giu) ?? [words];
  const [longest = words] = [...all].sort((one, other) => other.length - one.length);
  return all.find((each) => FORM.test(each)) ?? longest;
}
const NAMED = /^([\p{Script=Han}a-z()（）]{2,}?)\s*([不未别勿停暂缓退撤取改].*)$/iu;
/** What ends the name of a medicine. */
const FORM = /片|胶囊|颗粒|丸|散|膏|液|剂|素|栓|糖浆|贴|粉|露|水|油/;
const numberIn = (text: string): number => (/\d/.test(text) ? Number(text) : numeralValue(text));

/** A row that is ticked or crossed, at its beginning or its end, in a box or without. */
const MARK = '[\\[【]\\s*[x√✓✔v×✗✘]?\\s*[\\]】]|[☐☑☒✓✔√✗✘❌✅⬜]|[×x](?=\\s+\\S*[\\u4e00-\\u9fff]{2})';
const MARKED = new RegExp(
  `^((?:[-*•]\\s*)?(?:\\d{1,3}[.、)]\\s*)?)(${MARK})\\s*(?=\\S)|\\s*([☐☑☒✓✔√✗✘❌✅⬜])\\s*$`,
  'i',
);

/** The mark of a row as ✓, × or ☐, and the row without it. */
function marked(text: string): { readonly mark: string; readonly rest: string } {
  const found = MARKED.exec(text);
  const sign = found?.[2] ?? found?.[3];
  if (!found || sign === undefined || isCountAlone(text)) return { mark: '', rest: text };
  const mark = /[☑✓✔√✅v]/i.test(sign) || /^[[【]\s*x/i.test(sign) ? '✓' : /[×x☒✗✘❌]/i.test(sign) ? '×' : '☐';
  return {
    mark,
    rest: found[2] === undefined ? text.slice(0, found.index) : `${found[1]}${text.slice(found[0].length)}`,
  };
}

function linesOf(rows: readonly TextRow[]): ChatRows & { readonly marks: ReadonlyMap<number, string> } {
  const marks = new Map<number, string>();
  const lines: WantedLine[] = [];
  const left: LeftRow[] = [];
  const senders = sendersOf(rows);
  /** The one line of the row before, as long as its quantity may follow. */
  let open: WantedLine | undefined;
  for (const { at, text } of rows) {
    const { sender = '', rest: sent = text } = senders.get(at) ?? {};
    const { mark, rest: written } = marked(cellText(sent));
    if (written === '') continue;
    if (mark + sender !== '') marks.set(at, `${sender} ${mark}`.trim());
    if (isHeader(written)) {
      left.push({ row: at, words: written, why: 'heading' });
      open = undefined;
      continue;
    }
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
    const read = isTalk(told) ? [] : wantsOf(told);
    if (read.length === 0) left.push({ row: at, words: told, why: /计/.test(told) ? 'total' : 'note' });
    lines.push(...read.map((line, part) => ({ row: at, ...(read.length > 1 && { part: part + 1 }), ...line })));
    const last = read.length === 1 ? lines[lines.length - 1] : undefined;
    open = last?.quantity === undefined && last?.unclear === undefined ? last : undefined;
  }
  return { lines, left, marks };
}

/** What a row is called in the card of an app: 规格：0.25g×50粒. */
const KEYED = /^([\u4e00-\u9fff]{1,8})\s*:\s*(.+)$/;
/** What a card says beside goods and quantity. */
const BESIDE: ReadonlySet<Role> = new Set(['price', 'amount', 'batch', 'date', 'stock', 'unit', 'beside', 'serial']);
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
    isMaker(told) ||
    (isPackText(told) && !/\d{6}/.test(told) && wantsOf(told).every(({ quantity }) => quantity === undefined));
  return isPack ? { ...line, words: `${line.words} ${told}` } : undefined;
}

/** Headings one behind another: 货号 品名 规格 数量, and 格式：品名+规格+厂家+数量. */
function isHeader(text: string): boolean {
  const words = text.split(/[\s+、,/|:]+/).filter(Boolean);
  const known = words.filter((word) => headingOf(word) !== undefined);
  return words.length > 1 && (known.length === words.length || (known.length > 2 && known.length * 2 > words.length));
}

/** The goods of one row. */
function wantsOf(text: string): ChatLine[] {
  const plain = inDigits(unasked(text));
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
    // Another number of the same goods: 还剩3瓶，要24瓶.
    if (open === '' && all.length > 0 && isCountAlone(piece)) {
      all.push(`${all.pop()}，${piece}`);
      continue;
    }
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
  const isGoods = CODE.test(open) || (/[\u4e00-\u9fff]{4,}/.test(open) && FORM.test(open));
  return isGoods ? [...all, `${last}，${open}`, open] : [...all, `${last}，${open}`];
}

function outsideBrackets(text: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if ('(（[【'.includes(letter)) depth += 1;
    if (')）]】'.includes(letter)) depth = Math.max(0, depth - 1);
    const isThousand =
      letter === ',' &&
      /(?:^|\D)\d{1,3}$/.test(parts[parts.length - 1] ?? '') &&
      /^\d{3}(?!\d)/.test([...text].slice(at + 1).join(''));
    if (depth === 0 && /[,;。、]/.test(letter) && !isThousand) parts.push('');
    else parts.splice(-1, 1, `${parts[parts.length - 1]}${letter}`);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** `阿莫西林20盒 板蓝根10袋 YC100542*3`: other goods with an own quantity begin behind a quantity with a unit or a sign. */
function splitAtQuantities(part: string): string[] {
  const counted = numberTokens(part).filter(
    ({ kind, inChain, start }) =>
      !inChain && (kind === 'counted' || (kind === 'bare' && /[x×*]/i.test(part[start] ?? ''))),
  );
  const pieces: string[] = [];
  let from = 0;
  for (const { end } of counted) {
    const piece = part.slice(from, end).trim();
    if (!hasGoods(piece) || /^[(（]/.test(piece)) continue;
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
