/** What a member keeps (document 2 §2): addresses, favourites, footprints, frequent buys, messages to the shop. */
import { collect } from '#shared/contract/collect.ts';
import { feedback } from '#shared/contract/feedback.ts';
import { goods } from '#shared/contract/goods.ts';
import { history } from '#shared/contract/history.ts';
import { mybuy } from '#shared/contract/mybuy.ts';
import { path } from '#shared/contract/path.ts';
import { qhyg } from '#shared/contract/qhyg.ts';
import { orderMultiple } from '#shared/rules/pack-size.ts';
import { chooseGoods } from '../legs/choosing.ts';
import { enter, enterAsBuyer } from '../legs/entering.ts';
import type { Scenario } from '../scenario.ts';

const NEW_ADDRESS = {
  address_id: '',
  consignee: '冒烟测试',
  phone: '13800000000',
  province: '浙江省',
  city: '杭州市',
  district: '滨江区',
  address: '测试路 1 号',
  mr: false,
};

export const addressBook: Scenario = {
  name: 'address-book',
  about: ['收货地址：新增、修改、读取、删除', 'addresses: add, change, read, delete'],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    await enter(walk);
    const before = (
      await walk.ask('addresses', path.getPath, {}, ({ data }, { holds }) => {
        const defaults = data.filter(({ mr }) => mr).length;
        holds('data.mr', data.length === 0 || defaults === 1, 'one default', defaults, 'one is the default (2 §2)');
      })
    ).data;
    const { address_id } = await walk.ask('add', path.save, NEW_ADDRESS);
    let gone = false;
    walk.later('address', async () => {
      if (!gone) await walk.client.send(path.delPath, { address_id, mr: false });
    });
    await walk.ask('read', path.info, { address_id }, ({ data }, { equal }) => {
      equal('data.consignee', data.consignee, NEW_ADDRESS.consignee, 'as it was saved');
      equal('data.address', data.address, NEW_ADDRESS.address, 'as it was saved');
    });
    await walk.ask('change', path.save, { ...NEW_ADDRESS, address_id, address: '测试路 2 号' }, (answer, { equal }) =>
      equal('address_id', answer.address_id, address_id, 'a change makes no second address'),
    );
    await walk.refused('a short phone', path.save, { ...NEW_ADDRESS, phone: '123' }, 'a phone has 11 digits (2 §4)');
    await walk.ask('delete', path.delPath, { address_id, mr: false }, ({ data }, { equal }) => {
      gone = true;
      equal('data.length', data.length, before.length, 'the others are left (2 §7)');
    });
  },
};

export const favourites: Scenario = {
  name: 'favourites',
  about: ['收藏：添加、列出、取消', 'favourites: add, list, remove'],
  effect: 'write',
  role: 'buyer',
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    const { goods_id } = await chooseGoods(walk, settings);
    const isKept = async () => {
      const { is_collect } = await walk.client.send(goods.info, { goods_id, log_bs: settings.log_bs });
      return is_collect;
    };
    const before = await isKept();
    walk.later('favourite', () => walk.client.send(collect.collect, { goods_id, lx: before ? '1' : '0' }));
    await walk.ask('add', collect.collect, { goods_id, lx: '1' });
    await walk.ask('list', collect.collectList, {}, ({ data }, { equal }) =>
      equal('data[0].goods_id', before ? goods_id : data[0]?.goods_id, goods_id, 'the newest first (2 §2)'),
    );
    await walk.step({ name: 'goods page', call: goods.info.path }, async ({ equal }) =>
      equal('is_collect', await isKept(), true, 'a favourite is marked (2 §2)'),
    );
    await walk.ask('remove', collect.collect, { goods_id, lx: '0' });
    await walk.step({ name: 'goods page again', call: goods.info.path }, async ({ equal }) =>
      equal('is_collect', await isKept(), false, 'no favourite any more (2 §7)'),
    );
  },
};

export const footprints: Scenario = {
  name: 'footprints',
  about: ['足迹与常购：看过的商品排在最前', 'footprints and frequent buys: what was looked at comes first'],
  effect: 'session',
  role: 'buyer',
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    const { goods_id } = await chooseGoods(walk, settings);
    await walk.ask('footprints', history.list, {}, ({ data }, { equal }) =>
      equal('data[0].goods_id', data[0]?.goods_id, goods_id, 'the latest look first (2 §2)'),
    );
    await walk.ask('frequent buys', mybuy.list, {}, ({ data }, { holds }) => {
      const names = data.map((card) => card.goods_id);
      const twice = names.find((name, at) => names.indexOf(name) !== at);
      holds('data', twice === undefined, 'each goods once', twice, 'what was ordered (2 §2)');
    });
  },
};

export const preOrder: Scenario = {
  name: 'pre-order',
  about: ['缺货预购：表单、登记、列表；数量须为整包装', 'pre-order: form, order, list; whole packs only'],
  effect: 'write',
  role: 'buyer',
  operator: true,
  async run(walk) {
    const { settings } = await enterAsBuyer(walk);
    if (!settings.qhyg) walk.notHere('the shop offers no pre-orders');
    const { goods_id } = await chooseGoods(walk, settings);
    const form = await walk.ask('form', qhyg.info, { goods_id }, ({ data }, { holds }) =>
      holds('data.goods_name', data.goods_name !== '', 'a name', data.goods_name, 'what is ordered ahead (2 §3)'),
    );
    const spce_id = form.spce_list[0]?.spce_id ?? '';
    const num = 2 * orderMultiple(form.data);
    await walk.ask('order ahead', qhyg.up, { goods_id, spce_id, num, impatient: true });
    await walk.ask('list', qhyg.list, {}, ({ data }, { equal }) => {
      equal('data[0].goods_id', data[0]?.goods_id, goods_id, 'the newest first');
      equal('data[0].num', data[0]?.num, num, 'as it was ordered');
      equal('data[0].impatient', data[0]?.impatient, true, 'urgent (2 §7)');
    });
    await walk.refused('none', qhyg.up, { goods_id, spce_id, num: 0, impatient: false }, 'at least one pack (2 §5)');
  },
};

export const sendFeedback: Scenario = {
  name: 'feedback',
  about: ['意见反馈：提交成功，空内容被拒绝', 'feedback: handed in; nothing is refused'],
  effect: 'write',
  role: 'buyer',
  operator: true,
  async run(walk) {
    await enter(walk);
    const content = `冒烟测试 ${walk.once().slice(0, 8)}`;
    await walk.ask('send', feedback.up, { type: '1', content });
    const read = await walk.operator('read by the operator', 'requests');
    await walk.step({ name: 'it arrived', call: feedback.up.path }, async ({ holds }) => {
      const all = (read.feedbacks ?? []) as readonly { readonly content?: unknown }[];
      holds(
        'content',
        all.some((each) => each.content === content),
        content,
        'nothing',
        'the shop reads it (2 §2)',
      );
    });
    await walk.refused('empty', feedback.up, { type: '1', content: ' ' }, 'words are needed (2 §5)');
  },
};
