import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import './facts.css';

/** Name and value; without a value it is left out. */
type Fact = readonly [name: string, value: ReactNode];

interface Props {
  readonly rows: readonly Fact[];
  /** The values beside the names, not at the right edge. */
  readonly beside?: boolean;
  readonly className?: string;
}

/** Names on the left, values on the right, one row each. */
export const Facts = ({ rows, beside, className }: Props) => (
  <dl className={cx('facts', beside && 'facts--beside', className)}>
    {rows
      .filter(([, value]) => value !== undefined && value !== false && value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
