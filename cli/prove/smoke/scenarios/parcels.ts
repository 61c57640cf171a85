/** Parcels on their way (documents 1 §4, 2 §2): two of one order, what is in each, its trail, received one by one. */
import type { Words } from '#cli/text/words.ts';
import { deliveryHundred } from '#shared/contract/delivery-hundred.ts';
import { fahuo } from '#shared/contract/fahuo.ts';
import { order } from '#shared/contract/order.ts';
import { COMMENTS, confirmable } from '#shared/rules/order-actions.ts';
import type { Rule } from '../check.ts';
import { enterAsBuyer } from '../legs/entering.ts';
import { orderRow } from '../legs/ordering.ts';
import { payByBalance } from '../legs/paying.ts';
import { pairOfLines, submitLines } from '../legs/several.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';

export const parcels: Scenario = {
  name: 'parcels',
  about: [
    '包裹：一单两个包裹，各看商品与物流，逐个确认收货',
    'two parcels of one order: their goods, their way, received one by one',
  ],
  effect: 'money',
  role: 'buyer',
  operator: true,
  async run(walk) {
    const settled = { value: false };
    const { settings } = await enterAsBuyer(walk);
    const lacking: Words = ['没有同一商家的两种商品', 'no two goods are of one merchant'];
    const pair = await pairOfLines(walk, settings, (one, other) => one.order_zt === other.order_zt, lacking);
    const made = await submitLines(walk, pair, () => settled.value);
    const { order_id, order_sn } = made;
    await payByBalance(walk, made, settled);
    await walk.operator(['分两个包裹发货', 'shipped in two parcels'], 'ship', { order_sn, parcels: 2 });
    const row = await orderRow(walk, ['订单待收货', 'order waits for receipt'], order_id, 3);
    const sent = confirmable(row);
    await walk.step({ name: ['两个包裹', 'two parcels'], call: order.orderList.path }, async ({ equal }) =>
      equal('data.delivery.length', sent.length, 2, ['多个包裹逐个确认', 'several parcels are confirmed each', '1 §4']),
    );
    await contents(walk, order_id, sent);
    const [first = '', second = ''] = sent;
    await trail(walk, first);
    await walk.ask(['确认第一个包裹', 'confirm the first'], order.qrSh, { order_id, send_id: first });
    const half = await orderRow(walk, ['仍待收货', 'still waits for the other'], order_id, 3);
    await walk.step(
      { name: ['第一个已收', 'the first is received'], call: order.orderList.path },
      async ({ equal }) => {
        const status = half.delivery.find(({ send_id }) => send_id === first)?.status;
        equal('data.delivery.status', status as number | undefined, 2, ['2 为已收货', '2 is received', '1 §4']);
      },
    );
    await walk.refused(['重复确认', 'confirm it again'], order.qrSh, { order_id, send_id: first }, [
      '已收货的包裹不能再确认',
      'a parcel is received once',
      '1 §4',
    ]);
    await walk.ask(['确认第二个包裹', 'confirm the second'], order.qrSh, { order_id, send_id: second });
    const done = settings.booklet_type === COMMENTS ? 5 : 6;
    await orderRow(walk, ['订单已收货', 'order is received'], order_id, done);
  },
};

/** The parcels together hold what the order does. */
async function contents(walk: Walk, order_id: string, sent: readonly string[]): Promise<void> {
  const { data: ordered = [] } = await walk.ask(['订单商品', 'goods of the order'], order.goodsList, { order_id });
  const packed: string[] = [];
  for (const send_id of sent) {
    const { data = [] } = await walk.ask(['包裹商品', 'goods of a parcel'], fahuo.goodsList, { send_id });
    packed.push(...data.map(({ goods_id, num }) => `${goods_id}×${num}`));
  }
  await walk.step({ name: ['与订单一致', 'the same together'], call: fahuo.goodsList.path }, async ({ equal }) => {
    const whole = ordered.map(({ goods_id, num }) => `${goods_id}×${num}`);
    equal('data', packed.sort().join(', '), whole.sort().join(', '), [
      '包裹合计为订单商品',
      'all parcels make the order',
      '1 §7',
    ]);
  });
}

/** The way of a parcel, before and after it moved on. */
async function trail(walk: Walk, send_id: string): Promise<void> {
  const rule: Rule = ['物流按时间由新到旧', 'the newest step stands first', '2 §2'];
  const look = (name: readonly [string, string]) =>
    walk.ask(name, deliveryHundred.showShipping, { send_id }, ({ data, address }, { holds }) => {
      const late = data.find(({ time }, at) => (time ?? 0) > (data[at - 1]?.time ?? Number.MAX_VALUE));
      holds('data.time', late === undefined, ['由新到旧', 'newest first'], late?.context, rule);
      holds('address.name', address.name !== '', ['收货人', 'a name'], address.name, [
        '送往何处',
        'where it goes',
        '2 §2',
      ]);
    });
  const before = await look(['物流', 'its way']);
  await walk.operator(['快递更新', 'the courier moves it'], 'move_parcel', { parcel: send_id });
  const after = await look(['物流更新', 'its way now']);
  await walk.step({ name: ['多了一步', 'one step more'], call: deliveryHundred.showShipping.path }, async ({ equal }) =>
    equal('data.length', after.data.length, before.data.length + 1, ['新的一步会显示', 'a new step shows', '2 §2']),
  );
}
