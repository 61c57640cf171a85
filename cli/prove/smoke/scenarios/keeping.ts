/** What a member keeps (document 2 §2): addresses, favourites, footprints, frequent buys, messages to the shop. */
import { plainly } from '#cli/text/words.ts';
import { collect } from '#shared/contract/collect.ts';
import { feedback } from '#shared/contract/feedback.ts';
import { goods } from '#shared/contract/goods.ts';
import { history } from '#shared/contract/history.ts';
import { mybuy } from '#shared/contract/mybuy.ts';
import { path } from '#shared/contract/path.ts';
import { qhyg } from '#shared/contract/qhyg.ts';
import { orderMultiple } from '#shared/rules/pack-size.ts';
import type { Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { chooseGoods } from '../legs/choosing.ts';
import { enter, enterAsBuyer } from '../legs/entering.ts';
import type { Scenario } from '../scenario.ts';

const SAVED: Rule = ['与保存的一致', 'as it was saved'];
const NEWEST_FIRST: Rule = ['最新的在前', 'the newest first'];

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
      await walk.ask(['收货地址', 'addresses'], path.getPath, {}, ({ data }, { holds }) => {
        const defaults = data.filter(({ mr }) => mr).length;
        holds('data.mr', data.length === 0 || defaults === 1, ['一个默认地址', 'one default'], defaults, [
          '有且只有一个默认地址',
          'one is the default',
          '2 §2',
        ]);
      })
    ).data;
    const { address_id } = await walk.ask(['新增地址', 'add'], path.save, NEW_ADDRESS);
    let gone = false;
    walk.later(['收货地址', 'address'], async () => {
      if (!gone) await walk.client.send(path.delPath, { address_id, mr: false });
    });
    await walk.ask(['读取地址', 'read'], path.info, { address_id }, ({ data }, { equal }) => {
      equal('data.consignee', data.consignee, NEW_ADDRESS.consignee, SAVED);
      equal('data.address', data.address, NEW_ADDRESS.address, SAVED);
    });
    await walk.ask(['地址列表', 'the list'], path.getPath, {}, ({ data }, { holds }) => {
      const isThere = data.some((each) => each.address_id === address_id);
      holds('data.address_id', isThere, plainly(address_id), say.nothing, [
        '新地址在列表中',
        'it is in the list',
        '2 §7',
      ]);
    });
    await walk.ask(
      ['修改地址', 'change'],
      path.save,
      { ...NEW_ADDRESS, address_id, address: '测试路 2 号' },
      (answer, { equal }) =>
        equal('address_id', answer.address_id, address_id, ['修改不新增地址', 'a change makes no second address']),
    );
    await walk.refused(['手机号过短', 'a short phone'], path.save, { ...NEW_ADDRESS, phone: '123' }, [
      '手机号为 11 位',
      'a phone has 11 digits',
      '1 §9',
    ]);
    await walk.ask(['删除地址', 'delete'], path.delPath, { address_id, mr: false }, ({ data }, { equal }) => {
      gone = true;
      equal('data.length', data.length, before.length, ['其余地址不变', 'the others are left', '2 §7']);
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
    walk.later(['收藏', 'favourite'], () => walk.client.send(collect.collect, { goods_id, lx: before ? '1' : '0' }));
    await walk.ask(['添加收藏', 'add'], collect.collect, { goods_id, lx: '1' });
    await walk.ask(['收藏列表', 'list'], collect.collectList, {}, ({ data }, { equal }) =>
      equal('data[0].goods_id', before ? goods_id : data[0]?.goods_id, goods_id, NEWEST_FIRST),
    );
    await walk.step({ name: ['商品页', 'goods page'], call: goods.info.path }, async ({ equal }) =>
      equal('is_collect', await isKept(), true, ['已收藏的商品有标记', 'a favourite is marked']),
    );
    await walk.ask(['取消收藏', 'remove'], collect.collect, { goods_id, lx: '0' });
    await walk.step({ name: ['再看商品页', 'goods page again'], call: goods.info.path }, async ({ equal }) =>
      equal('is_collect', await isKept(), false, ['lx=0 取消收藏', 'lx=0 removes a favourite', '2 §7']),
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
    await walk.ask(['浏览足迹', 'footprints'], history.list, {}, ({ data }, { equal }) =>
      equal('data[0].goods_id', data[0]?.goods_id, goods_id, ['最近看过的在前', 'the latest look first']),
    );
    await walk.ask(['常购商品', 'frequent buys'], mybuy.list, {}, ({ data }, { holds }) => {
      const names = data.map((card) => card.goods_id);
      const twice = names.find((name, at) => names.indexOf(name) !== at);
      holds('data', twice === undefined, ['每种商品一次', 'each goods once'], twice, [
        '常购商品不重复',
        'frequent buys name each goods once',
      ]);
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
    if (!settings.qhyg) walk.notHere(['商城未开启缺货预购', 'the shop offers no pre-orders']);
    const { goods_id } = await chooseGoods(walk, settings);
    const form = await walk.ask(['预购表单', 'form'], qhyg.info, { goods_id }, ({ data }, { holds }) =>
      holds('data.goods_name', data.goods_name !== '', ['商品名称', 'a name'], data.goods_name, [
        '表单有商品信息',
        'what is ordered ahead',
        '2 §3',
      ]),
    );
    const spce_id = form.spce_list[0]?.spce_id ?? '';
    const num = 2 * orderMultiple(form.data);
    await walk.ask(['登记预购', 'order ahead'], qhyg.up, { goods_id, spce_id, num, impatient: true });
    await walk.ask(['预购记录', 'list'], qhyg.list, {}, ({ data }, { equal }) => {
      equal('data[0].goods_id', data[0]?.goods_id, goods_id, NEWEST_FIRST);
      equal('data[0].num', data[0]?.num, num, ['与登记的一致', 'as it was ordered']);
      equal('data[0].impatient', data[0]?.impatient, true, ['已标记加急', 'urgent', '2 §7']);
    });
    await walk.refused(['数量为 0', 'none'], qhyg.up, { goods_id, spce_id, num: 0, impatient: false }, [
      '预购数量须大于 0',
      'a quantity above 0',
      '2 §5',
    ]);
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
    await walk.ask(['提交反馈', 'send'], feedback.up, { type: '1', content });
    const read = await walk.operator(['运营方查看反馈', 'read by the operator'], 'requests');
    await walk.step({ name: ['反馈已送达', 'it arrived'], call: feedback.up.path }, async ({ holds }) => {
      const all = (read.feedbacks ?? []) as readonly { readonly content?: unknown }[];
      holds(
        'content',
        all.some((each) => each.content === content),
        plainly(content),
        say.nothing,
        ['反馈送达商城', 'the shop reads it', '2 §2'],
      );
    });
    await walk.refused(['内容为空', 'empty'], feedback.up, { type: '1', content: ' ' }, [
      '反馈内容必填',
      'words are needed',
      '2 §5',
    ]);
  },
};
