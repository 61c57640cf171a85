/** What the columns of a list mean, as the member has said before, by its headings. */
import type { Role } from '#shared/rules/quick-order/order-list/wanted.ts';
import type { ChosenColumns } from '#shared/rules/quick-order/read-order-lines.ts';
import * as kept from '#web/state/storage/kept.ts';

/** A chain has a form for each of its shops and systems. */
const MOST = 300;

const all = () => kept.order_columns.mine().read() ?? [];

export function columnsFor(heads: string): ChosenColumns | undefined {
  const found = all().find((each) => each.heads === heads);
  return found && new Map(found.columns.map(({ at, role }) => [at, (role || undefined) as Role | undefined]));
}

/** The oldest are dropped first. */
export function rememberColumns(heads: string, chosen: ChosenColumns): void {
  // Other rows may say other things: only what a column is stays true for the next list.
  const columns = [...chosen].flatMap(([at, role]) =>
    typeof role === 'string' && role !== 'beside' ? [{ at, role }] : [],
  );
  kept.order_columns.mine().write([{ heads, columns }, ...all().filter((each) => each.heads !== heads)].slice(0, MOST));
}
