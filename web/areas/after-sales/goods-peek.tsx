import { useState } from 'react';
import type { ServiceRow } from '#shared/contract/after-sales.ts';
import type { OrderLine } from '#shared/contract/entities.ts';
import { order } from '#shared/contract/order.ts';
import { countOf, numberOf } from '#shared/rules/app/unknown.ts';
import { linePack } from '#shared/rules/goods/line-pack.ts';
import { href } from '#web/navigation/routes.ts';
import { api } from '#web/state/loading/api.ts';
import { useOffered } from '#web/state/loading/offered.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface Props {
  readonly row: ServiceRow;
  readonly desk: boolean;
  readonly peek: Peek;
}

/** Images per row. */
const PHONE_PICTURES = 3;
const DESK_PICTURES = 4;

/** The tooltip of a row's goods, and whether it is open; the names load at the first hover. */
export function usePeek(order_id: string) {
  const [lines, setLines] = useState<readonly OrderLine[] | 'none'>();
  const [open, setOpen] = useState(false);

  function look(): void {
    setOpen(true);
    if (lines) return;
    api.send(order.goodsList, { order_id }).then(
      ({ data }) => setLines(data ?? 'none'),
      // The tooltip is optional.
      () => setLines('none'),
    );
  }

  return { lines, open, look, close: () => setOpen(false) };
}

type Peek = ReturnType<typeof usePeek>;

/** The goods of a request. On a desktop their names show while the row is hovered or its images are focused. */
export function GoodsPeek({ row, desk, peek: { lines, open, look, close } }: Props) {
  const to = href.afterSalesInfo({ order_id: row.order_id });
  const offered = useOffered();
  return (
    <div className="service__goods">
      <a
        className="row"
        href={offered(to) ? to : undefined}
        aria-label={`订单 ${numberOf(row.order_sn)} 的售后商品`}
        {...(desk && { onFocus: look, onBlur: close })}
      >
        {row.goods_thumb.slice(0, desk ? DESK_PICTURES : PHONE_PICTURES).map((src, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice, and none of them moves
          <Picture key={at} src={src} alt="" size={desk ? 40 : 56} />
        ))}
      </a>
      <span className="push small muted on-phone">订单 {numberOf(row.order_sn.slice(-8))}</span>
      {open && lines !== 'none' && (
        <div className="service__peek" role="tooltip">
          {lines ? lines.map(peekLine) : <Skeleton w="100%" h="2.5rem" />}
        </div>
      )}
    </div>
  );
}

const peekLine = (line: OrderLine, at: number) => (
  <p key={at} className="row service__peek-line">
    <Picture src={line.goods_thumb} alt="" size={40} />
    <span className="grow">
      <b className="clip" translate="no">
        {line.goods_name}
      </b>
      <span className="small muted clip">
        {linePack(line)}　× {countOf(line.num)}
      </span>
    </span>
  </p>
);
