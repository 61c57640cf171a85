/** Lines of a list that wait for the same decision: one choice for all of them. */
import type { Message } from '#shared/messages/message.ts';
import {
  alikeCheapest,
  alikeDiffers,
  alikeMaker,
  alikeMakers,
  alikeSeller,
  alikeYes,
} from '#shared/messages/quick-order.ts';
import { cardPrice } from '#shared/rules/prices/card-price.ts';
import type { Candidate, Found } from '#shared/rules/quick-order/found-goods.ts';
import type { Difference } from './agree.ts';

interface OpenLine {
  readonly key: number;
  readonly found: Found | null;
}

/** A way to decide: the goods of each line. */
export interface AlikeWay {
  readonly label: Message;
  readonly picks: readonly { readonly key: number; readonly goods: Candidate }[];
}

export interface Alike {
  readonly about: Message;
  readonly ways: readonly AlikeWay[];
}

/** Fewer lines are decided one by one. */
const LEAST = 2;
const MOST_MAKERS = 3;

export function alikeOf(lines: readonly OpenLine[]): readonly Alike[] {
  return [...byDifference(lines), ...byMaker(lines)];
}

/** Goods that were found, of which the lines say the same kind of thing otherwise. */
function byDifference(lines: readonly OpenLine[]): readonly Alike[] {
  const groups = new Map<string, { readonly key: number; readonly goods: Candidate }[]>();
  for (const { key, found } of lines) {
    const pick = pickOf(found);
    // Words of a row are read one by one.
    if (!pick || pick.differs.some(({ what }) => what === 'remark')) continue;
    const what = kindsOf(pick.differs);
    groups.set(what, [...(groups.get(what) ?? []), { key, goods: pick.goods }]);
  }
  return [...groups]
    .filter(([, picks]) => picks.length >= LEAST)
    .map(([what, picks]) => ({
      about: alikeDiffers(what.split(' ') as Difference['what'][], picks.length),
      ways: [{ label: alikeYes(picks.length), picks }],
    }));
}

/** The one goods that a line leads to: found, or by its name against a code of others. */
function pickOf(
  found: Found | null,
): { readonly goods: Candidate; readonly differs: readonly Difference[] } | undefined {
  if (found?.kind === 'goods' && found.card && found.differs) return { goods: found.card, differs: found.differs };
  if (found?.kind !== 'several') return undefined;
  const byCode = found.among.filter(
    ({ differs }) => differs?.every(({ what }) => what === 'code') && differs.length === 1,
  );
  const [only, second] = byCode;
  return only && !second ? { goods: only, differs: only.differs ?? [] } : undefined;
}

const kindsOf = (differs: readonly Difference[]): string =>
  [...new Set(differs.map(({ what }) => what))].sort().join(' ');

/** Lines of which several goods agree with all that they say, or one does beside the goods of a code: the maker is open. */
function byMaker(lines: readonly OpenLine[]): readonly Alike[] {
  const open = lines.flatMap(({ key, found }) => {
    if (found?.kind !== 'several' || found.gone) return [];
    const among = found.among.filter(({ differs }) => !differs);
    return among.length > 0 ? [{ key, among }] : [];
  });
  if (open.length < LEAST) return [];
  const pick = (choose: (among: readonly Candidate[]) => Candidate | undefined) =>
    open.flatMap(({ key, among }) => {
      const goods = choose(among);
      return goods ? [{ key, goods }] : [];
    });
  const makers = new Map<string, number>();
  for (const { among } of open) {
    for (const maker of new Set(among.map(({ brand_name }) => brand_name ?? ''))) {
      if (among.filter(({ brand_name }) => brand_name === maker).length === 1)
        makers.set(maker, (makers.get(maker) ?? 0) + 1);
    }
  }
  const common = [...makers]
    .filter(([maker, count]) => maker !== '' && count >= LEAST)
    .sort(([, one], [, other]) => other - one);
  const ways = [
    { label: alikeSeller, picks: pick(([first]) => first) },
    { label: alikeCheapest, picks: pick((among) => cheapest(among)) },
    ...common.slice(0, MOST_MAKERS).map(([maker, count]) => ({
      label: alikeMaker(maker, count),
      picks: pick((among) => among.find(({ brand_name }) => brand_name === maker)),
    })),
  ];
  return [{ about: alikeMakers(open.length), ways: ways.filter(({ picks }) => picks.length > 0) }];
}

function cheapest(among: readonly Candidate[]): Candidate | undefined {
  const priced = among.flatMap((card) => {
    const { lx = '0', is_promote = false, ...rest } = card;
    const { price } = cardPrice({ ...rest, lx, is_promote });
    return price === undefined ? [] : [{ card, price }];
  });
  return [...priced].sort((one, other) => one.price - other.price)[0]?.card;
}
