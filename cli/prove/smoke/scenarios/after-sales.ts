import { afterSales } from '#shared/contract/after-sales.ts';
import { user } from '#shared/contract/user.ts';
import { say } from '../dictionary.ts';
import { fundsOf, paidOrder } from '../legs/paying.ts';
import { receive, ship } from '../legs/receiving.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';

export const returned: Scenario = {
  name: 'after-sales',
  about: ['售后：申请退款、撤回、再申请、通过并退款到余额', 'after-sales: asked, withdrawn, asked again, refunded'],
  effect: 'money',
  role: 'buyer',
  operator: true,
  async run(walk) {
    const { made, settings } = await paidOrder(walk);
    const { order_id } = made;
    await ship(walk, made);
    await receive(walk, made, settings);
    const claim = await walk.ask(
      ['可申请的售后', 'what can be claimed'],
      afterSales.servicesInfo,
      { order_id },
      (answer, { equal, holds }) => {
        equal('can_apply', answer.can_apply, true, ['已收货订单可申请售后', 'a received order can be claimed']);
        holds('lines', answer.lines.length > 0, say.aLine, answer.lines.length, [
          '列出所购商品',
          'the lines that were bought',
        ]);
      },
    );
    const [line, type] = [claim.lines[0], claim.types[0]];
    if (!line || !type) return walk.notHere(['没有可申请售后的商品', 'nothing can be claimed']);
    const lines = [{ og_id: line.og_id, num: line.can_num }];
    const request = { order_id, type: type.type, lines, reason: '冒烟测试', images: [] };
    const tooMany = { ...request, lines: [{ og_id: line.og_id, num: line.can_num + 1 }] };
    await walk.refused(['超过所购数量', 'more than bought'], afterSales.servicesApply, tooMany, [
      '不超过所购数量',
      'no more than was bought',
    ]);
    await walk.ask(['申请售后', 'ask'], afterSales.servicesApply, request);
    await walk.refused(['重复申请', 'twice'], afterSales.servicesApply, request, [
      '同时只能有一个申请',
      'one request at a time',
    ]);
    await walk.ask(['撤回申请', 'withdraw'], afterSales.servicesCancel, { order_id });
    const { return_sn } = await walk.ask(['再次申请', 'ask again'], afterSales.servicesApply, request);
    await walk.ask(['售后列表', 'in the list'], afterSales.servicesList, { order_id }, ({ data }, { equal }) => {
      equal('data[0].return_sn', data[0]?.return_sn, return_sn, [
        '应为该订单最新的申请',
        'the newest request of the order',
        '2 §7',
      ]);
      equal('data[0].status', data[0]?.status as number, 1, ['1 为待审核', '1 is to be looked at']);
    });
    const before = await fundsOf(walk);
    await settleRequest(walk, return_sn, type.type);
    await walk.ask(['售后完成', 'complete'], afterSales.servicesInfo, { order_id }, ({ data }, { equal }) =>
      equal('data[0].status', data[0]?.status as number, 5, ['5 为已完成', '5 is complete', '2 §2']),
    );
    const { refund } = (await walk.client.send(afterSales.servicesInfo, { order_id })).data[0] ?? {
      refund: Number.NaN,
    };
    await walk.step({ name: ['退款到账', 'the money is back'], call: user.userCenter.path }, async ({ equal }) =>
      equal('moneys + acquire_money', await fundsOf(walk), before + refund, [
        '原路退回',
        'refunded to where it came from',
      ]),
    );
  },
};

/** A return is sent back before it is refunded; a refund alone is not. */
async function settleRequest(walk: Walk, number: string, type: string): Promise<void> {
  await walk.operator(['审核通过', 'approved'], 'answer_after_sales', { number, answer: 'approve' });
  if (type !== '2')
    await walk.operator(['退货已收到', 'goods are back'], 'answer_after_sales', { number, answer: 'received' });
  await walk.operator(['已退款', 'refunded'], 'answer_after_sales', { number, answer: 'refunded' });
}
