import { useSnapshot } from 'valtio';
import type { TopUpActivity } from '#shared/contract/member-entities.ts';
import { CUSTOM, FIXED_AMOUNTS } from '#shared/rules/pay/top-up.ts';
import { shortDay } from '#web/parts/time/day.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/field.tsx';
import { yuan } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { TopUpStore } from './top-up-store.ts';

/** Whole yuan without decimals, which offers hardly ever have. */
const plain = (fen: number | undefined): string => yuan(fen).replace(/\.00$/, '');

interface ActivitiesProps {
  readonly store: TopUpStore;
  readonly activities: readonly TopUpActivity[];
}

/** The activities. Activities and amounts of the page are one radio group. */
export function Activities({ store, activities }: ActivitiesProps) {
  const { type } = useSnapshot(store.state);
  if (activities.length === 0) return null;
  return (
    <Card title="充值活动" className="top-up__part">
      <fieldset className="top-up__acts">
        <legend className="visually-hidden">充值活动</legend>
        {activities.map(({ hd_id, moneys, s_money, title, end_time }) => (
          <Tick
            key={hd_id}
            group="top-up"
            className={cx('top-up__act', type === hd_id && 'is-on')}
            on={type === hd_id}
            onChange={() => store.choose(hd_id)}
          >
            <span className="row wrap flush top-up__sum">
              <b>充 ¥{plain(moneys)}</b> <span className="top-up__gift">送 ¥{plain(s_money)}</span>
            </span>
            <span className="small muted wrap loose flush">
              <span>{title}</span>
              {end_time && <span className="nowrap">{shortDay(end_time)} 止</span>}
            </span>
          </Tick>
        ))}
      </fieldset>
    </Card>
  );
}

/** The fixed amounts, and a custom one. */
export function Amounts({ store }: { readonly store: TopUpStore }) {
  const { type, typed, bad } = useSnapshot(store.state, { sync: true });
  return (
    <Card title="充值金额" note="元" className="top-up__part">
      <fieldset className="top-up__amounts">
        <legend className="visually-hidden">固定金额</legend>
        {Object.entries(FIXED_AMOUNTS).map(([key, fen]) => (
          <label key={key} className={cx('top-up__amount', type === key && 'is-on')}>
            <input
              type="radio"
              className="visually-hidden"
              name="top-up"
              checked={type === key}
              onChange={() => store.choose(key)}
            />
            {plain(fen)}
          </label>
        ))}
      </fieldset>
      <Field
        className="top-up__custom"
        label="其他金额"
        quiet
        icon="yen"
        value={typed}
        onChange={store.type}
        onBlur={store.check}
        placeholder="其他金额"
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="transaction-amount"
        maxLength={24}
        aria-label={type === CUSTOM ? '其他金额，已选择' : '其他金额'}
        bad={bad || undefined}
      />
    </Card>
  );
}

/** The skeleton of the page, with its final size. */
export const TopUpSkeleton = ({ desk }: { readonly desk: boolean }) => (
  <div className="column top-up__form" aria-busy="true" role="status" aria-label="加载中">
    {!desk && (
      <section className="card row wrap flush tall inset">
        <Skeleton w="5rem" h="1.25rem" />
        <span className="push">
          <Skeleton w="6rem" h="1rem" />
        </span>
      </section>
    )}
    <div className="column top-up__cols">
      <Card title="充值活动" className="top-up__part">
        <div className="top-up__acts">
          {[1, 2, 3].map((at) => (
            <div key={at} className="top-up__act top-up__act--skeleton">
              <Skeleton w="50%" h="1.25rem" />
              <Skeleton w="38%" h="1rem" />
            </div>
          ))}
        </div>
      </Card>
      <div className="top-up__own">
        <Card title="充值金额" note="元" className="top-up__part">
          <div className="top-up__amounts">
            {[1, 2, 3, 4].map((at) => (
              <Skeleton key={at} w="100%" h="3rem" />
            ))}
          </div>
          <div className="top-up__custom">
            <Skeleton w="100%" h="3rem" />
          </div>
        </Card>
      </div>
    </div>
  </div>
);
