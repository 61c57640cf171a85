import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import './sort.css';
import './tabs.css';

/** The order of a list: the key, and whether it is ascending. */
export type SortBy<K extends string> = { key: K; up: boolean };

type Props<K extends string> = {
  items: readonly {
    key: K;
    label: string;
    /** Has arrows: another press reverses the order. */
    turns?: boolean | undefined;
    /** What the arrows mean: downwards, upwards; from high to low unless something else is said. */
    says?: readonly [down: string, up: string] | undefined;
  }[];
  value: SortBy<K>;
  onChange: (value: SortBy<K>) => void;
  /** After the items: the filter button of a phone. */
  children?: ReactNode;
};

/** Sort options: a strip across a phone, a row of words on a desktop. */
export function Sort<K extends string>({ items, value, onChange, children }: Props<K>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling strip in older WebKit
    <div className="tabs sort" role="group" aria-label="排序">
      {items.map(({ key, label, turns, says }) => {
        const on = key === value.key;
        return (
          <button
            key={key}
            type="button"
            className="tab"
            aria-pressed={on}
            onClick={() => (turns || !on) && onChange({ key, up: turns ? !on || !value.up : false })}
          >
            {label}
            {turns && <Arrows up={on ? value.up : null} says={says} />}
          </button>
        );
      })}
      {children}
    </div>
  );
}

const HEIGHT = ['从高到低', '从低到高'] as const;

function Arrows({ up, says = HEIGHT }: { up: boolean | null; says: readonly [string, string] | undefined }) {
  return (
    <>
      <svg
        className={cx('sort__arrows', up !== null && (up ? 'is-up' : 'is-down'))}
        viewBox="0 0 10 16"
        aria-hidden="true"
      >
        <path d="M5 1.5l4 5H1z" />
        <path d="M5 14.5l-4-5h8z" />
      </svg>
      {up !== null && <span className="visually-hidden">{says[up ? 1 : 0]}</span>}
    </>
  );
}
