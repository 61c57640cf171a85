/** Asks for what a line leaves open. */
import { asked, picking } from '#cli/frame/ask.ts';
import type { Cli } from '#cli/frame/cli.ts';
import { goodsLabel } from '#cli/parts/choices.ts';
import type { Words } from '#cli/text/words.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { factsDiffer } from '#shared/messages/quick-order.ts';
import { productName } from '#shared/rules/goods/product-name.ts';
import { type Candidate, counted } from '#shared/rules/quick-order/found-goods.ts';
import { settled } from '#shared/rules/quick-order/order-list/open-quantity.ts';
import { say } from './dictionary.ts';
import { countedAs, type Judged, keyOf, type Line } from './order-list.ts';

/** Asks which of several goods a line means; true if any was chosen. */
export async function chooseGoods(cli: Cli, lines: readonly Line[]): Promise<boolean> {
  let chosen = false;
  for (const line of lines) {
    const { found, words } = line;
    const among = amongOf(found);
    if (among.length === 0) continue;
    const one = await pickOr<Candidate>(cli, say.goods(keyOf(line), words), among, labelOf);
    if (!one) continue;
    Object.assign(line, { goods_id: one.goods_id, spce_id: '', found: null, ...settled(line) });
    chosen = true;
  }
  return chosen;
}

/** The goods that a line may mean; for goods that differ from what it says, these alone. */
function amongOf(found: Line['found']): readonly Candidate[] {
  if (found?.kind === 'several') return found.among;
  if (found?.kind === 'none') return found.near;
  return found?.kind === 'goods' && found.differs && found.card ? [{ ...found.card, differs: found.differs }] : [];
}

const labelOf = ({ differs, ...card }: Candidate): string =>
  [goodsLabel(card as GoodsCard), differs && factsDiffer(differs).text].filter(Boolean).join('  ');

/** Asks for missing specifications; true if any was chosen. */
export async function chooseSpecifications(cli: Cli, judged: readonly Judged[]): Promise<boolean> {
  let chosen = false;
  for (const { line, verdict } of judged) {
    if (verdict?.needs !== 'specification' || line.found?.kind !== 'goods') continue;
    const about = say.specification(keyOf(line), productName(line.found.info.data, line.found.card?.goods_name));
    const one = await pickOr(cli, about, verdict.offer.features.specifications, ({ spce_name }) => spce_name);
    if (!one) continue;
    line.spce_id = one.spce_id;
    chosen = true;
  }
  return chosen;
}

/** Asks for unreadable quantities; true if any was given. An empty answer leaves the line open. */
export async function askQuantities(cli: Cli, judged: readonly Judged[]): Promise<boolean> {
  let isGiven = false;
  for (const { line, verdict } of judged) {
    if (verdict?.needs !== 'quantity' || line.found?.kind !== 'goods') continue;
    const name = productName(line.found.info.data, line.found.card?.goods_name);
    let typed: string;
    const written = line.found.openQuantity ?? line.unclear ?? '';
    do typed = await asked(cli, undefined, say.quantity(keyOf(line), name, written), '--quantity');
    while (!/^(|[1-9]\d{0,4})$/.test(typed));
    if (typed === '') continue;
    Object.assign(line, countedAs(Number(typed)), { found: counted(line.found) });
    isGiven = true;
  }
  return isGiven;
}

async function pickOr<T>(cli: Cli, about: Words, among: readonly T[], label: (one: T) => string) {
  const pick = picking(cli, about, '--choose ROW=ID');
  const choices = [...among, undefined];
  return pick<T | undefined>({ choices, label: (one) => (one ? label(one) : cli.say(...say.skip)) });
}
