import type { Team } from '#shared/contract/team-entities.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import { isVerified } from '#shared/rules/member/verification.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { Meter } from '#web/ui/meter.tsx';
import { Price, yuan } from '#web/ui/price.tsx';

/** Current price, lowest price and the rest in one bar; without prices only the number of helpers. */
export function CutMeter({ team }: { readonly team: Team }) {
  const { from_price: from, price: floor, now_price: now, have_num, need_num } = team;
  const sees = isVerified(useBuyer());
  if (!sees || from === undefined || floor === undefined || now === undefined) {
    return (
      <>
        <p>
          已有 {countOf(have_num)} 家帮砍，共需 {countOf(need_num)} 家
        </p>
        {have_num !== undefined && need_num !== undefined && (
          <Meter
            value={need_num > 0 ? have_num / need_num : 0}
            label="砍价进度"
            say={`${have_num} 家，共需 ${need_num} 家`}
            className="wide"
          />
        )}
      </>
    );
  }
  const way = from - floor;
  return (
    <>
      <p className="team__now">
        <span className="small muted">{now <= floor ? '砍成价' : '现价'}</span> <Price fen={now} size="lg" />
      </p>
      <p className="small muted">
        {countOf(have_num)} 家帮砍，已砍 ¥{yuan(from - now)}
        {now > floor && `，离底价还差 ¥${yuan(now - floor)}`}
      </p>
      <Meter
        value={way > 0 ? (from - now) / way : 1}
        label="砍价进度"
        say={`已砍 ¥${yuan(from - now)}，共可砍 ¥${yuan(way)}`}
        className="wide"
      />
      <p className="wrap apart small wide">
        <span className="muted">原价 ¥{yuan(from)}</span>
        <span className="muted">
          底价 <b>¥{yuan(floor)}</b>
        </span>
      </p>
    </>
  );
}
