import { Suspense } from 'react';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { later } from '#web/parts/page/later.ts';
import { useBuyer } from '#web/state/session/buyer.ts';

interface Props {
  readonly lx: GoodsCard['lx'];
  readonly goodsId: string;
}

/** `lx` of the cards of group buys and price cuts. */
const GROUP = '2';
const CUT = '3';

const TeamTerms = later(async () => (await import('./team-terms.lazy.tsx')).TeamTerms).View;

/** The terms of a group buy or price cut, for goods reached as one. */
export function TeamOffer({ lx, goodsId }: Props) {
  const { token } = useBuyer();
  if ((lx !== GROUP && lx !== CUT) || !isLoggedIn(token)) return null;
  return (
    <Suspense>
      <TeamTerms isGroup={lx === GROUP} goodsId={goodsId} />
    </Suspense>
  );
}
