import { useEffect, useState } from 'react';
import type { OrderLine, OrderRow } from '#shared/contract/entities.ts';
import { fahuo } from '#shared/contract/fahuo.ts';
import { confirmable } from '#shared/rules/order-actions.ts';
import { api } from '#web/state/api.ts';
import { report } from '#web/state/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { ButtonsRow } from './order-buttons.tsx';
import type { OrderMoves } from './order-moves.ts';
import { parcelName, parcelState } from './order-words.ts';

interface Props {
  readonly row: ButtonsRow;
  readonly moves: OrderMoves;
  readonly onClose: () => void;
}

/** Several parcels: the receipt of each is confirmed by itself (document 1 §4). */
export function ParcelsDialog({ row, moves, onClose }: Props) {
  const open = confirmable(row);
  useEffect(() => {
    if (open.length === 0) onClose();
  }, [open.length, onClose]);
  return (
    <Dialog open title="确认收货" width={600} onClose={onClose}>
      <ul className="parcels">
        {row.delivery.map((parcel) => (
          <li key={parcel.send_id} className="parcels__one">
            <div className="parcels__head">
              <b className="parcels__name">{parcelName(parcel)}</b>
              <Tag tone={parcel.status === 1 ? 'brand' : 'plain'}>{parcelState(parcel)}</Tag>
              {open.includes(parcel.send_id) && (
                <Button size="sm" className="push" onClick={() => moves.receive(row, parcel.send_id)}>
                  确认收货
                </Button>
              )}
            </div>
            <ParcelLines parcel={parcel} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** What is in a parcel; what cannot be loaded is left out, the parcel can be confirmed all the same. */
function ParcelLines({ parcel }: { readonly parcel: OrderRow['delivery'][number] }) {
  const [lines, setLines] = useState<readonly OrderLine[]>();
  useEffect(() => {
    let wanted = true;
    api.send(fahuo.goodsList, { send_id: parcel.send_id }).then(
      ({ data }) => wanted && setLines(data),
      (error: unknown) => {
        if (!wanted) return;
        setLines([]);
        report(error);
      },
    );
    return () => {
      wanted = false;
    };
  }, [parcel.send_id]);
  if (!lines) return <Skeleton w="70%" h="1rem" />;
  return (
    <ul className="parcels__lines small muted">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: goods may stand twice in a parcel, bought and as a gift
        <li key={at}>
          <span className="clip">{[line.goods_name, line.spce_name].filter(Boolean).join(' ')}</span>
          <span className="nowrap">× {line.num}</span>
        </li>
      ))}
    </ul>
  );
}
