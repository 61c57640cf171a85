/** A line of a list on its way to the cart. */
import type { Candidate, Found } from '#shared/rules/quick-order/found-goods.ts';
import type { JudgedLine } from '#shared/rules/quick-order/judged-lines.ts';
import type { WantedLine } from '#shared/rules/quick-order/order-list/wanted.ts';

export interface Line
  extends Omit<
    WantedLine,
    'quantity' | 'unit' | 'unclear' | 'isCounted' | 'byMultiple' | 'plus' | 'written' | 'unexplained'
  > {
  readonly key: number;
  quantity?: number;
  unit?: string;
  unclear?: string;
  isCounted?: true;
  byMultiple?: true;
  plus?: NonNullable<WantedLine['plus']>;
  written?: string;
  /** '' once a person has read the words. */
  unexplained?: string;
  /** Known without a search: chosen before, from a saved list, or bought before. */
  goods_id: string;
  spce_id: string;
  /** Its name in an order. */
  readonly spce_name?: string;
  readonly isBundle?: true;
  /** The price of a piece at the last purchase, in fen. */
  lastPrice?: number;
  /** Null during the look-up. */
  found: Found | null;
  /** The other matches, once one was chosen. */
  others: readonly Candidate[];
  /** Why it was not added to the cart. */
  failed: string;
}

/** A line before its look-up. */
export type NewLine = Omit<WantedLine, 'row'> &
  Partial<Pick<Line, 'row' | 'goods_id' | 'spce_id' | 'spce_name' | 'isBundle' | 'lastPrice'>>;

export type Judged = JudgedLine<Line>;
