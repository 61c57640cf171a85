/** Adds the ticked goods to the cart one by one; loaded when something is ticked. */
import type { CartItem } from '#shared/contract/buy.ts';
import { addLines } from '#shared/flows/add-lines.ts';
import { unattended } from '#shared/flows/flow.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { asksInsurance } from '#shared/rules/cart/can-add.ts';
import { linePack } from '#shared/rules/goods/line-pack.ts';
import { buyButton, buyingState } from '#shared/rules/member/buying-state.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { askUninsured } from '#web/parts/goods/ask-uninsured.ts';
import { webClock } from '#web/state/clock.ts';
import type { LeftOut, LeftOutAsk } from '#web/state/dialogs/dialog-table.ts';
import { noteAdded } from '#web/state/goods/added-goods.ts';
import { api } from '#web/state/loading/api.ts';
import { buyer } from '#web/state/session/buyer.ts';
import { raiseCartCount, session } from '#web/state/session/session.ts';
import { offerOfPicked, type Picked, type PickedState } from './picked.ts';

const ports = { client: api, clock: webClock };

/** Adds all of them; `drop` unticks an added one. Undefined when the buyer declined a confirmation. */
export async function addPicked(
  picks: Readonly<Record<string, PickedState>>,
  drop: (key: string) => void,
): Promise<LeftOutAsk | undefined> {
  const all = Object.entries(picks);
  const left: LeftOut[] = [];
  const able = all.filter(([, picked]) => {
    const why = whyNot(picked);
    if (why) left.push(why);
    return !why;
  });
  const ready = await askUninsured(able, reading);
  if (!ready) return undefined;
  const sent = await addReady(
    ready.map(([, picked]) => picked),
    (at) => drop(ready[at]?.[0] ?? ''),
  );
  return { kinds: ready.length - sent.length, left: [...left, ...sent] };
}

type Entry = readonly [key: string, picked: PickedState];

const reading = {
  isUninsured: ([, { info }]: Entry) => info !== null && asksInsurance(session.is_yb, info.data.is_yb),
  keyOf: ([key]: Entry) => key,
  tell: ([, { goods, info, quantity }]: Entry) => ({
    name: goods.goods_name,
    pack: linePack(goods),
    thumb: goods.goods_thumb || goods.thumb_url || goods.img_url,
    count: `${quantity} ${info?.data.unitno_name ?? ''}`,
  }),
};

/** Adds them one by one; returns what was left out and why, including those after a lost answer. */
async function addReady(ready: readonly PickedState[], added: (at: number) => void): Promise<LeftOut[]> {
  const left = new Map(
    ready.map((picked, at) => [at, { goods: picked.goods, why: requestFailed.text, chooses: false }]),
  );
  const context = unattended<never>(new AbortController().signal);
  for await (const { at, end } of addLines(ports, ready.map(itemOf))(context)) {
    const picked = ready[at] as PickedState;
    const pieces = end.step === 'done' ? (end.answer?.added ?? 0) : 0;
    if (pieces > 0) {
      raiseCartCount(pieces);
      flagForReload('cart');
      noteAdded(picked.goods, pieces);
      left.delete(at);
      added(at);
      continue;
    }
    const message = end.step === 'done' ? end.answer?.message : end.step === 'working' ? undefined : end.message;
    left.set(at, { goods: picked.goods, why: (message ?? requestFailed).text, chooses: false });
  }
  for (const [at, { why }] of left) Object.assign(ready[at] as PickedState, { warning: why });
  return [...left.values()];
}

const itemOf = ({ goods: { goods_id, tb_id }, quantity }: Picked): CartItem => {
  return { type: '0', goods_id, goods_number: quantity, attr_id: tb_id, spce_id: '' };
};

/** Why ticked goods cannot be added; undefined when they can. */
function whyNot(picked: Picked): LeftOut | undefined {
  const { goods, info, quantity } = picked;
  const no = (why: string, chooses = false) => ({ goods, why, chooses });
  if (!info) return no('商品信息没有取到，请重试');
  const where = buyingState(buyer(), info.yz_range);
  if (where !== 'buy') return no(buyButton(where, info.data.type_id).label);
  const offer = offerOfPicked({ ...picked, info });
  const { specifications } = offer.features;
  if (specifications.length > 0) return no(specifications.map(({ spce_name }) => spce_name).join('、'), true);
  if (offer.cap < offer.multiple) return no('库存不足起订量');
  if (quantity <= 0) return no('数量为 0');
  return offer.addable ? undefined : no('该商品暂不可购买');
}
