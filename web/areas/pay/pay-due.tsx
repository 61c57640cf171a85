import type { ReactNode } from 'react';
import { Price } from '#web/ui/price.tsx';

interface Props {
  /** What is to be paid now, in fen. */
  readonly fen: number | undefined;
  readonly label?: string;
  /** Muted facts below, in one line with points between them. */
  readonly facts: readonly (ReactNode | false)[];
}

/** The amount due: the one number of the dialog that is larger than all others. */
export function PayDue({ fen, label = '应付金额', facts }: Props) {
  const shown = facts.filter(Boolean);
  return (
    <div className="pay__due">
      <p className="small muted">{label}</p>
      <Price fen={fen} size="xl" />
      <p className="pay__facts small muted">
        {shown.map((fact, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a step never change places
          <span key={at}>{fact}</span>
        ))}
      </p>
    </div>
  );
}
