import { alikeOf } from '#shared/rules/quick-order/order-list/alike.ts';
import { Button } from '#web/ui/button.tsx';
import type { Line } from './quick-order-line.ts';
import type { QuickOrder } from './quick-order-store.ts';
import './found-line.css';

interface Props {
  readonly store: QuickOrder;
  /** Lines that wait for a decision. */
  readonly lines: readonly Line[];
}

/** One choice for lines that wait for the same one. */
export function AlikeChoices({ store, lines }: Props) {
  const groups = alikeOf(lines);
  if (groups.length === 0) return null;
  return (
    <section className="card column inset" aria-label="一次处理多行">
      {groups.map(({ about, ways }) => (
        <div key={about.text} className="column">
          <p className="small">{about.text}</p>
          <p className="row wrap">
            {ways.map((way) => (
              <Button key={way.label.text} kind="line" size="sm" onClick={() => store.chooseAlike(way)}>
                {way.label.text}
              </Button>
            ))}
          </p>
        </div>
      ))}
    </section>
  );
}
