import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import './steps.css';

/** The steps of a task; those before `at` are done. */
export function Steps({ names, at }: { readonly names: readonly string[]; readonly at: number }) {
  return (
    <ol className="small middle muted steps">
      {names.map((name, step) => (
        <li
          key={name}
          className={cx('column tight centred', step < at && 'is-done', step === at && 'is-now')}
          aria-current={step === at ? 'step' : undefined}
        >
          <i className="disc">{step < at ? <Icon name="check" size={16} /> : step + 1}</i>
          {name}
        </li>
      ))}
    </ol>
  );
}

export interface TodoItem {
  readonly title: string;
  readonly say: string;
  readonly done?: boolean;
}

/** A list of things to do. */
export const Todo = ({ items }: { readonly items: readonly TodoItem[] }) => (
  <ol className="column loose todo">
    {items.map(({ title, say, done }, at) => (
      <li key={title} className="row row--top">
        <i className="disc">{done ? <Icon name="check" size={16} /> : at + 1}</i>
        <div className="grow">
          <b>{title}</b>
          <p className="size-13 muted">{say}</p>
        </div>
      </li>
    ))}
  </ol>
);
