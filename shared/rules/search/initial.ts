/** Names in the order of their letters: Chinese ones by the first letter of their pinyin. */

const LETTERS = 'ABCDEFGHJKLMNOPQRSTWXYZ';
/** The first character of each letter in the order of pinyin, which every engine brings along. */
const FIRST = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀';
const pinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
/** An engine without this order knows no letters. */
const isKnown = [...FIRST].every((character, at) => at === 0 || pinyin.compare(FIRST.charAt(at - 1), character) < 0);

/** A to Z; # for a name that begins otherwise. */
export function initialOf(name: string): string {
  const first = name.normalize('NFKC').trim().charAt(0).toUpperCase();
  if (/[A-Z]/.test(first)) return first;
  if (!isKnown || !/[\u4e00-\u9fff]/.test(first)) return '#';
  let at = LETTERS.length - 1;
  while (at > 0 && pinyin.compare(FIRST.charAt(at), first) > 0) at -= 1;
  return LETTERS.charAt(at);
}
