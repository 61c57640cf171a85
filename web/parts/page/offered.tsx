import type { ReactNode } from 'react';
import { useOffered } from '#web/state/loading/offered.ts';

interface Props {
  /** The address that the entry leads to. */
  readonly to: string;
  readonly children: ReactNode;
}

/** An entry that disappears when this shop turns out not to offer its page. */
export const Offered = ({ to, children }: Props) => useOffered()(to) && children;
