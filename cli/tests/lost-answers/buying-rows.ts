/** Rows of buying: the cart, orders, payments, money. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterSales } from '#shared/contract/after-sales.ts';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { comment } from '#shared/contract/comment.ts';
import { invoice } from '#shared/contract/invoice.ts';
import { order } from '#shared/contract/order.ts';
import { payOrder } from '#shared/contract/pay-order.ts';
import { payTransfer } from '#shared/contract/pay-transfer.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { paid, type Row, type Scene, type Stage, settled } from './row.ts';
import { GOODS, lineInCart, piecesInCart, receivedOrder, rowOf, shippedOrder, unpaidOrder } from './scenes.ts';

const cartRows: readonly Row[] = [
  {
    command: 'cart add',
    act: buy.addToCart,
    exits: settled,
    async scene(stage) {
      await lineInCart(stage);
      return {
        words: ['cart', 'add', GOODS, '--num', '20'],
        happened: async () => (await piecesInCart(stage)) === 30,
      };
    },
  },
  {
    command: 'quick-order',
    act: buy.addToCart,
    exits: settled,
    async scene(stage) {
      await lineInCart(stage);
      const list = join(dirname(stage.picture), 'list.csv');
      writeFileSync(list, `编码,数量\n那个,20\n`);
      return {
        words: ['quick-order', list, '--choose', `2=${GOODS}`, '--yes'],
        happened: async () => (await piecesInCart(stage)) === 30,
      };
    },
  },
  {
    command: 'cart set',
    act: cart.upNum,
    exits: settled,
    async scene(stage) {
      const line = await lineInCart(stage);
      return { words: ['cart', 'set', line, '30'], happened: async () => (await piecesInCart(stage)) === 30 };
    },
  },
  {
    command: 'cart remove',
    act: cart.delNum,
    exits: settled,
    async scene(stage) {
      const line = await lineInCart(stage);
      return { words: ['cart', 'remove', line], happened: async () => (await piecesInCart(stage)) === 0 };
    },
  },
];

const orderRows: readonly Row[] = [
  {
    command: 'order submit',
    act: buy.submit,
    exits: settled,
    async scene(stage) {
      await lineInCart(stage);
      const newest = async () => (await stage.ask(order.orderList, { is_start: true })).data[0]?.order_id;
      const before = await newest();
      return { words: ['order', 'submit'], happened: async () => (await newest()) !== before };
    },
  },
  {
    command: 'order confirm',
    act: order.qrSh,
    exits: settled,
    async scene(stage) {
      const { order_id } = await shippedOrder(stage);
      return {
        words: ['order', 'confirm', order_id, '--yes'],
        happened: async () => (await rowOf(stage, order_id)).status.status !== 3,
      };
    },
  },
  {
    command: 'order close',
    act: order.qxOrder,
    exits: settled,
    async scene(stage) {
      const { order_id } = await unpaidOrder(stage);
      return {
        words: ['order', 'close', order_id, '--yes'],
        happened: async () => (await rowOf(stage, order_id)).status.status === 7,
      };
    },
  },
  {
    command: 'order again',
    act: buy.addToCart,
    exits: settled,
    async scene(stage) {
      const { order_id } = await unpaidOrder(stage);
      return { words: ['order', 'again', order_id], happened: async () => (await piecesInCart(stage)) > 0 };
    },
  },
  {
    command: 'after-sales apply',
    act: afterSales.servicesApply,
    exits: settled,
    async scene(stage) {
      const { order_id } = await receivedOrder(stage);
      return {
        words: ['after-sales', 'apply', order_id, '--reason', '破损'],
        happened: async () => (await requestsOf(stage, order_id)).length > 0,
      };
    },
  },
  {
    command: 'after-sales cancel',
    act: afterSales.servicesCancel,
    exits: settled,
    async scene(stage) {
      const { order_id } = await receivedOrder(stage);
      await stage.yaocang('after-sales', 'apply', order_id, '--reason', '破损');
      return {
        words: ['after-sales', 'cancel', order_id],
        happened: async () => (await requestsOf(stage, order_id))[0]?.status === 6,
      };
    },
  },
  {
    command: 'review add',
    act: comment.goodsSub,
    exits: settled,
    async scene(stage) {
      const { order_id } = await receivedOrder(stage);
      return {
        words: ['review', 'add', order_id, '--stars', '5', '--text', '好'],
        happened: async () => (await rowOf(stage, order_id)).status.status === 6,
      };
    },
  },
  {
    command: 'invoice apply',
    act: invoice.apply,
    exits: settled,
    async scene(stage) {
      const { order_id } = await receivedOrder(stage);
      const style = ['--title', '仁心大药房', '--tax-no', '91330100MA27ABCD09', '--email', 'a@b.cn'];
      const asked = async () => (await stage.ask(invoice.list, { lx: '2' })).data;
      return {
        words: ['invoice', 'apply', order_id, ...style],
        happened: async () => (await asked()).some((each) => each.order_id === order_id),
      };
    },
  },
];

const requestsOf = async ({ ask }: Stage, order_id: string) => (await ask(afterSales.servicesInfo, { order_id })).data;

async function proofScene(stage: Stage, type: '1' | '2', order_id: string, words: readonly string[]): Promise<Scene> {
  const handedIn = async () => (await stage.refusal(payTransfer.getZzStatus, { type, order_id })) === '';
  return { words: [...words, order_id, '--method', 'transfer', '--proof', stage.picture], happened: handedIn };
}

async function unpaidTopUp({ ask, fresh }: Stage): Promise<string> {
  return (await ask(recharge.rechargeAdd, { type: 'custom', money_v: 10_000 + fresh() })).order_id;
}

const moneyRows: readonly Row[] = [
  {
    command: 'pay',
    act: payOrder.yePay,
    exits: paid,
    async scene(stage) {
      const { order_id } = await unpaidOrder(stage);
      return {
        words: ['pay', order_id, '--method', 'balance'],
        happened: async () => (await rowOf(stage, order_id)).status.status === 2,
      };
    },
  },
  {
    command: 'pay',
    act: payOrder.zxPay,
    // Starting an online payment moves nothing: whatever became of it, the order is not paid.
    exits: { before: 8, '503': 8, after: 8, truncated: 8 },
    async scene(stage) {
      const { order_id } = await unpaidOrder(stage);
      return {
        words: ['pay', order_id, '--method', 'wechat', '--deadline', '4'],
        happened: async () => (await rowOf(stage, order_id)).status.status !== 1,
      };
    },
  },
  {
    command: 'pay',
    act: payTransfer.zzPay,
    exits: settled,
    scene: async (stage) => proofScene(stage, '1', (await unpaidOrder(stage)).order_id, ['pay']),
  },
  {
    command: 'transfer withdraw',
    act: payTransfer.colsZzStatus,
    exits: settled,
    async scene(stage) {
      const { order_id } = await unpaidOrder(stage);
      await stage.yaocang('pay', order_id, '--method', 'transfer', '--proof', stage.picture);
      return {
        words: ['transfer', 'withdraw', order_id, '--yes'],
        happened: async () => (await stage.refusal(payTransfer.getZzStatus, { type: '1', order_id })) !== '',
      };
    },
  },
  {
    command: 'topup start',
    act: recharge.rechargeAdd,
    exits: settled,
    async scene(stage) {
      const amount = 20_000 + stage.fresh();
      const open = async () => (await stage.ask(recharge.rechargeLog, { lx: '1' })).data;
      return {
        words: ['topup', 'start', '--amount', String(amount / 100)],
        happened: async () => (await open()).some(({ moneys }) => moneys === amount),
      };
    },
  },
  {
    command: 'topup pay',
    act: payTransfer.zzPay,
    exits: settled,
    scene: async (stage) => proofScene(stage, '2', await unpaidTopUp(stage), ['topup', 'pay']),
  },
  {
    command: 'topup remove',
    act: recharge.rechargeDel,
    exits: settled,
    async scene(stage) {
      const order_id = await unpaidTopUp(stage);
      return {
        words: ['topup', 'remove', order_id, '--yes'],
        happened: async () => (await stage.ask(recharge.rechargeLog, { order_id })).data.length === 0,
      };
    },
  },
];

export const buyingRows: readonly Row[] = [...cartRows, ...orderRows, ...moneyRows];
