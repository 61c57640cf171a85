import type { TeamScript } from '#shared/flows/group-buys-price-cuts.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OneTeam } from './one-team.tsx';
import { OwnTeams } from './own-teams.tsx';
import { teamWords } from './team-words.ts';
import './teams.css';

interface Props {
  readonly script: TeamScript;
  readonly query: QueryOf<'groupBuy'>;
}

/** The member's own teams. With an id: that team, own or another's. With goods only: the team about to be started. */
export function TeamsFrame({ script, query }: Props) {
  const { id, goods_id } = query;
  const words = teamWords[script];
  const one = id !== '' || goods_id !== '';
  return (
    <MemberPage
      of={words.of}
      query={query}
      className={one ? 'teams-page teams-page--one' : 'teams-page'}
      tools={
        !one && (
          <a className="go push hit nowrap" href={href.intro({ intro: words.intro })}>
            {words.goods}
            <Icon name="right" size={16} />
          </a>
        )
      }
    >
      {one ? <OneTeam script={script} id={id} goods_id={goods_id} /> : <OwnTeams script={script} />}
    </MemberPage>
  );
}
