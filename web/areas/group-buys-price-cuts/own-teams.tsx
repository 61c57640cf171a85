import { useState } from 'react';
import type { Team } from '#shared/contract/team-entities.ts';
import type { TeamScript } from '#shared/flows/group-buys-price-cuts.ts';
import { noRecords } from '#shared/messages/empty.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import {
  canOrderWon,
  isWonOver,
  placesLeft,
  teamStateLabel,
  teamTimeLeft,
  teamTurnsAt,
} from '#shared/rules/goods/group-buys-price-cuts.ts';
import { href, routes } from '#web/navigation/routes.ts';
import { EndlessList } from '#web/parts/list/endless-list.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { shortDay } from '#web/parts/time/day.ts';
import { useSecond } from '#web/parts/time/use-second.ts';
import { useTurn } from '#web/parts/time/use-turn.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Clock } from '#web/ui/clock.tsx';
import { cx } from '#web/ui/cx.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { TeamGoods } from './team-goods.tsx';
import { createOwnTeams } from './team-store.ts';
import { teamWords } from './team-words.ts';

/** The member's own teams, newest first: running, won, ordered, failed. */
export function OwnTeams({ script }: { readonly script: TeamScript }) {
  const [list] = useState(() => createOwnTeams(script));
  const words = teamWords[script];
  return (
    <Loaded
      part={list}
      skeleton={<TeamsSkeleton />}
      empty={
        <Empty
          title={noRecords.text}
          say={routes[words.of].gate}
          action={<ButtonLink href={href.intro({ intro: words.intro })}>去看{words.goods}</ButtonLink>}
        />
      }
    >
      {() => (
        <EndlessList list={list} itemKey={(team) => team.id} className="teams" rowSize={140}>
          {(team) => <TeamCard script={script} team={team} />}
        </EndlessList>
      )}
    </Loaded>
  );
}

interface CardProps {
  readonly script: TeamScript;
  readonly team: Team;
}

function TeamCard({ script, team }: CardProps) {
  const { why } = teamWords[script];
  useTurn(teamTurnsAt(team));
  const label = team.state ? teamStateLabel[team.state] : '';
  const live = team.state === 'running' || team.state === 'complete';
  return (
    <Card className="inset">
      <TeamGoods
        team={team}
        why={why}
        state={<span className={cx('keep size-13', live ? 'strong tone-good' : 'muted')}>{label}</span>}
      />
      <div className="row wrap tall team__foot">
        <TeamProgress script={script} team={team} />
        <span className="push">
          <TeamAct script={script} team={team} />
        </span>
      </div>
    </Card>
  );
}

/** The state: missing members and time left, how long the price is valid, or how it ended. */
function TeamProgress({ script, team }: CardProps) {
  const now = useSecond(team.state === 'running' || team.state === 'complete');
  const left = teamTimeLeft(team, now);
  const seats = `${countOf(team.have_num)} / ${countOf(team.need_num)}`;
  switch (team.state) {
    case 'running':
      return (
        <span className="small muted row wrap flush">
          还差 {countOf(placesLeft(team))} 家 {left > 0 && <Clock left={left} label="剩" />}
        </span>
      );
    case 'complete':
      return isWonOver(team, now) ? (
        <span className="small muted">价格保留已到期</span>
      ) : (
        <span className="small muted row wrap flush">
          {left > 0 && <Clock left={left} label="价格保留" />} 每单限 {countOf(team.limit_num)} {team.unitno_name}
        </span>
      );
    case 'used':
      return (
        <span className="small muted">
          {script === 'group' ? `已成团，${countOf(team.need_num)} 家` : '已砍到底价'}
        </span>
      );
    case 'failed':
      return (
        <span className="small muted">
          {shortDay(team.end_time ?? team.add_time ?? now)} {script === 'group' ? '到期未成团' : '到期未砍成'}（{seats}
          ）
        </span>
      );
    default:
      return null;
  }
}

function TeamAct({ script, team }: CardProps) {
  const words = teamWords[script];
  const now = useSecond(team.state === 'complete');
  const one = href[words.of]({ id: team.id, goods_id: team.goods_id });
  if (team.state === 'used' && team.order_id) {
    return (
      <ButtonLink kind="line" size="sm" href={href.orderInfo({ order_id: team.order_id })}>
        查看订单
      </ButtonLink>
    );
  }
  if (canOrderWon(team, now, true)) {
    return (
      <ButtonLink size="sm" href={href.goods({ id: team.goods_id, lx: words.lx })}>
        {words.order}
      </ButtonLink>
    );
  }
  if (team.state === 'failed' || team.state === 'complete') {
    return (
      <ButtonLink kind="line" size="sm" href={href[words.of]({ goods_id: team.goods_id })}>
        {words.again}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink size="sm" href={one}>
      {team.is_owner || script === 'group' ? words.invite : '查看'}
    </ButtonLink>
  );
}

const TeamsSkeleton = () => (
  <div className="teams" aria-hidden="true">
    {[0, 1, 2].map((at) => (
      <div key={at} className="card inset">
        <div className="row row--top loose">
          <Skeleton w={72} h={72} />
          <div className="column grow tight">
            <Skeleton w="80%" h="1.25rem" />
            <Skeleton w="40%" h="1.5rem" />
          </div>
        </div>
        <div className="row wrap tall team__foot">
          <Skeleton w="50%" h="1rem" />
        </div>
      </div>
    ))}
  </div>
);
