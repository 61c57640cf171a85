import { useSnapshot } from 'valtio';
import type { QuickOrder } from './quick-order-store.ts';

/** The number of lines of the written list; before it is read, of its rows. */
export function useLineCount({ state }: QuickOrder): number {
  const { text, list } = useSnapshot(state, { sync: true });
  return list ? list.lines.length : text.split('\n').filter((row) => row.trim() !== '').length;
}

interface ReadList {
  readonly list: { readonly table?: { readonly doubt?: string; readonly questions: readonly unknown[] } } | null;
  readonly correcting: boolean;
}

/** True while the table of the list is shown: a column is not sure, or a person corrects one. */
export const asksColumns = ({ list, correcting }: ReadList): boolean =>
  list?.table !== undefined && (correcting || list.table.doubt !== undefined || list.table.questions.length > 0);
