/** Money that comes in, and coupons (document 2 §2): top-ups by transfer and with a bonus, a coupon by its link, expired ones. */
import { buy } from '#shared/contract/buy.ts';
import { order } from '#shared/contract/order.ts';
import { payTransfer } from '#shared/contract/pay-transfer.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { user } from '#shared/contract/user.ts';
import { volume } from '#shared/contract/volume.ts';
import { UnknownOutcomeError } from '#shared/errors.ts';
import type { Rule } from '../check.ts';
import { chooseGoods } from '../legs/choosing.ts';
import { enterAsBuyer } from '../legs/entering.ts';
import { enterAsNewcomer } from '../legs/newcomer.ts';
import { checkOut, orderRow, putInCart } from '../legs/ordering.ts';
import { fundsOf } from '../legs/paying.ts';
import { uploadPicture } from '../legs/uploading.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';

/** Makes a top-up; deletes it again at the end while it is unpaid. */
async function makeTopUp(walk: Walk, chosen: { type: string; money_v?: number }, paid: () => boolean) {
  const made = await walk.ask(['创建充值单', 'make the top-up'], recharge.rechargeAdd, chosen);
  walk.later(['充值单', 'top-up'], async () => {
    if (!paid()) await walk.client.send(recharge.rechargeDel, { order_id: made.order_id });
  });
  return made;
}

const status = (walk: Walk, name: readonly [string, string], order_id: string, expected: number, rule: Rule) =>
  walk.ask(name, recharge.rechargeLog, { order_id }, ({ data }, { equal }) =>
    equal('data[0].pay_status', data[0]?.pay_status as number | undefined, expected, rule),
  );

export const topUpTransfer: Scenario = {
  name: 'top-up-transfer',
  about: ['转账充值：上传凭证、审核通过、余额到账', 'a top-up by transfer: proof, approved, on the balance'],
  effect: 'money',
  role: 'buyer',
  operator: true,
  async run(walk) {
    await enterAsBuyer(walk);
    let paid = false;
    const { order_id, order_sn, moneys, get_money } = await makeTopUp(
      walk,
      { type: 'other', money_v: 12_300 },
      () => paid,
    );
    await status(walk, ['待付款', 'unpaid'], order_id, 0, ['0 为待付款', '0 is unpaid', '2 §4']);
    const prove = await uploadPicture(walk);
    const before = await fundsOf(walk);
    await walk.spend(moneys);
    const form = { type: '2', order_id, fd_sn: '', prove, use_ye: false } as const;
    await walk.ask(['提交凭证', 'hand in the proof'], payTransfer.zzPay, form);
    walk.later(['转账', 'transfer'], async () => {
      if (!paid) await walk.client.send(payTransfer.colsZzStatus, { order_id, type: '2' });
    });
    await status(walk, ['凭证审核中', 'proof under review'], order_id, 2, [
      '2 为已提交凭证',
      '2 is a proof handed in',
      '2 §4',
    ]);
    await walk.refused(['不能删除', 'it is not deleted'], recharge.rechargeDel, { order_id }, [
      '只有待付款的可以删除',
      'only an unpaid one is deleted',
      '2 §2',
    ]);
    await walk.operator(['财务通过', 'approved'], 'review_transfer', { transfer: order_sn, verdict: 'approve' });
    paid = true;
    await status(walk, ['充值成功', 'topped up'], order_id, 1, ['1 为已付款', '1 is paid', '2 §4']);
    await walk.step({ name: ['余额到账', 'on the balance'], call: user.userCenter.path }, async ({ equal }) =>
      equal('moneys + acquire_money', await fundsOf(walk), before + get_money, [
        '到账金额',
        'what was to be credited',
        '2 §3',
      ]),
    );
  },
};

export const topUpBonus: Scenario = {
  name: 'top-up-bonus',
  about: [
    '充值活动：到账含赠送，固定金额，同一选择不重复，未付可删除',
    'top-up activities: the bonus counts, fixed amounts, the same choice once, deleted while unpaid',
  ],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    await enterAsBuyer(walk);
    const { czhd_list, have_pay } = await walk.ask(['充值活动', 'activities'], recharge.list, {});
    if (!have_pay) walk.notHere(['未开启支付', 'payment is not enabled']);
    let deleted = false;
    const [activity] = czhd_list;
    if (activity) {
      const made = await makeTopUp(walk, { type: activity.hd_id }, () => deleted);
      await walk.step(
        { name: ['含赠送金额', 'with its bonus'], call: recharge.rechargeAdd.path },
        async ({ equal }) => {
          equal('moneys', made.moneys, activity.moneys, ['应付为活动金额', 'what the activity costs', '2 §2']);
          equal('get_money', made.get_money, activity.moneys + activity.s_money, [
            '到账加赠送',
            'the bonus on top',
            '2 §3',
          ]);
        },
      );
      const again = await walk.ask(['再选一次', 'choose it again'], recharge.rechargeAdd, { type: activity.hd_id });
      await walk.step({ name: ['还是同一单', 'the same one'], call: recharge.rechargeAdd.path }, async ({ equal }) =>
        equal('order_id', again.order_id, made.order_id, [
          '同一选择不重复建单',
          'the same choice, still unpaid, is answered again',
        ]),
      );
      await walk.ask(['删除', 'delete'], recharge.rechargeDel, { order_id: made.order_id });
      deleted = true;
    }
    const none: Rule = ['金额要大于 0', 'an amount above 0', '2 §5'];
    await walk.refused(['金额为 0', 'nothing at all'], recharge.rechargeAdd, { type: 'other', money_v: 0 }, none);
    let gone = false;
    const fixed = await makeTopUp(walk, { type: 'money1' }, () => gone);
    await walk.step({ name: ['固定金额', 'a fixed amount'], call: recharge.rechargeAdd.path }, async ({ equal }) =>
      equal('moneys', fixed.moneys, 50_000, ['money1 为 500 元', 'money1 is 500 yuan', '2 §2']),
    );
    await walk.ask(['删除', 'delete'], recharge.rechargeDel, { order_id: fixed.order_id });
    gone = true;
  },
};

export const couponLink: Scenario = {
  name: 'coupon-link',
  about: [
    '领券链接：新会员领一张、不能重复领，没有的券被拒绝',
    'a coupon by its link: claimed once, not twice; one that there is not is refused',
  ],
  effect: 'write',
  operator: true,
  async run(walk) {
    await enterAsNewcomer(walk);
    const { data } = await walk.ask(['可领优惠券', 'coupons to claim'], volume.getList, {});
    const open = data.find(({ is_get }) => !is_get);
    if (!open) return walk.notHere(['没有可领的优惠券', 'there is no coupon to claim']);
    const { volume_id } = open;
    await walk.ask(['领取', 'claim'], volume.getVolume, { volume_id });
    await walk.ask(['我的优惠券', 'my coupons'], volume.mine, { lx: 'my' }, (mine, { equal }) => {
      equal('data.length', mine.data.length, 1, ['只领了一张', 'the one that was claimed', '2 §2']);
      equal('data[0].volume_id', mine.data[0]?.volume_id, volume_id, [
        '领取的那张',
        'the one that was claimed',
        '2 §2',
      ]);
      equal('data[0].price', mine.data[0]?.price, open.price, ['面额一致', 'what it takes off', '2 §3']);
    });
    const unknown: Rule = ['没有的券不能领', 'there is no such coupon'];
    await walk.refused(['没有的券', 'no such coupon'], volume.getVolume, { volume_id: '999999' }, unknown, /不存在/);
    // A coupon may be had more than once; each claim up to that is right, and then no more.
    await walk.step(
      { name: ['领到上限', 'claim as many as may be had'], call: volume.getVolume.path },
      async ({ holds }) => {
        let claimed = 1;
        const more = async () =>
          walk.client.send(volume.getVolume, { volume_id }).then(
            () => true,
            () => false,
          );
        while (claimed < 10 && (await more())) claimed += 1;
        holds('success', claimed < 10, ['有限制', 'a limit'], claimed, ['每个会员限领', 'a member has so many of it']);
      },
    );
  },
};

export const couponExpired: Scenario = {
  name: 'coupon-expired',
  about: ['过期和已用的优惠券不能再用', 'expired and used coupons are of no more use'],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    const { data: expired } = await walk.ask(['已过期', 'expired'], volume.mine, { lx: 'expired' });
    const { data: used } = await walk.ask(['已使用', 'used'], volume.mine, { lx: 'used' }, ({ data }, { holds }) => {
      const unused = data.find(({ used_time }) => !used_time);
      holds('data.used_time', unused === undefined, ['使用时间', 'a time'], unused?.volume_id, [
        '已用的有使用时间',
        'a used one says when',
        '2 §3',
      ]);
    });
    const useless = [...expired, ...used];
    if (useless.length === 0) return walk.notHere(['该会员没有过期或已用的券', 'this member has neither']);
    const line = await putInCart(walk, await chooseGoods(walk, settings));
    const plain = await checkOut(walk, line);
    await walk.step({ name: ['结算时不可选', 'not to be chosen'], call: buy.confirm.path }, async ({ holds }) => {
      const offered = useless.find(({ held_id }) => plain.volume_list.some(({ volume_id }) => volume_id === held_id));
      holds('volume_list', offered === undefined, ['不含失效的券', 'none of them'], offered?.volume_id, [
        '失效的券不可用',
        'a coupon counts until its end',
        '2 §3',
      ]);
    });
  },
};

export const submitLost: Scenario = {
  name: 'submit-lost',
  about: [
    '提交订单的应答丢失：用同一个 once 再查，只有一张订单',
    'the answer of a submit is lost: asked again with the same key, there is one order',
  ],
  effect: 'write',
  role: 'buyer',
  operator: true,
  alone: true,
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    const line = await putInCart(walk, await chooseGoods(walk, settings));
    const { address_id, seal } = await checkOut(walk, line);
    const how = { volume_id: '', use_integral: false, remark: 'yaocang smoke', once: walk.once(), seal };
    const form = { buy_list: line.cart_id, address_id, ...how };
    const orders = async () => (await walk.client.send(order.orderList, { is_start: true, lx: '1' })).data;
    const before = (await orders()).map(({ order_id }) => order_id);
    walk.later(['未付款订单', 'unpaid order'], async () => {
      const mine = (await orders()).filter(({ order_id }) => !before.includes(order_id));
      for (const { order_id } of mine) await walk.client.send(order.qxOrder, { order_id });
    });
    walk.later(['故障', 'faults'], async () => walk.operate?.('faults', { clear: true }));
    const lost = { call: buy.submit.path, kind: 'drop_after', times: 1 };
    await walk.operator(['应答丢失', 'the answer gets lost'], 'faults', lost);
    await walk.step(
      { name: ['提交，没有应答', 'submit, and hear nothing'], call: buy.submit.path },
      async ({ equal }) => {
        const heard = await walk.client.send(buy.submit, form).catch((error: unknown) => error);
        equal('answer', heard instanceof UnknownOutcomeError, true, ['没有应答即结果未知', 'no answer: unknown']);
      },
    );
    const once: Rule = ['同一个 once 只下一单', 'a key makes one order'];
    const made = await walk.ask(['用同一个 once 再问', 'ask with the same key'], buy.submit, form);
    await walk.step({ name: ['只有一张订单', 'one order'], call: order.orderList.path }, async ({ equal }) => {
      const mine = (await orders()).filter(({ order_id }) => !before.includes(order_id));
      equal('data.length', mine.length, 1, once);
      equal('data.order_id', mine[0]?.order_id, made.order_id, once);
    });
    await orderRow(walk, ['订单待付款', 'order waits for payment'], made.order_id, 1);
  },
};
