import type { Team } from '#shared/contract/team-entities.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import { firstLetter } from './first-letter.ts';

/** More seats than these are shown as a number only. */
const SHOWN = 12;

/**
 * The seats of a group. The server does not name the members: the owner by a masked name, oneself, and the free ones.
 * Without both their numbers there are words.
 */
export function Seats({ team }: { readonly team: Team }) {
  const { need_num, have_num, joined, is_owner, state, nickname = '' } = team;
  if (need_num === undefined || have_num === undefined) {
    return (
      <p className="small muted">
        {countOf(have_num)} 家已参团，共 {countOf(need_num)} 家
      </p>
    );
  }
  const seats = Array.from({ length: Math.min(need_num, SHOWN) }, (_, at) => at);
  const words = (at: number): { letter: string; name: string; kind: string } => {
    if (at >= have_num) return { letter: '?', name: state === 'failed' ? '空缺' : '等待加入', kind: 'seat--free' };
    if (at === 0)
      return {
        letter: firstLetter(nickname) || '店',
        name: is_owner ? '我' : nickname || '团长',
        kind: is_owner ? 'seat--me' : '',
      };
    if (at === have_num - 1 && joined && !is_owner) return { letter: '我', name: '我', kind: 'seat--me' };
    return { letter: '店', name: '已参团', kind: '' };
  };
  return (
    <ul className="wrap loose seats" aria-label={`${have_num} 家已参团，共 ${need_num} 家`}>
      {seats.map((at) => {
        const { letter, name, kind } = words(at);
        return (
          <li key={at} className="column tight centred small">
            <span className={`seat ${kind}`} aria-hidden="true">
              {letter}
            </span>
            {name}
          </li>
        );
      })}
      {need_num > SHOWN && (
        <li className="column tight centred small">
          <span className="seat" aria-hidden="true">
            …
          </span>
          共 {need_num} 家
        </li>
      )}
    </ul>
  );
}
