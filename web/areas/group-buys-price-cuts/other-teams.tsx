import type { Team } from '#shared/contract/team-entities.ts';
import type { TeamScript } from '#shared/flows/group-buys-price-cuts.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import { placesLeft, teamTimeLeft, teamTurnsAt } from '#shared/rules/goods/group-buys-price-cuts.ts';
import { href } from '#web/navigation/routes.ts';
import { useTurn } from '#web/parts/time/use-turn.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Clock } from '#web/ui/clock.tsx';
import { firstLetter } from './first-letter.ts';
import type { TeamStore } from './team-store.ts';
import { teamWords } from './team-words.ts';

interface Props {
  readonly store: TeamStore;
  readonly script: TeamScript;
  readonly teams: readonly Team[];
}

/** Running teams of the same goods with a free place. */
export function OtherTeams({ script, teams }: Props) {
  const running = teams.filter(({ state }) => state === 'running');
  const ends = running.flatMap((each) => teamTurnsAt(each) ?? []);
  const now = useTurn(ends.length > 0 ? Math.min(...ends) : null);
  if (running.length === 0) return null;
  return (
    <Card title={script === 'group' ? '正在拼团' : '正在砍价'} note={`${running.length} 个`}>
      <ul className="ruled team__others">
        {running.map((each) => (
          <li key={each.id} className="row loose taller inset-sides">
            <span className="seat" aria-hidden="true">
              {firstLetter(each.nickname) || '店'}
            </span>
            <span className="column grow tight">
              <span className="clip">{each.nickname || '药店'}</span>
              <span className="small muted">
                还差 {countOf(placesLeft(each))} 家{' '}
                {each.end_time && <Clock left={teamTimeLeft(each, now)} label="剩" />}
              </span>
            </span>
            <ButtonLink
              kind="soft"
              size="sm"
              href={href[teamWords[script].of]({ id: each.id, goods_id: each.goods_id })}
            >
              {script === 'group' ? '参团' : '帮砍'}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
