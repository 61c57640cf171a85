/** Quick-order data on this device: the chosen meaning of words, and saved lists. */
import { proxy } from 'valtio';
import { isNumber, isRecord, isText, keep, listOf, recall } from '#web/state/storage/storage.ts';

/** The chosen meaning of words. */
export interface Choice {
  readonly goods_id: string;
  readonly spce_id: string;
}

/** A line of a saved list: its words, its goods, and the price of a piece at that time (fen). */
export interface SavedLine extends Choice {
  readonly words: string;
  readonly quantity?: number;
  readonly lastPrice?: number;
}

export interface SavedList {
  readonly name: string;
  readonly lines: readonly SavedLine[];
}

const CHOICES = 'order_choices';
const LISTS = 'order_lists';
const MOST_CHOICES = 300;
const MOST_LISTS = 20;

const isChoice = (value: unknown): value is Choice =>
  isRecord(value) && isText(value.goods_id) && isText(value.spce_id);
const isPair = (value: unknown): value is [string, Choice] =>
  Array.isArray(value) && isText(value[0]) && isChoice(value[1]);
const isMissingOr = (isKind: (value: unknown) => boolean, value: unknown) => value === undefined || isKind(value);
const isLine = (value: unknown): value is SavedLine =>
  isRecord(value) &&
  isText(value.words) &&
  isChoice(value) &&
  isMissingOr(isNumber, value.quantity) &&
  isMissingOr(isNumber, value.lastPrice);
const isList = (value: unknown): value is SavedList =>
  isRecord(value) && isText(value.name) && listOf(isLine)(value.lines);

const choices = (): [string, Choice][] => recall(CHOICES, listOf(isPair)) ?? [];
const keyOf = (words: string): string => words.toLowerCase();

export const chosenFor = (words: string): Choice | undefined => choices().find(([key]) => key === keyOf(words))?.[1];

/** The oldest are dropped first. */
export function rememberChoice(words: string, choice: Choice): void {
  const others = choices().filter(([key]) => key !== keyOf(words));
  keep(CHOICES, [[keyOf(words), choice], ...others].slice(0, MOST_CHOICES));
}

export const savedLists = proxy<{ all: SavedList[] }>({ all: recall(LISTS, listOf(isList)) ?? [] });

/** Saves a list under its name, replacing one of the same name; false when the device cannot store it. */
export function saveList(list: SavedList): boolean {
  const others = savedLists.all.filter(({ name }) => name !== list.name);
  savedLists.all = [list, ...others].slice(0, MOST_LISTS);
  keep(LISTS, savedLists.all);
  return recall(LISTS, listOf(isList))?.[0]?.name === list.name;
}

export function dropList(name: string): void {
  savedLists.all = savedLists.all.filter((each) => each.name !== name);
  keep(LISTS, savedLists.all);
}
