import { minuteOf } from '#web/parts/day.ts';
import { href } from '#web/state/routes.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Trail } from '#web/ui/trail.tsx';
import type { Centre } from './centre.ts';

/** The parcels on their way, each with where it is now. */
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
      <Trail
        items={parcels.map(({ send_id, delivery_name, delivery_num, data }) => ({
          key: send_id,
          title: data.status || '运输中',
          time: data.time ? minuteOf(data.time).slice(5) : '',
          text: (
            <>
              {data.context}
              <br />
              {[delivery_name, delivery_num].filter(Boolean).join(' ')}
            </>
          ),
          now: true,
        }))}
        className="centre__track"
      />
    </Card>
  );
}
