/** The numbers of a line of a chat, each with what it can be: a part of a pack, of a name or code, a price, or a quantity. */
import { isDose, UNIT, unitOf } from './units.ts';

export interface NumberToken {
  readonly start: number;
  readonly end: number;
  /** The number with its unit, as it is written. */
  readonly text: string;
  readonly number: string;
  /** The unit of sale or dose; '' without one. */
  readonly unit: string;
  /** `pack`: a strength or a part of one. `name`: a part of a word or a code. Others may be a quantity. */
  readonly kind: 'pack' | 'name' | 'dose' | 'counted' | 'bare';
  /** It stands in a chain such as 0.25g×24片×2盒, without a blank. */
  readonly inChain: boolean;
}

const MEASURE =
  "(?:kg|千克|公斤|mg|毫克|[μu]g|mcg|微克|g|克|ml|毫升|l|升|cm|厘米|mm|毫米|m|米|万?iu|万?单位|%|℃|°|#|号|岁|型|人份|代|版|层|度|倍|格|骨|'?s|t|cc)(?![a-z])";
const TOKEN = new RegExp(
  `(?<times>[x×*]\\s*)?(?<number>\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+(?:\\.\\d+)?)(?:\\s*(?<measure>${MEASURE}|克(?!拉))(?:\\s*/\\s*(?<per>${UNIT}))?|\\s*(?<unit>${UNIT})(?<each>\\s*/\\s*${UNIT})?)?`,
  'gi',
);

export function numberTokens(text: string): readonly NumberToken[] {
  const all: NumberToken[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const { times = '', number = '', measure, per = '', unit = '', each } = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    const isTimes = times !== '';
    const before = text.slice(0, start);
    const behind = text.slice(end);
    const last = all[all.length - 1];
    const isNext = last !== undefined && last.end === before.trimEnd().length;
    const inChain = isTimes && isNext && last.kind !== 'name';
    const kind = each
      ? ('pack' as const)
      : kindOf({ number, measure, unit, before, behind, isTimes, last: isNext ? last : undefined });
    all.push({
      start,
      end,
      text: match[0].replace(/^[x×*]\s*/i, '').trim(),
      number,
      unit: unitOf(unit || per),
      kind,
      inChain: inChain && !/\s$/.test(before),
    });
  }
  return all;
}

interface Place {
  readonly number: string;
  readonly measure: string | undefined;
  readonly unit: string;
  readonly before: string;
  readonly behind: string;
  readonly isTimes: boolean;
  /** The token that ends directly before this one, blanks apart. */
  readonly last: NumberToken | undefined;
}

function kindOf({ number, measure, unit, before, behind, isTimes, last }: Place): NumberToken['kind'] {
  const digits = number.replace(/[,.]/g, '').length;
  if (!isTimes && /[\p{Script=Latin}\d._-]$/u.test(before) && !/\s-$|[\u4e00-\u9fff)）]-$/.test(before)) return 'name';
  if (measure !== undefined) return 'pack';
  // 10盒装, 24粒/盒, 3件套, 0.25g×24粒*2盒
  if (unit !== '' && /^(?:装|套|\s*\/\s*[^\d\s])/.test(behind)) return 'pack';
  if (
    /^\s*[x×*:]\s*\d/i.test(behind) &&
    (unit !== '' ? isDose(unit) || /^[袋支贴只瓶]$/.test(unit) : !isCodeLike(number)) &&
    isStrengthChain(behind)
  )
    return 'pack';
  const isStrength = last?.kind === 'pack';
  if (isTimes && isStrength && (unit === '' || isDose(unit)) && !isCount(last)) return 'pack';
  if (unit === '') {
    if (digits >= 6 && !number.includes(',')) return 'name';
    // 999感冒灵, 18AA
    if (/^[\p{L}\d]/u.test(behind) && !/^[吧呢啊哦哈呀谢，,。（(]/.test(behind)) return 'name';
    return 'bare';
  }
  if (isDose(unit)) return isStrength && !isTimes ? 'pack' : 'dose';
  return 'counted';
}

const isCodeLike = (number: string): boolean => number.length >= 5;

/** What follows × is still a pack: a dose, a strength. `YC100542*60` and `24粒×20盒` are not. */
const isStrengthChain = (behind: string): boolean =>
  new RegExp(`^\\s*[x×*:]\\s*\\d+(?:\\.\\d+)?\\s*(?:${MEASURE}|[片粒丸枚袋支贴只])`, 'i').test(behind);

/** A number of pieces ends a strength: what follows × is then a quantity. */
const isCount = ({ unit }: NumberToken): boolean => unit !== '';
