import { activitiesUnreadable } from '#shared/messages/top-up.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { shortDay } from '#web/parts/time/day.ts';
import { Card } from '#web/ui/card.tsx';
import type { Centre } from './centre.ts';
import { topUpYuan } from './top-up-yuan.ts';

interface Props {
  /** Undefined: they came and cannot be read. */
  readonly offers: Centre['czhd_list'];
  readonly note: string;
}

/** The top-up activities; each links to the top-up page with it chosen. */
export function TopUps({ offers, note }: Props) {
  if (!offers) {
    return (
      <Card title="充值活动" className="card__body">
        <p className="small muted">{activitiesUnreadable.text}</p>
      </Card>
    );
  }
  return (
    <Card title="充值活动" note={note}>
      <ul className="tops">
        {offers.map(({ hd_id, moneys, s_money, title, end_time }) => (
          <li key={hd_id}>
            <a className="tops__one" href={hrefOf(`/recharge?hd_id=${encodeURIComponent(hd_id)}`)} title={title}>
              <b>充 {topUpYuan(moneys)}</b>
              {s_money !== 0 && <span className="tops__gift">送 {topUpYuan(s_money)}</span>}
              {end_time && <span className="small muted">{shortDay(end_time)} 止</span>}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
