/** Whether goods are what a line says: every fact of the line is compared with the card of the goods. */
import type { GoodsCard } from '#shared/contract/entities.ts';
import { isMaker } from './cell-kinds.ts';
import { narrow, squeezed } from './narrow.ts';
import { packFit, takePacks } from './pack.ts';
import { makerWords, type Said } from './said.ts';

export type Card = Pick<GoodsCard, 'goods_id' | 'goods_name'> &
  Partial<Pick<GoodsCard, 'goods_sn' | 'des' | 'brand_name' | 'tb_id' | 'unitno_name'>>;

/** A fact of the line that the goods do not bear out; `is` is '' where the goods do not tell it. */
export interface Difference {
  readonly what: 'name' | 'pack' | 'maker' | 'code' | 'barcode' | 'remark';
  readonly said: string;
  readonly is: string;
}

export interface Agreement {
  readonly differs: readonly Difference[];
  /** The line names the whole pack, not a part of it. */
  readonly isSamePack: boolean;
  /** The pack is written as the shop writes it. */
  readonly isSameText: boolean;
  readonly hasName: boolean;
  readonly hasMaker: boolean;
  /** The number and unit that may be a quantity are the pack of these goods. */
  readonly isPacked: boolean;
}

/** `isKnown`: a code or a barcode has named the goods, so a shorter name agrees: 氨氯地平片 is 苯磺酸氨氯地平片. */
export function agreementOf(said: Said, card: Card, isKnown = false): Agreement {
  const packed = said.mayBe
    ? agreement({ ...said, name: `${said.mayBe} ${said.name ?? ''}` }, card, isKnown)
    : undefined;
  const plain = agreement(said, card, isKnown);
  const isPacked = packed !== undefined && packed.differs.length <= plain.differs.length && packed.hasPack;
  return isPacked ? { ...packed, isPacked } : { ...plain, isPacked: false };
}

type Compared = Omit<Agreement, 'isPacked'> & { readonly hasPack: boolean };

function agreement(said: Said, card: Card, isKnown: boolean): Compared {
  const differs: Difference[] = [];
  const { goods_name, des = '', brand_name = '' } = card;
  const read = said.name ? nameRest(said.name, card, isKnown) : { rest: '', fits: true };
  if (!read.fits) differs.push({ what: 'name', said: said.name ?? '', is: goods_name });
  const whole = squeezed(des);
  const isWhole = whole !== '' && read.rest.includes(whole);
  const { packs, rest } = isWhole ? { packs: des, rest: read.rest.replace(whole, ' ') } : takePacks(read.rest);
  const fits = [packs, said.pack ?? '']
    .filter(Boolean)
    .map((pack) => ({ pack, fit: des === '' ? ('unknown' as const) : packFit(pack, des) }));
  for (const { pack, fit } of fits) {
    if (fit === 'other' || (fit === 'unknown' && !isKnown)) differs.push({ what: 'pack', said: pack, is: des });
  }
  const more = wordsBeside(rest, card);
  if (read.fits && more !== '')
    differs.push({
      what: isMakerWord(more) ? 'maker' : 'name',
      said: isMakerWord(more) ? more : (said.name ?? ''),
      is: isMakerWord(more) ? brand_name : goods_name,
    });
  const isOther = said.maker !== undefined && (brand_name === '' ? !isKnown : !isMakerOf(said.maker, brand_name));
  if (isOther) differs.push({ what: 'maker', said: said.maker ?? '', is: brand_name });
  return {
    differs,
    isSamePack: fits.length > 0 && fits.every(({ fit }) => fit === 'same'),
    isSameText: isWhole || (said.pack !== undefined && squeezed(said.pack) === whole),
    hasName: said.name !== undefined && read.fits,
    hasMaker: said.maker !== undefined ? !isOther : read.fits && rest.trim() !== '' && more === '',
    hasPack: packs !== '' && fits.every(({ fit }) => fit !== 'other'),
  };
}

const withoutBrackets = (text: string): string => narrow(text).replace(/[(（[【][^)）\]】]*[)）\]】]/g, '');

/** What a written name has beside the name of the goods. */
function nameRest(said: string, card: Card, isKnown: boolean): { readonly rest: string; readonly fits: boolean } {
  const { goods_name } = card;
  const [text, name] = [squeezed(said), squeezed(goods_name)];
  const at = name === '' ? -1 : text.indexOf(name);
  if (at >= 0) return { rest: `${text.slice(0, at)} ${text.slice(at + name.length)}`, fits: true };
  const { rest, packs } = takePacks(text);
  const bare = rest.replace(/\s/g, '');
  // YC100542 0.25g×50粒 北辰: a code with pack and maker, and no name.
  if (isKnown && wordsBeside(rest, card) === '') return { rest: `${rest} ${packs}`, fits: true };
  const short = squeezed(withoutBrackets(goods_name));
  const isShorter = isKnown && bare.length >= 3 && (name.endsWith(bare) || bare === short || short.endsWith(bare));
  return isShorter ? { rest: packs, fits: true } : { rest: packs, fits: false };
}

/** Words on packs and of speech that say nothing of the goods. */
const NOTHING =
  /^(?:otc|rx|国产|进口|装|新|新包装|包装|规格|盒|瓶|袋|支|包|罐|\/|-|[:：.]|甲类|乙类|甲|乙|医保|处方药?|非处方药?|盒装|瓶装|袋装|产|厂家|生产|的)*$/;

/** What stands beside name and pack and is neither the maker nor a word of the pack; '' when nothing does. */
function wordsBeside(rest: string, { des = '', brand_name = '', unitno_name = '' }: Card): string {
  const pack = squeezed(des);
  const isKnown = (word: string) =>
    NOTHING.test(word) ||
    word === unitno_name ||
    // A number alone may be anything: 20 is not the 20mg of the pack. A sign alone is a mark: × Name.
    (/^\d+(?:\.\d+)?$/.test(word) ? packFit(word, des) !== 'other' : /[\p{L}\d]/u.test(word) && pack.includes(word)) ||
    (brand_name !== '' && isMakerOf(word, brand_name));
  return rest
    .split(/[\s/]+/)
    .filter((word) => word !== '' && !isKnown(word))
    .join(' ');
}

const isMakerWord = (text: string): boolean => isMaker(makerWords(text));

/** Places that stand before the name of a company. */
const PLACE =
  /^(?:(?:北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|广西|西藏|宁夏|新疆|中国|国药)(?:省|市)?|[\u4e00-\u9fff]{2,3}(?:省|市))*/;
const TRADE = /(?:制药|药业|生物|医疗|卫材|饮片|中药|本草|康复|诊断|仪器|营养|母婴|科技)$/;

/** The maker is the same under its full company name, with a place before it, and without its trade: 北辰 is 北辰制药. */
export function isMakerOf(said: string, maker: string): boolean {
  const [one, other] = [squeezed(makerWords(said)), squeezed(makerWords(maker))];
  if (one === '' || other === '') return false;
  const names = [other, other.replace(TRADE, '')].filter((name) => name.length > 1);
  return names.some((name) => name === one || name === one.replace(PLACE, ''));
}
