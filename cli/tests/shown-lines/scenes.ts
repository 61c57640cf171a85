/** What a line that is shown speaks of, brought about in the stand-in: its ids and names stand for these. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { article } from '#shared/contract/article.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { comment } from '#shared/contract/comment.ts';
import { path } from '#shared/contract/path.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { userLicences } from '#shared/contract/user-licences.ts';
import { userOff } from '#shared/contract/user-off.ts';
import { volume } from '#shared/contract/volume.ts';
import type { Stage } from '../lost-answers/row.ts';
import { GOODS, lineInCart, receivedOrder, shippedOrder, unpaidOrder } from '../lost-answers/scenes.ts';

export interface Scene {
  /** Who is logged in; the usual buyer if left out, '' nobody. */
  readonly as?: string;
  /** Words of the line, or what is between their signs, and what stands in their place. */
  readonly means?: Readonly<Record<string, string | undefined>>;
  /** What a person at the terminal types; without it nobody sits there. */
  readonly typed?: string;
  /** What a pipe brings. */
  readonly piped?: string;
  /** No environment is known yet but the built-in one. */
  readonly fresh?: true;
  /** The line, or what brings it about, moves switches or orders faults. */
  readonly moves?: true;
}

/** The shop, asked directly as the usual buyer, and as whom else a line is run. */
export interface World extends Pick<Stage, 'ask' | 'refusal' | 'operate' | 'picture' | 'fresh'> {
  as(user: string): Promise<World>;
  yaocang(...words: readonly string[]): Promise<unknown>;
  readonly hand: Omit<Stage['hand'], 'takePayPassword' | 'forgetLikes'> & {
    goodsWithPacks(): Promise<{ readonly goods_id: string; readonly spce_id: string }>;
  };
  /** The gateway tells the shop of the payment of this number as soon as it is started. */
  paysAtOnce(order_sn: string): void;
}

interface Parcel {
  readonly order_id: string;
  readonly send_id: string;
  readonly postcom: string;
  readonly delivery_num: string;
}

type Making = (world: World) => Promise<Scene>;

interface Ordered {
  readonly order_id: string;
  readonly order_sn: string;
}

const OF_ORDERS = ['1000034', '1000029', '1001540', '1001553', 'ORDER_ID', 'ORDER', 'ID', '订单编号'];
const NUMBERS = ['2026112412345', '202611240001', '20261124123456', 'ORDER_SN'];

const naming = ({ order_id, order_sn }: Ordered) =>
  Object.fromEntries([...OF_ORDERS.map((each) => [each, order_id]), ...NUMBERS.map((each) => [each, order_sn])]);

const as =
  (user: string, means: Scene['means'] = {}): Making =>
  async () => ({ as: user, means });
const typing =
  (typed: string, making: Making = nothing): Making =>
  async (world) => ({ ...(await making(world)), typed });
/** The same for every line, which only reads. */
function shared(making: Making): Making {
  let made: Promise<Scene> | undefined;
  return (world) => {
    made ??= making(world);
    return made;
  };
}
const goods: Making = async () => ({ means: { '112550': GOODS, ID: GOODS } });
const words: Making = async () => ({ means: { 'WORDS...': '阿莫西林' } });

/** Goods that are a favourite. */
async function kept(world: World): Promise<Scene> {
  await world.yaocang('favourite', 'add', GOODS);
  return goods(world);
}
async function nothing(): Promise<Scene> {
  return {};
}
/** A text message went to the number some minutes ago. */
async function textedBefore({ operate }: World): Promise<Scene> {
  await operate('clock', { advance_ms: 61_000 });
  return {};
}
async function unheard(world: World): Promise<Scene> {
  await world.operate('scenario', { name: 'sms-undeliverable' });
  return { ...(await textedBefore(world)), moves: true };
}
async function unpaid(world: World): Promise<Scene> {
  return { means: naming(await unpaidOrder(world)) };
}
async function closed(world: World): Promise<Scene> {
  const scene = await unpaid(world);
  await world.yaocang('order', 'close', scene.means?.ID ?? '', '--yes');
  return scene;
}
async function paidSoon(world: World): Promise<Scene> {
  const made = await unpaidOrder(world);
  world.paysAtOnce(made.order_sn);
  return { means: naming(made) };
}
async function shipped(world: World): Promise<Scene> {
  return { means: naming(await shippedOrder(world)), typed: 'y\n' };
}
async function paidOrder(world: World): Promise<Scene> {
  const made = await unpaidOrder(world);
  await world.yaocang('pay', made.order_id, '--method', 'balance');
  return { means: naming(made) };
}
/** An order in two parcels. */
async function inParcels(world: World): Promise<Scene> {
  const { means } = await paidOrder(world);
  await world.operate('ship', { order_sn: means?.ORDER_SN, parcels: 2 });
  const { tables } = (await world.operate('dump', { tables: ['parcels'] })) as { tables: { parcels: Parcel[] } };
  const first = tables.parcels.find(({ order_id }) => order_id === means?.ORDER_ID);
  return { means: { ...means, '1000051': first?.send_id, SF10000341: first?.delivery_num, shunfeng: first?.postcom } };
}
async function received(world: World): Promise<Scene> {
  const [made, other] = [await receivedOrder(world), await receivedOrder(world)];
  const [line] = (await world.ask(comment.goodsAdd, { order_id: made.order_id })).data;
  return { means: { ...naming(made), '1000036': line?.og_id, '1000040': other.order_id } };
}
async function requested(world: World): Promise<Scene> {
  const scene = await received(world);
  await world.yaocang('after-sales', 'apply', scene.means?.ID ?? '', '--reason', '破损');
  return scene;
}
async function withProof(world: World): Promise<Scene> {
  const made = await unpaidOrder(world);
  await world.yaocang('pay', made.order_id, '--method', 'transfer', '--proof', world.picture);
  return { means: naming(made), typed: 'y\n' };
}
async function topUp({ ask, fresh, paysAtOnce }: World): Promise<Scene> {
  const { order_id } = await ask(recharge.rechargeAdd, { type: 'custom', money_v: 10_000 + fresh() });
  const [made] = (await ask(recharge.rechargeLog, { order_id })).data;
  paysAtOnce(made?.order_sn ?? '');
  return { means: { '1000050': order_id, ID: order_id }, typed: 'y\n' };
}
async function topUpWithProof(world: World): Promise<Scene> {
  const scene = await topUp(world);
  const order_id = scene.means?.ID ?? '';
  await world.yaocang('topup', 'pay', order_id, '--method', 'transfer', '--proof', world.picture);
  return scene;
}
async function lines(world: World): Promise<Scene> {
  const line = await lineInCart(world);
  await world.ask(buy.addToCart, [{ type: '0', goods_id: '100003', goods_number: 60, attr_id: '', spce_id: '' }]);
  const other = (await world.ask(cart.list, {})).data.find(({ cart_id }) => cart_id !== line)?.cart_id;
  const asked = { buy_list: `${line},${other}`, address_id: '', volume_id: '', use_integral: false };
  const [usable] = (await world.ask(buy.confirm, asked)).volume_list ?? [];
  return { means: { '1000012': line, '1000013': other, 'cart_id=7': `cart_id=${line}`, '2': usable?.volume_id } };
}
async function address({ ask, hand }: World): Promise<Scene> {
  await hand.forgetSignIns();
  const [first] = (await ask(path.getPath, {})).data;
  return { means: { ID: first?.address_id, '5': first?.address_id, '12': first?.address_id }, typed: 'y\n' };
}
async function anArticle({ ask }: World): Promise<Scene> {
  const [first] = (await ask(article.list, {})).data;
  return { means: { ID: first?.article_id } };
}
async function aCoupon({ ask }: World): Promise<Scene> {
  const { data } = await ask(volume.getList, {});
  return { means: { '12': data.find(({ is_get }) => !is_get)?.volume_id } };
}
async function aScope(world: World): Promise<Scene> {
  const { data } = await (await world.as('fanweiwai')).ask(userLicences.rangeInfo, {});
  const open = data.find(({ state }) => state === 0)?.type_id;
  return { as: 'fanweiwai', means: { '1': open, SCOPE: open } };
}
async function unverified(world: World): Promise<Scene> {
  await (await world.as('weirenzheng')).hand.unverify();
  return { as: 'weirenzheng' };
}
async function closing(world: World): Promise<Scene> {
  const member = await world.as('weirenzheng');
  await member.refusal(userOff.off, { reason: '停业' });
  return { as: 'weirenzheng' };
}
async function staying(world: World): Promise<Scene> {
  const member = await world.as('weirenzheng');
  await member.refusal(userOff.offCancel, {});
  return { as: 'weirenzheng' };
}

async function transferWaiting(world: World): Promise<Scene> {
  await withProof(world);
  const { transfers } = await world.operate('transfers');
  return { means: { 'transfer=7': `transfer=${(transfers as { transfer_id: string }[])[0]?.transfer_id}` } };
}
async function withPacks({ hand }: World): Promise<Scene> {
  const { goods_id, spce_id } = await hand.goodsWithPacks();
  return { means: { '112550': goods_id, '3': spce_id } };
}
async function soldOut({ hand, operate }: World): Promise<Scene> {
  await operate('settings', { settings: { qhyg: true } });
  return { means: { '112550': await hand.soldOutGoods() }, moves: true };
}
async function inDoubt({ picture }: World): Promise<Scene> {
  const file = join(dirname(picture), 'doubt.csv');
  writeFileSync(file, `编码,数量\n${GOODS},20\n那个,20\n`);
  return { means: { 'list.csv': file, '112550': GOODS } };
}
async function bound({ hand }: World): Promise<Scene> {
  await hand.bindWechat();
  return {};
}
async function recorded(world: World): Promise<Scene> {
  const file = join(dirname(world.picture), 'visit.har');
  await world.yaocang('order', 'list', '--record', file);
  return { means: { FILE: file } };
}

const [onItsWay, wasRequested, proofIsThere] = [shared(shipped), shared(requested), shared(withProof)];

const scenes: readonly (readonly [begins: string, making: Making])[] = [
  ['login yaodian --password-stdin', async () => ({ piped: 'Yaocang2026\n' })],
  ['login liansuo3 --sms', unheard],
  ['logout', as('liansuo')],
  [
    'register xindian --invite',
    async () => ({ as: '', means: { xindian: 'xindian2' }, typed: 'Corner\n13800000001\n' }),
  ],
  ['register', as('')],
  ['account switch', as('liansuo', { ACCOUNT: 'liansuo2' })],
  ['account close-withdraw', closing],
  ['account close', typing('y\n', staying)],
  ['password forgot', as('', { yaodian: 'feixianjie', xindian: 'feixianjie' })],
  ['password change', as('liansuo2')],
  ['pay-password set', as('liansuo2')],
  ['security set', as('liansuo2', { QUESTION: 'q2' })],
  ['verify submit', unverified],
  ['scope', aScope],
  ['search WORDS', words],
  ['papers search', words],
  ['feedback send', words],
  ['favourite remove', typing('y\n', kept)],
  ['goods', goods],
  ['favourite', goods],
  ['papers show', goods],
  ['preorder show', goods],
  ['cart add 112550 --spec', withPacks],
  ['cart add', goods],
  ['preorder place', soldOut],
  ['quick-order list.csv --choose', inDoubt],
  ['wechat unbind', bound],
  ['quick-order', goods],
  ['cart', lines],
  ['checkout', lines],
  ['order submit', lines],
  ['call cart up_num', lines],
  ['address', address],
  ['signin claim', address],
  ['article', anArticle],
  ['coupon claim 12', aCoupon],
  ['coupon claim 1', as('fanweiwai')],
  ['order track --courier', inParcels],
  ['order confirm 1000034 --parcel', inParcels],
  ['order close', unpaid],
  ['order confirm', shipped],
  ['order', onItsWay],
  ['pay 1001553', closed],
  ['pay', paidSoon],
  ['topup start', nothing],
  ['topup', topUp],
  ['transfer show 1000050', topUpWithProof],
  ['transfer show', proofIsThere],
  ['transfer withdraw', withProof],
  ['after-sales show', wasRequested],
  ['after-sales cancel', requested],
  ['after-sales apply', received],
  ['review list', wasRequested],
  ['review', received],
  ['invoice apply', received],
  ['support-bundle', onItsWay],
  ['poll', onItsWay],
  ['replay', recorded],
  ['sandbox do ship', paidOrder],
  ['sandbox do review_transfer', transferWaiting],
  ['sandbox scenario', async () => ({ means: { NAME: 'notice', 名称: 'notice' } })],
  ['env add', async () => ({ fresh: true, means: { NAME: 'inner', URL: 'https://inner.example/api' } })],
  ['env remove live', typing('live\n')],
  ['env remove', typing('y\n')],
  ['help', async () => ({ means: { TOPIC: 'ci', COMMAND: 'goods' } })],
  ['call pay/pay_order', typing('246810\n')],
];

/** Brings about what the words speak of. */
export async function sceneFor(world: World, shown: string): Promise<Scene> {
  const found = scenes.find(([begins]) => shown === begins || shown.startsWith(`${begins} `));
  const scene = await (found?.[1] ?? nothing)(world);
  return shown.startsWith('sandbox ') ? { ...scene, moves: true } : scene;
}
