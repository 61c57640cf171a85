import { useOffered } from '#web/state/loading/offered.ts';
import type { Markup } from '#web/ui/jsx/view.ts';

interface Props {
  /** The address that the entry leads to. */
  readonly to: string;
  readonly children: Markup;
}

/** An entry that disappears when this shop turns out not to offer its page. */
export const Offered = ({ to, children }: Props) => useOffered()(to) && children;
