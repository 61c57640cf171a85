import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { missedDayStartsAnew } from '#shared/messages/daily-sign-in.ts';
import { RECOMMENDED_ON_ARTICLES } from '#shared/rules/goods/recommendation.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { giftShort, signInButton, tomorrowsGift } from '#shared/rules/member/daily-sign-in.ts';
import { pointsText, pointsWorth } from '#shared/rules/member/member.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { href, hrefOf } from '#web/navigation/routes.ts';
import { Recommendations } from '#web/parts/goods/recommendations.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { shortMinute } from '#web/parts/time/day.ts';
import { useNewDay } from '#web/parts/time/use-day.ts';
import { serverNow } from '#web/state/clock.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { session } from '#web/state/session/session.ts';
import { useFlag } from '#web/state/session/use-flag.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AddressChoice } from './address-choice.tsx';
import './daily-sign-in.css';
import { createDailySignIn, type DailySignInStore, type SignInShown } from './daily-sign-in-store.ts';
import { DaySlots } from './day-slots.tsx';
import { Gained } from './gained.tsx';
import { Rules, RulesDialog } from './sign-in-rules.tsx';

/** /signin: seven days with their gifts, and today's sign-in (document 2 §2). */
export default function DailySignInPage() {
  const [store] = useState(createDailySignIn);
  const [reading, setReading] = useState(false);
  const { token } = useSnapshot(session);
  const desk = useDesk();
  const { phase } = usePart(store.shown);
  useNewDay(store.beginDay);
  const known = isLoggedIn(token);
  return (
    <MemberPage
      of="dailySignIn"
      query={{}}
      className="signin-page"
      tools={
        !desk && (
          <button type="button" className="go push hit nowrap" onClick={() => setReading(true)}>
            签到规则
            <Icon name="right" size={16} />
          </button>
        )
      }
    >
      <div className="column loose signin-page__top">
        {known ? <SignIn store={store} /> : <Visitor />}
        {desk && (
          <Card title="签到规则">
            <Rules />
          </Card>
        )}
      </div>
      {/* Shown after the week, whose height depends on its gifts. */}
      {(!known || phase === 'shown' || phase === 'failed') && (
        <Recommendations num={RECOMMENDED_ON_ARTICLES} lx="signin" />
      )}
      <RulesDialog open={reading} onClose={() => setReading(false)} />
    </MemberPage>
  );
}

/** For a visitor: a link to the login and back. */
const Visitor = () => (
  <Card className="column loose inset">
    <p className="signin__say muted">登录后签到领积分、优惠券和礼品</p>
    <ButtonLink size="lg" wide href={href.user({ path: 'login', back: href.dailySignIn() })}>
      去登录
    </ButtonLink>
    <p className="signin__foot small muted">{missedDayStartsAnew.text}</p>
  </Card>
);

const SignIn = ({ store }: { readonly store: DailySignInStore }) => (
  <>
    <Loaded part={store.shown} skeleton={<SignInSkeleton />}>
      {(shown) => <Shown store={store} shown={shown} />}
    </Loaded>
    <AddressChoice store={store} />
    <Gained store={store} />
  </>
);

interface ShownProps {
  readonly store: DailySignInStore;
  readonly shown: SignInShown;
}

function Shown({ store, shown: { week, points, ratio, missed } }: ShownProps) {
  const hasPoints = useFlag('integral') !== false;
  return (
    <Card className="column loose inset">
      <div className="wrap signin__top">
        <div>
          <p className="small muted">已连续签到</p>
          <p className="signin__num">
            {week.lx_day}
            <small> 天</small>
          </p>
        </div>
        {hasPoints && (
          <div className="push">
            <p className="small muted">我的积分</p>
            <p className="signin__num">
              {pointsText(points)}
              {points !== undefined && ratio > 0 && <small> ≈ ¥{yuan(pointsWorth(points, ratio))}</small>}
            </p>
          </div>
        )}
      </div>
      {missed && (
        <Notice tone="warn">
          {missedDayStartsAnew.text}（{missed.slice(5)} 没有签到）
        </Notice>
      )}
      <DaySlots week={week} />
      <SignInButton store={store} week={week} />
      <p className="signin__foot small muted">
        {footWords({ week, missed }).map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
    </Card>
  );
}

/** What comes next: tomorrow's gift, what a missed day does, when the gifts are renewed. */
function footWords({ week }: Pick<SignInShown, 'week' | 'missed'>): string[] {
  const next = week.is_get ? `明天签到可得 ${giftShort(tomorrowsGift(week))}` : missedDayStartsAnew.text;
  return [next, ...(week.re_time && week.re_time > serverNow() ? [`奖池 ${shortMinute(week.re_time)} 更新`] : [])];
}

/** Not verified, can sign in, or signed in already. */
function SignInButton({ store, week }: { readonly store: DailySignInStore; readonly week: SignInShown['week'] }) {
  const button = signInButton(useBuyer(), week);
  if (button.state === 'verify' || button.state === 'login') {
    return (
      <ButtonLink size="lg" wide href={hrefOf(button.to)}>
        {button.label}
      </ButtonLink>
    );
  }
  return (
    <Button size="lg" wide busyText="签到中" disabled={button.state === 'signed'} onClick={store.press}>
      {button.label}
    </Button>
  );
}

const SignInSkeleton = () => (
  <Card className="column loose inset">
    <div className="wrap signin__top">
      <Skeleton w="4rem" h="2.75rem" />
      <Skeleton w="6rem" h="2.75rem" className="push" />
    </div>
    <DaySlots />
    <Skeleton w="100%" h={48} />
    <p className="signin__foot">
      <Skeleton w="60%" h="1rem" />
    </p>
  </Card>
);
