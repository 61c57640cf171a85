import { useEffect } from 'react';
import { confirmable, parcelsOf } from '#shared/rules/orders/parcels.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { ButtonsRow } from './order-buttons.tsx';
import type { OrderMoves } from './order-moves.ts';
import { parcelName, parcelState } from './order-words.ts';
import { ParcelLines } from './parcel-lines.tsx';

interface Props {
  readonly row: ButtonsRow;
  readonly moves: OrderMoves;
  readonly onClose: () => void;
}

/** Several parcels: the receipt of each is confirmed separately (document 1 §4). */
export function ParcelsDialog({ row, moves, onClose }: Props) {
  const open = confirmable(row);
  useEffect(() => {
    if (open.length === 0) onClose();
  }, [open.length, onClose]);
  return (
    <Dialog open title="确认收货" width={600} onClose={onClose}>
      <ul className="ruled">
        {parcelsOf(row).map((parcel) => (
          <li key={parcel.send_id} className="parcels__one">
            <div className="row wrap parcels__head">
              <b>{parcelName(parcel)}</b>
              <Tag tone={parcel.status === 1 ? 'brand' : 'plain'}>{parcelState(parcel)}</Tag>
              {open.includes(parcel.send_id) && (
                <Button size="sm" className="push" onClick={() => moves.receive(row, parcel.send_id)}>
                  确认收货
                </Button>
              )}
            </div>
            <ParcelLines send_id={parcel.send_id} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
