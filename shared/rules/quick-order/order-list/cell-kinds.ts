/** What the cells of a column look like, over all rows. */
import { isDestroyed } from './narrow.ts';
import { isPackText } from './pack.ts';
import { isQuantity } from './quantity.ts';
import { isUnit } from './units.ts';

const BARCODE = /^(?:\d{8}|\d{12,14})$/;
/** A code of goods: YC100542, 100542, AB-20931. */
export const CODE = /^[a-z]{0,6}[-_]?\d{4,11}[a-z]?$/i;
export const LICENCE =
  /国药准字|[械卫消]?(?:注准|备|许|进)\d{8,}|械[注备进许]|食健备|消证字|^[HZSBJTF][A-Z]?\d{8}$|国食健|卫食健/i;
const NUMBER = /^[¥$]?-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^[¥$]?-?\d+(?:\.\d+|,\d{1,2})?\s*元?$/;
export const DATE =
  /^(?:19|20)\d{2}[-./年]\d{1,2}(?:[-./月]\d{1,2}日?)?(?:[ t]\d.*)?$|^(?:19|20)\d{6}$|^\d{1,2}[-/]\d{1,2}[-/](?:20)?\d{2}$/i;
const MAKER =
  /(?:公司|药业|制药|药厂|集团|医疗|器械|生物|饮片|卫材|本草|中药|药堂|科技|仪器|康复|诊断|营养|母婴|厂|堂)$/;

/** A number of a cell, without thousands and currency; undefined for other text. 12,50 is written where a comma begins decimals. */
export function numberOf(cell: string): number | undefined {
  return NUMBER.test(cell) ? Number(cell.replace(/,(?=\d{1,2}\D*$)/, '.').replace(/[¥$,元\s]/g, '')) : undefined;
}

/** Digits that are too many for a quantity: barcodes, batches, numbers of documents. */
export const isDestroyedOrLong = (cell: string): boolean =>
  isDestroyed(cell) || /^[a-z_./-]{0,6}[\d._/-]*\d{6,}[\d._/-]*[a-z]?$/i.test(cell);

/** The last digit checks the others, by the General Specifications of GS1: that of a drug's own code (本位码) does not. */
const isChecked = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10 === 0;

/** True for a text that ends as the names of makers do. */
export const isMaker = (text: string): boolean => MAKER.test(text) && !/\d/.test(text);

const STATE = /^(?:[是否有无已未待不暂需].{0,4}|.{0,4}(?:通过|驳回|完成|审核|同意|取消|关闭|停用|停售|下架|缺货))$/;

export interface Column {
  /** Number of cells that are not empty. */
  readonly filled: number;
  /** Shares from 0 to 1 of the filled cells. */
  readonly code: number;
  readonly barcode: number;
  /** No barcode with a wrong digit. */
  readonly checked: number;
  readonly licence: number;
  readonly words: number;
  readonly pack: number;
  readonly maker: number;
  readonly unit: number;
  /** A quantity as it may be ordered, with or without a unit. */
  readonly whole: number;
  readonly number: number;
  /** Any text with a number in it. */
  readonly counting: number;
  /** A number that is written with decimals. */
  readonly decimal: number;
  readonly date: number;
  /** Numbers that go up by one. */
  readonly serial: boolean;
  /** All cells differ. */
  readonly distinct: boolean;
  /** The share of cells that differ from all above. */
  readonly differing: number;
  /** Among the words are some of a state: 已审核, 否, 待定. */
  readonly states: boolean;
  /** Digits of one length from 6 on: batches and dates without signs. */
  readonly long: number;
}

export function columnOf(cells: readonly string[]): Column {
  const told = cells.filter(Boolean);
  const share = (is: (cell: string) => boolean) => (told.length === 0 ? 0 : told.filter(is).length / told.length);
  const numbers = told.map(numberOf);
  return {
    filled: told.length,
    code: share((cell) => CODE.test(cell)),
    barcode: share((cell) => BARCODE.test(cell) || isDestroyed(cell)),
    checked: share((cell) => !BARCODE.test(cell) || isChecked(cell)),
    licence: share((cell) => LICENCE.test(cell)),
    words: share((cell) => /[\u4e00-\u9fff]/.test(cell) && !isUnit(cell) && !isQuantity(cell)),
    pack: share(isPackText),
    maker: share(isMaker),
    unit: share(isUnit),
    whole: share((cell) => isQuantity(cell) || numberOf(cell) === 0),
    number: share((cell) => numberOf(cell) !== undefined),
    counting: share((cell) => /\d|[一二两三四五六七八九十百半几壹贰叁肆伍陆柒捌玖拾廿卅]/.test(cell)),
    decimal: share((cell) => /^[¥$]?-?[\d,]+\.\d+\s*元?$|^-?\d+,\d{1,2}$|^[¥$]/.test(cell)),
    date: share((cell) => DATE.test(cell)),
    serial: told.length > 1 && numbers.every((value, at) => value === (numbers[0] ?? 0) + at) && (numbers[0] ?? 9) <= 1,
    distinct: new Set(told).size === told.length,
    differing: new Set(told).size / Math.max(1, told.length),
    states: told.some((cell) => STATE.test(cell)),
    long: share((cell) => /^[a-z]{0,2}\d{6,}[a-z]?$/i.test(cell)),
  };
}
