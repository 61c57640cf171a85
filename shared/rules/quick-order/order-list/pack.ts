/** Packs and strengths as they are written: 0.25g×50粒, 0.25克*50s/盒, 100ml:2g. */
import { narrow } from './narrow.ts';

/** A part of a pack: a number with its unit, or a word such as 卡型. */
type Part = string;

const MILLI: readonly (readonly [form: RegExp, unit: string, factor: number])[] = [
  [/^(?:kg|千克|公斤)$/, 'mg', 1e6],
  [/^(?:g|克)$/, 'mg', 1e3],
  [/^(?:mg|毫克)$/, 'mg', 1],
  [/^(?:μg|ug|mcg|微克)$/, 'mg', 1e-3],
  [/^(?:l|升)$/, 'ml', 1e3],
  [/^(?:ml|毫升|cc)$/, 'ml', 1],
  [/^(?:m|米)$/, 'mm', 1e3],
  [/^(?:cm|厘米|公分)$/, 'mm', 10],
  [/^(?:mm|毫米)$/, 'mm', 1],
  [/^(?:万iu|万单位|万u)$/, '单位', 1e4],
  [/^(?:iu|u|单位|国际单位)$/, '单位', 1],
  [/^(?:s|'s|t|tab|tabs|cap|caps|片|粒|丸|枚|颗)$/, '粒', 1],
];

const MEASURE =
  'kg|千克|公斤|mg|毫克|μg|ug|mcg|微克|g|克|ml|毫升|cc|l|升|cm|厘米|公分|mm|毫米|m|米|万iu|万单位|万u|iu|u|国际单位|单位|%';
const COUNTED =
  "'?s|tabs?|caps?|t|片|粒|丸|枚|颗|袋|支|瓶|贴|只|个|盒|包|卷|罐|台|套|副|块|把|条|管|筒|板|揿|喷|吸|人份|测试|项|抽|对|双|根|张|枝|付|剂|格|骨|包装";
const AMOUNT = `\\d+(?:\\.\\d+)?\\s*(?:${MEASURE}|${COUNTED})`;
const STARTS = new RegExp(`^(?:[φΦ]?${AMOUNT})(?![a-z])`, 'i');

/** True for a text that is a pack or begins with one: 0.25g×50粒, 60片, 17.5cm×9.5cm 50只. */
export const isPackText = (text: string): boolean => {
  const plain = spelled(text);
  return (
    STARTS.test(plain) ||
    /^(?:[a-z]{0,3}-?\d+型|卡型|条型|笔型|均码|大号|中号|小号|[smlx]{1,3}码?)(?:$|[\s*])/.test(plain)
  );
};

/** What precedes a pack, and the pack. */
const CHAIN = new RegExp(
  `(^|[^\\d.a-z:-])((?:[φΦ]\\s*)?(?:${AMOUNT}(?![a-z])|\\d+(?:\\.\\d+)?(?=\\s*[*×]\\s*\\d))(?:\\s*[*×:]?\\s*${AMOUNT}(?![a-z])|\\s*[*×:]\\s*\\d+(?:\\.\\d+)?)*(?:\\s*/\\s*(?:${COUNTED}))?(?:\\s*[*×]\\s*${AMOUNT})*)`,
  'gi',
);

/** The packs in a text, and the text without them: 阿莫西林胶囊0.25g×50粒. */
export function takePacks(text: string): { readonly packs: string; readonly rest: string } {
  const packs: string[] = [];
  const rest = text.replace(CHAIN, (_, before: string, pack: string) => {
    packs.push(pack);
    return `${before} `;
  });
  const bare = rest.replace(/[(（[【]\s*[)）\]】]/g, ' ').replace(/\s+/g, ' ');
  return { packs: packs.join(' '), rest: bare.trim() };
}

const spelled = (text: string): string => narrow(text).toLowerCase().replace(/×/g, '*').replace(/：/g, ':').trim();

/**
 * The parts of a pack, comparable: amounts in mg, ml and mm, pieces without `/盒` and `×1盒`.
 * `0.25g×24粒/盒` and `250mg*24s` have the same parts.
 */
export function packParts(text: string): readonly Part[] {
  return spelled(text)
    .replace(/[(（)）[\]【】]/g, ' ')
    .replace(
      /\s*\/\s*(?:\d+\s*)?(?:盒|瓶|支|袋|罐|台|套|卷|包|个|筒|副|块|件|箱|片|粒|丸|板|管|贴|只|张|把|条)(?=$|[\s*,;])/g,
      '',
    )
    .replace(/([a-z\u4e00-\u9fff%])(?=\d)/g, '$1 ')
    .split(/\s*[*,;、]\s*|\s+/)
    .map(partOf)
    .filter((part) => part !== '' && !/^1(?:盒|瓶|支|袋|罐|台|套|卷|包|个|筒|副|块|件|管|把|条|板)$/.test(part));
}

function partOf(text: string): Part {
  return text.split(':').map(amountOf).join(':');
}

function amountOf(text: string): string {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)\s*(.*)$/.exec(text) ?? [];
  if (number === undefined) return text;
  const [, name = unit, factor = 1] = MILLI.find(([form]) => form.test(unit)) ?? [];
  return `${Number((Number(number) * factor).toPrecision(9))}${name}`;
}

/** How a written pack fits the pack of goods: the same, a part of it that leaves no number of packs open, or another. */
export function packFit(said: string, pack: string): 'same' | 'part' | 'other' {
  const wanted = packParts(said);
  const rest = [...packParts(pack)];
  for (const part of wanted) {
    const at = rest.findIndex((one) => isSamePart(part, one));
    if (at < 0) return 'other';
    rest.splice(at, 1);
  }
  if (rest.length === 0) return 'same';
  // 24片 is a part of 0.25g×24片, and 0.25g too; neither is a part of 0.25g×24片×2盒.
  const isCounted = wanted.some((part) => /^\d+(?:\.\d+)?(?!.*(?:mg|ml|mm|单位|型|%))/.test(part));
  const isOpen = (part: Part) =>
    /(?:mg|ml|mm|单位|型|%)/.test(part) || !/^\d/.test(part) || (!isCounted && /粒$/.test(part));
  return rest.every(isOpen) ? 'part' : 'other';
}

/** `24` without a unit means any 24 pieces. */
function isSamePart(said: Part, part: Part): boolean {
  if (said === part) return true;
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)(.*)$/.exec(part) ?? [];
  // 0.25×24粒 is 0.25g×24粒.
  if (/^0?\.\d+$/.test(said) && unit === 'mg') return Number(number) === Number((Number(said) * 1000).toPrecision(9));
  return said === number && !/^(?:mg|ml|mm)/.test(unit);
}
