import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import './print-sheet.css';

export interface Column<Row> {
  readonly head: string;
  readonly of: (row: Row) => ReactNode;
  /** Numbers stand at the right and do not wrap. */
  readonly isNumber?: boolean;
}

interface Props<Row> {
  readonly title: string;
  /** At the right of the title. */
  readonly aside: readonly string[];
  /** `wide` takes a whole line. */
  readonly facts?: readonly { readonly name: string; readonly value: string; readonly wide?: boolean }[];
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** The last one is the amount that counts. */
  readonly sums?: readonly (readonly [name: string, value: string])[];
  /** A framed line below the sums. */
  readonly line?: string | undefined;
  /** What is filled in by hand, side by side. */
  readonly blanks?: readonly string[];
}

/**
 * The paper of a page: printed in its place, never seen on the screen. It is drawn when the browser is about to print: a
 * cart's is some five hundred elements. A page that is kept alive behind another prints nothing.
 */
export function PrintSheet<Row>(props: Props<Row>) {
  const [isPrinted, setPrinted] = useState(false);
  useLayoutEffect(() => {
    const print = ({ type }: Event) => flushSync(() => setPrinted(type === 'beforeprint'));
    addEventListener('beforeprint', print);
    addEventListener('afterprint', print);
    return () => {
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', print);
    };
  }, []);
  return isPrinted && createPortal(<Sheet {...props} />, document.body);
}

function Sheet<Row>({ title, aside, facts = [], columns, rows, sums = [], line, blanks = [] }: Props<Row>) {
  useLayoutEffect(() => {
    document.documentElement.classList.add('has-sheet');
    return () => document.documentElement.classList.remove('has-sheet');
  }, []);
  return (
    <section className="sheet" translate="no" aria-hidden="true">
      <header className="sheet__head">
        <h1>{title}</h1>
        <p>
          {aside.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
      </header>
      {facts.length > 0 && (
        <dl className="sheet__facts">
          {facts.map(({ name, value, wide }) => (
            <div key={name} className={wide ? 'is-wide' : undefined}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <table className="sheet__rows">
        <thead>
          <tr>
            {columns.map(({ head, isNumber }) => (
              <th key={head} className={isNumber ? 'is-number' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a paper never move
            <tr key={at}>
              {columns.map(({ head, of, isNumber }) => (
                <td key={head} className={isNumber ? 'is-number' : undefined}>
                  {of(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="sheet__end">
        {sums.length > 0 && (
          <dl className="sheet__sums">
            {sums.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {line && <p className="sheet__line">{line}</p>}
        {blanks.length > 0 && (
          <p className="sheet__blanks">
            {blanks.map((words) => (
              <span key={words} className="sheet__blank">
                {words}
                <i />
              </span>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
