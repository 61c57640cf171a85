import { noTracking } from '#shared/messages/empty.ts';
import { href } from '#web/navigation/routes.ts';
import { shortMinute } from '#web/parts/time/day.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Centre } from './centre.ts';

/** Parcels in transit, each with its current place. */
export function ParcelTrack({ parcels }: { readonly parcels: Centre['delivery_list'] }) {
  return (
    <Card
      title="包裹跟踪"
      more={
        <a className="go" href={href.order({ lx: '3' })}>
          {parcels.length} 个在途
          <Icon name="right" size={16} />
        </a>
      }
    >
      <ul className="track">
        {parcels.map(({ send_id, delivery_name, delivery_num, data }) => (
          <li key={send_id} className="track__one">
            <Icon name="truck" />
            <div>
              <p>
                <b>{data ? data.status || '运输中' : noTracking.text}</b>
                {data?.time && <span className="track__time small muted">{shortMinute(data.time)}</span>}
              </p>
              {data?.context && <p className="small">{data.context}</p>}
              <p className="small muted">{[delivery_name, delivery_num].filter(Boolean).join(' ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
