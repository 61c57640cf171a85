import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Team } from '#shared/contract/team-entities.ts';
import type { TeamScript } from '#shared/flows/group-buys-price-cuts.ts';
import { certifyFirst } from '#shared/messages/daily-sign-in.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import {
  canOrderWon,
  isWonOver,
  placesLeft,
  teamTimeLeft,
  teamTurnsAt,
} from '#shared/rules/goods/group-buys-price-cuts.ts';
import { isVerified } from '#shared/rules/member/verification.ts';
import { href, hrefOf } from '#web/navigation/routes.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { useShareCard } from '#web/parts/page/use-share-card.ts';
import { useSecond } from '#web/parts/time/use-second.ts';
import { useTurn } from '#web/parts/time/use-turn.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import type { PageCard } from '#web/state/shell/share.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Clock } from '#web/ui/clock.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { yuan } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { CutMeter } from './cut-meter.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { OtherTeams } from './other-teams.tsx';
import { Seats } from './seats.tsx';
import { TeamGoods } from './team-goods.tsx';
import { createTeam, type TeamShown, type TeamStore } from './team-store.ts';
import { teamWords } from './team-words.ts';

interface Props {
  readonly script: TeamScript;
  readonly id: string;
  readonly goods_id: string;
}

/** One team by its link, or goods whose team is about to be started. */
export function OneTeam({ script, id, goods_id }: Props) {
  const [store] = useState(() => createTeam({ script, id, goods_id }));
  return (
    <Loaded part={store.shown} skeleton={<TeamSkeleton />}>
      {(shown) => <Shown store={store} script={script} shown={shown} goods_id={goods_id} asked={id !== ''} />}
    </Loaded>
  );
}

interface ShownProps {
  readonly store: TeamStore;
  readonly script: TeamScript;
  readonly shown: TeamShown;
  readonly goods_id: string;
  /** The address names a team. */
  readonly asked: boolean;
}

function Shown({ store, script, shown, goods_id, asked }: ShownProps) {
  const { team, offer, others } = shown;
  useTurn(team ? teamTurnsAt(team) : null);
  const goods = team?.goods_id ?? goods_id;
  const waits = team?.state === 'running';
  useEffect(() => (waits ? store.watch() : undefined), [waits, store]);
  // A price cut has no share card: WeChat's rules forbid sharing for a bargain.
  useShareCard(script === 'group' && team ? cardOf(team) : undefined);
  return (
    <>
      {team ? (
        <TeamPanel store={store} script={script} team={team} />
      ) : (
        <NoTeam script={script} shown={shown} asked={asked} />
      )}
      {!(team && (team.is_owner || team.joined)) && others.length > 0 && (
        <OtherTeams store={store} script={script} teams={others} />
      )}
      <TeamDock store={store} script={script} team={team} offered={offer !== undefined} goods_id={goods} />
      {team?.state === 'running' && <InviteDialog store={store} script={script} team={team} />}
    </>
  );
}

/** The share card of a group buy. Without a price: only verified members may see it. */
const cardOf = ({ id, goods_id, goods_name, goods_thumb, need_num }: Team): PageCard => ({
  title: `【拼团】${goods_name}`,
  desc: `${need_num === undefined ? '' : `${need_num} 家药店成团，`}登录并通过认证后可参加`,
  pictures: goods_thumb ? [goods_thumb] : [],
  address: href.groupBuy({ id, goods_id }),
});

/** Before a team is started, or when the server no longer lists it. */
function NoTeam({ script, shown: { offer, product }, asked }: Pick<ShownProps, 'script' | 'shown' | 'asked'>) {
  const sees = isVerified(useBuyer());
  const [title, say] = [
    script === 'group' ? '没有找到这个拼团' : '没有找到这个砍价',
    '可能已满、已结束，或您已经参加过',
  ];
  if (!offer) return <Empty title={title} say={say} />;
  const { price, need_num, limit_num, hours } = offer;
  const people = script === 'group' ? `${countOf(need_num)} 家成团` : `${countOf(need_num)} 家帮砍到底价`;
  return (
    <>
      {asked && (
        <Notice tone="warn">
          {title}，{say}
        </Notice>
      )}
      <Card className="column tight inset">
        {product && <TeamGoods team={product} why={teamWords[script].why} size={88} bare />}
        <p className="size-16 strong">
          {people}
          {sees && price !== undefined && (
            <>
              ，{script === 'group' ? '拼团价' : '底价'} <b className="team__money">¥{yuan(price)}</b>
            </>
          )}
        </p>
        <p className="small muted">
          开始后 {countOf(hours)} 小时内有效，每单限 {countOf(limit_num)} {product?.unitno_name || '件'}；不用先付款
        </p>
      </Card>
    </>
  );
}

interface TeamProps {
  readonly store: TeamStore;
  readonly script: TeamScript;
  readonly team: Team;
}

function TeamPanel({ store, script, team }: TeamProps) {
  const { cut } = useSnapshot(store.state);
  return (
    <>
      <Card className="inset">
        <TeamGoods team={team} why={teamWords[script].why} size={88} bare={script === 'help'}>
          <p className="small muted">
            {script === 'group' ? `${countOf(team.need_num)} 家成团　` : ''}每单限 {countOf(team.limit_num)}{' '}
            {team.unitno_name}
          </p>
        </TeamGoods>
        <div className="centred team__body">
          {script === 'help' && <CutMeter team={team} />}
          {script === 'group' && <Seats team={team} />}
          <State script={script} team={team} />
        </div>
      </Card>
      {cut !== null && (
        <Notice tone="good" icon="check">
          您已帮砍 ¥{yuan(cut)}
        </Notice>
      )}
    </>
  );
}

/** The state in words, and the time left. */
function State({ script, team }: Omit<TeamProps, 'store'>) {
  const now = useSecond(isTimed(team));
  const left = teamTimeLeft(team, now);
  const missing = countOf(placesLeft(team));
  if (team.state === 'complete' || team.state === 'used') {
    return (
      <>
        <h2 className="size-18">{script === 'group' ? '已成团' : '已砍到底价'}</h2>
        {team.state === 'used' && <p className="muted">已按该价格下单</p>}
        {left > 0 && <Clock left={left} label="价格保留" />}
        {isWonOver(team, now) && <p className="muted">价格保留已到期</p>}
        {script === 'group' && team.state === 'complete' && !team.use_end_time && !wins(script, team) && (
          <p className="muted">该团已满</p>
        )}
      </>
    );
  }
  if (team.state === undefined) return null;
  if (team.state === 'failed') {
    return (
      <>
        <h2 className="size-18">已结束</h2>
        <p className="muted">
          {script === 'group' ? `没有凑满 ${countOf(team.need_num)} 家` : '没有砍到底价'}，未产生费用
        </p>
      </>
    );
  }
  return (
    <>
      {left > 0 && <Clock left={left} label="剩余" className="size-16" />}
      <p>
        还差 <b>{missing}</b> 家{script === 'group' ? '成团' : '帮砍到底价'}
      </p>
      {!team.joined && !team.is_owner && (
        <p className="small muted">
          {script === 'group' ? '参团不用先付款，成团后按拼团价下单' : '每家只能帮砍一次，不影响您自己的价格'}
        </p>
      )}
    </>
  );
}

/** Time changes what can be done with it. */
const isTimed = ({ state }: Team): boolean => state === 'running' || state === 'complete';

/** A group's price is for all who joined, that of a price cut for its owner alone: helpers help. */
const wins = (script: TeamScript, { is_owner, joined }: Team): boolean =>
  is_owner === true || (script === 'group' && joined === true);

interface DockProps {
  readonly store: TeamStore;
  readonly script: TeamScript;
  readonly team: Team | undefined;
  readonly offered: boolean;
  readonly goods_id: string;
}

/** The one action that is possible now. */
function TeamDock({ store, script, team, offered, goods_id }: DockProps) {
  const verified = isVerified(useBuyer());
  const now = useSecond(team !== undefined && isTimed(team));
  const words = teamWords[script];
  const act = () => {
    if (!verified) return <ToVerify />;
    if (team && canOrderWon(team, now, wins(script, team)))
      return <ToGoods goods_id={goods_id} lx={words.lx} label={words.order} />;
    if (team?.state === 'used' && team.order_id)
      return (
        <ButtonLink kind="line" size="lg" wide href={href.orderInfo({ order_id: team.order_id })}>
          查看订单
        </ButtonLink>
      );
    const running = team?.state === 'running';
    if (running && (team.is_owner || team.joined)) {
      return (
        <Button size="lg" wide onClick={() => store.invite(true)}>
          {words.invite}
        </Button>
      );
    }
    if (running && team.is_owner === false && team.joined === false) {
      return (
        <Button size="lg" wide busyText="提交中" onClick={() => store.join(team.id)}>
          {words.join}
        </Button>
      );
    }
    // Whether the member takes part is unknown.
    if (running) return <ToGoods goods_id={team.goods_id} label="查看商品" line />;
    if (!goods_id) return <ToGoodsOf script={script} />;
    if (!offered) return <ToGoods goods_id={goods_id} label="查看商品" line />;
    return (
      <Button size="lg" wide busyText="提交中" onClick={() => store.start(goods_id)}>
        {team?.state === 'failed' && team.is_owner ? words.again : words.start}
      </Button>
    );
  };
  return (
    <Dock desk="plain" className="teams__dock">
      {act()}
    </Dock>
  );
}

const ToVerify = () => (
  <ButtonLink size="lg" wide href={hrefOf('/user-center?path=user-yz')}>
    {certifyFirst.text}
  </ButtonLink>
);

const ToGoods = ({ goods_id, lx, label, line }: { goods_id: string; lx?: string; label: string; line?: boolean }) => (
  <ButtonLink size="lg" wide kind={line ? 'line' : 'main'} href={href.goods({ id: goods_id, ...(lx && { lx }) })}>
    {label}
  </ButtonLink>
);

const ToGoodsOf = ({ script }: { readonly script: TeamScript }) => (
  <ButtonLink size="lg" wide href={href.intro({ intro: teamWords[script].intro })}>
    去看{teamWords[script].goods}
  </ButtonLink>
);

const TeamSkeleton = () => (
  <div className="card inset" aria-hidden="true">
    <div className="row row--top loose">
      <Skeleton w={88} h={88} />
      <div className="column grow tight">
        <Skeleton w="80%" h="1.25rem" />
        <Skeleton w="40%" h="1.5rem" />
      </div>
    </div>
    <div className="centred team__body">
      <Skeleton w="60%" h="6rem" />
    </div>
  </div>
);
