import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import './facts.css';

/** A fact's name and value; one without a value is left out. */
type Fact = readonly [name: string, value: ReactNode];

interface Props {
  readonly rows: readonly Fact[];
  readonly className?: string;
}

/** Names at the left, values at the right, a row each. */
export const Facts = ({ rows, className }: Props) => (
  <dl className={cx('facts', className)}>
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
