/** A member's goods with their prices on home as it was published. */
import type { SystemPriv } from '#shared/contract/entities.ts';
import { home } from '#shared/contract/home.ts';
import { goodsCard } from '#shared/contract/shop-entities.ts';
import { byFlags, flagsIn } from '#shared/rules/app/by-flags.ts';
import { cardValues } from './card-values.ts';
import { answerOf, type Early, markup, provide, type Shown, shownTo } from './filler.ts';
import { fillRows, hasSlots } from './slots.ts';

/** The places of goods: the call whose first goods stand there, and the element of one. */
const PLACES = [
  { call: home.promotion, goods: '.mini' },
  { call: home.hot, goods: '.goods-list--row > li' },
] as const;

const filled = new Set<string>();

/** What the answer of home itself says, read once. */
let main: (Shown & { readonly flags: SystemPriv }) | undefined;

provide((early, page) => {
  main ??= mainOf(early);
  if (!main) return;
  const { flags, ...shown } = main;
  for (const { call, goods } of PLACES) {
    const answer = filled.has(call.path) ? undefined : answerOf(call, early, shown.settings);
    const before = [...page.querySelectorAll(goods)];
    if (!answer || answer.data.length === 0 || before.length === 0) continue;
    filled.add(call.path);
    const rows = answer.data.slice(0, before.length).map((each) => cardValues(byFlags(goodsCard, each, flags), shown));
    const frame = markup();
    fillRows(frame, goods, rows);
    const after = document.createDocumentFragment();
    after.append(...frame.querySelectorAll(goods));
    if (!hasSlots(after)) replace(before, after);
  }
});

function mainOf(early: Early): typeof main {
  const shown = shownTo(early);
  const answer = answerOf(home.home, early, shown.settings);
  const flags = answer && flagsIn(answer);
  return flags && { flags, ...shown };
}

/** Pictures that are there stay: they are not decoded again. */
function replace(before: readonly Element[], after: DocumentFragment): void {
  const pictures = before.flatMap((each) => [...each.querySelectorAll('img')]);
  for (const picture of after.querySelectorAll('img')) {
    const same = pictures.find(({ src }) => src === picture.src);
    if (same) picture.replaceWith(same);
  }
  before[0]?.before(after);
  for (const each of before) each.remove();
}
