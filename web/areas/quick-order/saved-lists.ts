/** The member's quick-order data on this device: the chosen meaning of words, and saved lists. */
import { proxy } from 'valtio';
import { whenMemberChanges } from '#web/state/session/session.ts';
import * as kept from '#web/state/storage/kept.ts';

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

/** Far more than a chain of shops writes down. */
const MOST_CHOICES = 3000;

const choices = () => kept.order_choices.mine().read() ?? [];
const keyOf = (words: string): string => words.toLowerCase();

/** What words of lists meant before. All of them are read once, for all lines of a list. */
export function chosenBefore(): (words: string) => Choice | undefined {
  const all = new Map(choices());
  return (words) => all.get(keyOf(words));
}

/** The oldest are dropped first. */
export function rememberChoice(words: string, choice: Choice): void {
  const others = choices().filter(([key]) => key !== keyOf(words));
  kept.order_choices.mine().write([[keyOf(words), choice] as const, ...others].slice(0, MOST_CHOICES));
}

export const savedLists = proxy<{ all: SavedList[] }>({ all: kept.order_lists.mine().read() ?? [] });

whenMemberChanges(() => {
  savedLists.all = kept.order_lists.mine().read() ?? [];
});

export const isSaved = (name: string): boolean => savedLists.all.some((each) => each.name === name);

/** Saves a list under its name, replacing one of the same name; false, with nothing changed, when the device has no room. */
export function saveList(list: SavedList): boolean {
  const others = savedLists.all.filter(({ name }) => name !== list.name);
  kept.order_lists.mine().write([list, ...others]);
  const stored = kept.order_lists.mine().read() ?? [];
  savedLists.all = stored;
  return JSON.stringify(stored[0]) === JSON.stringify(list);
}

export function dropList(name: string): void {
  savedLists.all = savedLists.all.filter((each) => each.name !== name);
  kept.order_lists.mine().write(savedLists.all);
}
