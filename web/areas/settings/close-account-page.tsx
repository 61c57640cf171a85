import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { userOff } from '#shared/contract/user-off.ts';
import { closingReasons, LONGEST_CLOSING_MORE } from '#shared/rules/member/account-closing.ts';
import { countdown } from '#shared/rules/orders/countdown.ts';
import { href } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberDock } from '#web/parts/member/member-dock.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { MissingField } from '#web/parts/missing-field.tsx';
import { Offered } from '#web/parts/page/offered.tsx';
import { ToHelp } from '#web/parts/page/to-help.tsx';
import { minuteOf } from '#web/parts/time/day.ts';
import { serverNow } from '#web/state/clock.ts';
import { session } from '#web/state/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip, Chips } from '#web/ui/chip.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import './close-account.css';
import { type Closing, type ClosingStore, createClosing } from './close-account-store.ts';

/** /user-off: closing the account, its waiting period, and cancelling it (document 2 §2). */
export default function CloseAccountPage() {
  const [store] = useState(createClosing);
  return (
    <MemberPage of="closeAccount" query={{}} helped className="has-dock">
      <Loaded part={store.info} skeleton={<Skeletons />} action={<ToHelp />}>
        {({ deleted, obstacles, ...info }) =>
          deleted === undefined || !obstacles ? (
            <MissingField
              call={userOff.offInfo}
              field={obstacles ? 'deleted' : 'obstacles'}
              onRetry={store.info.reload}
            />
          ) : (
            <>
              {deleted && <Waiting info={info} />}
              {!deleted && obstacles.length > 0 && <Obstacles obstacles={obstacles} />}
              <Means />
              {!deleted && obstacles.length === 0 && <Reason store={store} />}
              <Act deleted={deleted} mayClose={obstacles.length === 0} store={store} />
            </>
          )
        }
      </Loaded>
    </MemberPage>
  );
}

/** Where to remove an obstacle, by a word in the server's text; others are plain text. */
const WAYS_ON: readonly (readonly [RegExp, string, () => string])[] = [
  [/订单/, '看订单', () => href.order()],
  [/余额|充值/, '看余额', () => href.ledger()],
];

const Obstacles = ({ obstacles }: { readonly obstacles: readonly string[] }) => (
  <Card title="要先处理好">
    <ul className="ruled tone-warn">
      {obstacles.map((words) => {
        const way = WAYS_ON.find(([word]) => word.test(words));
        return (
          <li key={words} className="row taller closing__obstacle">
            <Icon name="warn" />
            <span className="grow">{words}</span>
            {way && (
              <Offered to={way[2]()}>
                <ButtonLink kind="line" size="sm" href={way[2]()}>
                  {way[1]}
                </ButtonLink>
              </Offered>
            )}
          </li>
        );
      })}
    </ul>
  </Card>
);

const MEANS = [
  ['账号关闭后不能再登录', '订单、发票和证照资料不能再查看'],
  ['优惠券、积分、赠送金额作废', '请先用完；已开的发票请先下载'],
] as const;

const Means = () => (
  <Card title="注销意味着">
    <ol className="column loose inset-below">
      {MEANS.map(([title, more], at) => (
        <li key={title} className="row row--top">
          <i className="disc" aria-hidden="true">
            {at + 1}
          </i>
          <div>
            <b>{title}</b>
            <p className="small muted">{more}</p>
          </div>
        </li>
      ))}
    </ol>
  </Card>
);

function Reason({ store }: { readonly store: ClosingStore }) {
  const { reason, more, agreed, bad, working } = useSnapshot(store.state, { sync: true });
  return (
    <>
      <Card title="注销原因">
        <div className="column loose inset-below">
          <Chips label="注销原因">
            {closingReasons.map((each) => (
              <Chip
                key={each}
                on={each === reason}
                disabled={working}
                onClick={() => store.write({ reason: each === reason ? '' : each })}
              >
                {each}
              </Chip>
            ))}
          </Chips>
          {bad.reason && (
            <p className="said" role="alert">
              {bad.reason}
            </p>
          )}
          <TextArea
            label="补充说明（选填）"
            placeholder="可以只选上面一项"
            rows={3}
            maxLength={LONGEST_CLOSING_MORE}
            disabled={working}
            value={more}
            onChange={(text) => store.write({ more: text })}
          />
        </div>
      </Card>
      <Card className="inset-sides closing__agree">
        <Tick
          square
          on={agreed}
          bad={bad.agreed !== ''}
          disabled={working}
          onChange={(on) => store.write({ agreed: on })}
        >
          我已了解注销的后果
        </Tick>
        {bad.agreed && (
          <p className="said" role="alert">
            {bad.agreed}
          </p>
        )}
      </Card>
    </>
  );
}

function Waiting({
  info: { reason, off_time, end_time },
}: {
  readonly info: Pick<Closing, 'reason' | 'off_time' | 'end_time'>;
}) {
  const { name } = useSnapshot(session);
  const left = end_time ? countdown(end_time, serverNow()) : undefined;
  return (
    <Card>
      <div className="row loose inset">
        <Icon name="clock" size={24} className="tone-warn" />
        <div>
          <h2 className="size-16">注销进行中</h2>
          {left && (
            <p className="small muted">
              还剩 {left.days} 天 {Number(left.hours)} 小时，可以撤回
            </p>
          )}
        </div>
      </div>
      <Timeline
        className="closing__steps"
        items={[
          { key: 'now', title: '等待关闭', now: true },
          { key: 'asked', title: '提交申请', time: off_time ? minuteOf(off_time) : undefined, text: reason },
        ]}
      />
      <Facts
        beside
        className="closing__facts"
        rows={[
          ['关闭时间', end_time && minuteOf(end_time)],
          ['账号', name],
        ]}
      />
    </Card>
  );
}

interface ActProps {
  readonly deleted: boolean;
  /** Nothing prevents it. */
  readonly mayClose: boolean;
  readonly store: ClosingStore;
}

function Act({ deleted, mayClose, store }: ActProps) {
  const { working } = useSnapshot(store.state);
  return (
    <MemberDock>
      {deleted ? (
        <Button size="lg" busy={working} busyText="撤回中" onClick={store.withdraw}>
          撤回注销申请
        </Button>
      ) : (
        <Button
          kind="line"
          size="lg"
          className="closing__go"
          busy={working}
          busyText="提交中"
          disabled={!mayClose}
          onClick={store.close}
        >
          申请注销
        </Button>
      )}
    </MemberDock>
  );
}

const Skeletons = () => (
  <div className="card column loose inset" role="status" aria-label="加载中">
    {MEANS.map(([title]) => (
      <Skeleton key={title} w="80%" h="2.5rem" />
    ))}
  </div>
);
