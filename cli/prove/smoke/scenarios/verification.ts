/** Verification and business scope (document 1 §4, document 2 §6): handed in, rejected with a reason, handed in again, approved. */

import type { Words } from '#cli/text/words.ts';
import { buy } from '#shared/contract/buy.ts';
import { goods } from '#shared/contract/goods.ts';
import { search } from '#shared/contract/search.ts';
import { type Licence, userLicences, type VerificationForm } from '#shared/contract/user-licences.ts';
import type { Rule } from '../check.ts';
import { searchFor } from '../legs/choosing.ts';
import { findGoods } from '../legs/finding.ts';
import { enterAsNewcomer, type Newcomer } from '../legs/newcomer.ts';
import { uploadPicture } from '../legs/uploading.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';

const YEAR = 365 * 86_400_000;
const ILLEGIBLE = '证照照片不清晰，请重新上传';
const REASON_TOLD: Rule = ['驳回原因要告知会员', 'the reason of a rejection is told', '1 §4'];

/** The papers of a pharmacy, each kind that has to be there. */
async function papersOf(walk: Walk): Promise<VerificationForm> {
  const { kinds } = await walk.client.send(userLicences.yzInfo, {});
  const img_url = await uploadPicture(walk);
  const licences = kinds
    .filter(({ required }) => required)
    .map(({ kind, has_end }): Licence => {
      const number = `SMOKE${walk.once().slice(0, 6)}`;
      return { kind, number, img_url, end_time: has_end ? walk.clock.now() + 10 * YEAR : undefined };
    });
  return { company: '冒烟测试药房', legal_person: '测试', address: '测试路 1 号', licences };
}

const verified = (walk: Walk, name: Words, yz: number, rule: Rule) =>
  walk.ask(name, userLicences.yzInfo, {}, (answer, { equal }) => equal('yz', answer.yz as number, yz, rule));

/** Whether the first goods of a search come with a price. */
const seesPrices = (walk: Walk, name: Words, expected: boolean) =>
  walk.ask(name, search.search, searchFor('all', { only_kc: true }), ({ data }, { equal }) => {
    const seen = data.some(({ shop_price, goods_number }) => shop_price !== undefined || goods_number !== undefined);
    equal('data.shop_price', seen, expected, [
      '认证通过才能看到价格和库存',
      'prices and stock only once verified',
      '1 §4',
    ]);
  });

export const verification: Scenario = {
  name: 'verification',
  about: [
    '资质认证：提交、驳回并说明原因、重新提交、通过后可见价格',
    'verification: handed in, rejected with a reason, again, approved; then prices show',
  ],
  effect: 'write',
  operator: true,
  async run(walk) {
    const { user_name: member } = await enterAsNewcomer(walk);
    await verified(walk, ['新会员', 'a new member'], 0, ['0 为未认证', '0 is unverified', '1 §4']);
    await seesPrices(walk, ['看不到价格', 'no prices'], false);
    const form = await papersOf(walk);
    const lacking = { ...form, licences: form.licences.slice(1) };
    const whole: Rule = ['必需的证照要齐全', 'every required licence has to be there', '1 §4'];
    await walk.refused(['缺少证照', 'a licence is missing'], userLicences.yzSubmit, lacking, whole);
    await handIn(walk, form);
    const once: Rule = ['审核中不能重复提交', 'nothing is handed in while it is reviewed', '1 §4'];
    await walk.refused(['重复提交', 'a second time'], userLicences.yzSubmit, form, once);
    const rejected = { member, verdict: 'reject', because: ILLEGIBLE };
    await walk.operator(['运营方驳回', 'rejected by the operator'], 'review_verification', rejected);
    const failed = await verified(walk, ['认证失败', 'failed'], 3, ['3 为认证失败', '3 is failed', '1 §4']);
    await walk.step({ name: ['告知原因', 'with the reason'], call: userLicences.yzInfo.path }, async ({ equal }) =>
      equal('reason', failed.reason, ILLEGIBLE, REASON_TOLD),
    );
    await handIn(walk, form);
    await walk.operator(['运营方通过', 'approved by the operator'], 'review_verification', {
      member,
      verdict: 'approve',
    });
    await verified(walk, ['已认证', 'verified'], 1, ['1 为已认证', '1 is verified', '1 §4']);
    await seesPrices(walk, ['看到价格', 'prices show'], true);
  },
};

async function handIn(walk: Walk, form: VerificationForm): Promise<void> {
  await walk.ask(['提交资质', 'hand in the papers'], userLicences.yzSubmit, form);
  await verified(walk, ['审核中', 'under review'], 2, [
    '提交后为 2（认证中）',
    'handing in makes it 2, verifying',
    '1 §4',
  ]);
}

export const businessScope: Scenario = {
  name: 'business-scope',
  about: [
    '经营范围：范围外不能购买，申请被驳回、再申请、通过后可购买',
    'business scope: goods outside cannot be bought; asked for, rejected, asked again, approved',
  ],
  effect: 'write',
  operator: true,
  async run(walk) {
    const { settings, type_id, goods_id, num, member } = await narrowMember(walk);
    const item = [{ type: '0', goods_id, goods_number: num, attr_id: '', spce_id: '' }];
    const inside: Rule = ['经营范围外的商品不能购买', 'nothing outside the business scope is sold', '2 §6'];
    await walk.refused(['范围外加购', 'add it outside the scope'], buy.addToCart, item, inside);
    const bare = { type_id, images: [] };
    await walk.refused(['不传图片', 'without a picture'], userLicences.rangeSubmit, bare, [
      '申请要上传资质图片',
      'a paper proves the scope',
      '2 §2',
    ]);
    const images = [await uploadPicture(walk)];
    await askForScope(walk, { type_id, images });
    const verdict = { member, type_id };
    const no = { ...verdict, verdict: 'reject', because: ILLEGIBLE };
    await walk.operator(['运营方驳回', 'rejected by the operator'], 'review_scope', no);
    const [rejected] = (await scope(walk, ['被驳回', 'rejected'], type_id, 3, ['3 为驳回', '3 is rejected'])).data;
    await walk.step({ name: ['告知原因', 'with the reason'], call: userLicences.rangeInfo.path }, async ({ equal }) =>
      equal('data[0].reason', rejected?.reason, ILLEGIBLE, REASON_TOLD),
    );
    await askForScope(walk, { type_id, images });
    await walk.operator(['运营方通过', 'approved by the operator'], 'review_scope', { ...verdict, verdict: 'approve' });
    await scope(walk, ['已持有', 'held'], type_id, 1, ['1 为已持有', '1 is held']);
    await walk.ask(
      ['商品页', 'goods page'],
      goods.info,
      { goods_id, log_bs: settings.log_bs },
      ({ yz_range }, { equal }) =>
        equal('yz_range', yz_range, true, ['范围内 yz_range 为 1', 'yz_range is 1 inside the scope', '2 §2']),
    );
    await walk.ask(['加入购物车', 'add it to the cart'], buy.addToCart, item, ({ success }, { equal }) =>
      equal('success', success, 1, ['范围内的商品可以购买', 'what is inside can be bought', '2 §6']),
    );
  },
};

const scope = (walk: Walk, name: Words, type_id: string, state: number, rule: Rule) =>
  walk.ask(name, userLicences.rangeInfo, { type_id }, ({ data }, { equal }) =>
    equal('data[0].state', data[0]?.state as number | undefined, state, rule),
  );

async function askForScope(walk: Walk, request: { type_id: string; images: readonly string[] }): Promise<void> {
  await walk.ask(['申请范围', 'ask for the scope'], userLicences.rangeSubmit, {
    ...request,
    images: [...request.images],
  });
  await scope(walk, ['审核中', 'under review'], request.type_id, 2, ['2 为审核中', '2 is under review']);
}

/** A member verified for one kind of goods alone, and goods of another kind. */
async function narrowMember(walk: Walk) {
  const newcomer: Newcomer = await enterAsNewcomer(walk);
  const { settings, user_name: member } = newcomer;
  const { data: scopes } = await walk.client.send(userLicences.rangeInfo, {});
  const {
    goods_id,
    product,
    multiple: num,
  } = await findGoods(walk, newcomer.settings, ['普通商品', 'plain goods'], () => true);
  const { type_id } = product;
  const other = scopes.find((each) => each.type_id !== type_id)?.type_id;
  if (other === undefined) walk.notHere(['只有一种经营范围', 'there is one business scope alone']);
  await walk.ask(['提交资质', 'hand in the papers'], userLicences.yzSubmit, await papersOf(walk));
  const verdict = { member, verdict: 'approve', scopes: [other] };
  await walk.operator(['只批准其他范围', 'approved for another scope'], 'review_verification', verdict);
  return { settings, type_id, goods_id, num, member };
}
