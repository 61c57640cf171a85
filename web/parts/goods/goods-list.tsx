import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { noData } from '#shared/messages/empty.ts';
import { CARD_COLOURS, GRID_COLUMNS, placeholders } from '#shared/rules/goods/card-icons.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { Empty } from '#web/ui/state.tsx';
import { useNear } from '#web/ui/use-near.ts';
import { GoodsItem, type Look } from './goods-item.tsx';
import { goodsKey } from './goods-key.ts';
import { GoodsListHead } from './goods-list-head.tsx';
import './goods-list.css';

interface Props {
  readonly goods: readonly GoodsCard[];
  /** `card`: a grid. `row`: one column, two on a tablet. */
  readonly look?: Look;
  /** Columns of the grid on a desktop. */
  readonly columns?: number;
  readonly title?: string | undefined;
  readonly icon?: IconName | undefined;
  /** The target of 更多. */
  readonly more?: string | undefined;
  readonly empty?: ReactNode;
  /** How many images load at once. */
  readonly eager?: number;
}

/** A list without pages has no limit: so many are rendered, and as many again whenever its end comes near. */
const AT_ONCE = 60;

/** px from the viewport. */
const NEAR_END = 1500;

/** The list widget of the documents: a vertical grid or a horizontal list, with an optional head (document 2 §2). */
export function GoodsList(props: Props) {
  const { goods, look = 'row', columns = GRID_COLUMNS, title, empty, eager = 0 } = props;
  const [drawn, setDrawn] = useState(AT_ONCE);
  return (
    <>
      {title && <GoodsListHead {...props} title={title} />}
      {goods.length === 0 && (empty ?? <Empty title={noData.text} />)}
      {goods.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes the list for none
        <ul role="list" className={`goods-list goods-list--${look}`} style={{ '--columns': columns } as CSSProperties}>
          {goods.slice(0, drawn).map((each, at) => (
            <li key={goodsKey(each)}>
              <GoodsItem goods={each} look={look} eager={at < eager} className={toneOf(at)} />
            </li>
          ))}
          {drawn < goods.length && <Rest key={drawn} onNear={() => setDrawn(drawn + AT_ONCE)} />}
          {look !== 'row' && drawn >= goods.length && <Blanks count={placeholders(goods.length, columns)} />}
        </ul>
      )}
    </>
  );
}

function Rest({ onNear }: { readonly onNear: () => void }) {
  const place = useRef<HTMLLIElement>(null);
  const near = useNear(place, NEAR_END);
  useEffect(() => {
    if (near) onNear();
  });
  return <li ref={place} aria-hidden="true" />;
}

/** The colour class of a card by its place in the grid. */
export const toneOf = (at: number): string => `goods-card--tone${(at % CARD_COLOURS) + 1}`;

/** Placeholder cards that fill the last row of a grid. */
export function Blanks({ count }: { readonly count: number }) {
  const places = Array.from({ length: count }, (_, at) => at);
  return places.map((at) => <li key={at} className="goods-list__blank" aria-hidden="true" />);
}
