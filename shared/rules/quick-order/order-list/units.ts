/** The units of a written quantity. */

/** Units of one character in which goods are sold or packed. */
const LETTERS = '盒瓶件支袋包箱桶条套个罐板台副双把卷只贴提筒打听付剂份组张枚块根片粒丸管扎排封对枝本令';
/** Units of several characters, and English ones with what they are here. */
const LONGER: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '中包 中包 中盒',
    '件 大箱 整件 大件 carton cartons ctn case cases',
    '盒 小盒 box boxes',
    '瓶 bottle bottles btl',
    '袋 bag bags',
    ' pack packs pcs pc piece pieces ea each unit units',
  ]
    .flatMap((all) => all.split(' ').map((unit, _, [is = '']) => [unit, is] as const))
    .filter(([unit]) => unit.length > 1),
);

/** The source of a pattern that matches one unit. */
export const UNIT = `(?:${Object.keys(LONGER)
  .sort((one, other) => other.length - one.length)
  .map((unit) => (/^[a-z]/.test(unit) ? `${unit}(?![a-z])` : unit))
  .join('|')}|[${LETTERS}])`;

const WHOLE = new RegExp(`^${UNIT}$`, 'i');

/** True for a text that is one unit. */
export const isUnit = (text: string): boolean => WHOLE.test(text.trim());

/** The unit as it is compared with the goods' own; '' for a unit that means any piece (`pcs`). */
export const unitOf = (text: string): string => {
  const plain = text.trim().toLowerCase();
  return LONGER[plain] ?? plain;
};

/** Units that are no pack of anything but a dose: behind a number they may be a part of the pack. */
export const isDose = (unit: string): boolean => '片粒丸枚'.includes(unit);
