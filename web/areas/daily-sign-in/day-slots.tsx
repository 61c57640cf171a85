import type { SignInDay, SignInWeek } from '#shared/contract/signin.ts';
import { giftShort, SIGN_IN_DAYS, todaysDay, weekDays } from '#shared/rules/member/daily-sign-in.ts';
import { dayOf } from '#web/parts/time/day.ts';
import { serverNow } from '#web/state/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { type Drawn, Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { GIFT } from './gift-sign.ts';

const DAY_MS = 86_400_000;
const HAD: Drawn = { name: 'check' };
const SIGNS: readonly Drawn[] = [{ name: 'minus' }, GIFT, { name: 'ticket' }, { name: 'points' }];
const DAYS = Array.from({ length: SIGN_IN_DAYS }, (_, at) => at + 1);

/** The seven days with their dates: past, today, coming. Without a week their skeleton. */
export function DaySlots({ week }: { readonly week?: SignInWeek }) {
  if (!week) {
    return (
      <ol className="days" aria-hidden="true">
        {DAYS.map((day) => (
          <li key={day} className={cx('day day--got', day === SIGN_IN_DAYS && 'day--last')} />
        ))}
      </ol>
    );
  }
  const today = todaysDay(week);
  const now = serverNow();
  return (
    <ol className="days">
      {weekDays(week).map((gift, at) => (
        <DaySlot
          key={DAYS[at]}
          day={at + 1}
          gift={gift}
          isToday={at + 1 === today}
          isHad={at + 1 < today || (at + 1 === today && week.is_get)}
          date={dayOf(now + (at + 1 - today) * DAY_MS).slice(5)}
        />
      ))}
    </ol>
  );
}

interface SlotProps {
  readonly day: number;
  readonly gift: SignInDay;
  readonly isToday: boolean;
  readonly isHad: boolean;
  readonly date: string;
}

function DaySlot({ day, gift, isToday, isHad, date }: SlotProps) {
  const isLast = day === SIGN_IN_DAYS;
  const look = cx('day centred', isHad ? 'day--got' : isToday && 'day--now', isLast && 'day--last');
  const label = isToday ? '今天' : `第 ${day} 天`;
  const words = (
    <>
      <span className="small">
        {label}
        {isHad && <span className="visually-hidden">，已签到</span>}
      </span>
      {!(isLast && gift.gift_type === 1) && (
        <Icon {...(isHad ? HAD : (SIGNS[gift.gift_type ?? 0] ?? GIFT))} size={24} />
      )}
      <b className="small">{giftShort(gift)}</b>
      <span className="small muted">{date}</span>
    </>
  );
  const aria = isToday ? ({ 'aria-current': 'date' } as const) : {};
  if (!isLast || gift.gift_type !== 1) {
    return (
      <li className={look} {...aria}>
        {words}
      </li>
    );
  }
  return (
    <li className={cx(look, 'day--goods')} {...aria}>
      <span className="day__words">{words}</span>
      <Picture src={gift.data?.goods_thumb} alt="" size={56} />
    </li>
  );
}
