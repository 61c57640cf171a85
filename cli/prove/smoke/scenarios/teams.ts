/** Group buys and price cuts (document 2 §2): opened, joined by a linked account, and what they are worth. */
import type { Words } from '#cli/text/words.ts';
import { cart } from '#shared/contract/cart.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { group } from '#shared/contract/group.ts';
import type { Team } from '#shared/contract/group-help-entities.ts';
import { help } from '#shared/contract/help.ts';
import { intro } from '#shared/contract/intro.ts';
import { login } from '#shared/contract/login.ts';
import type { LinkedAccount } from '#shared/contract/member-entities.ts';
import type { Rule } from '../check.ts';
import { type Entered, enterAsBuyer } from '../legs/entering.ts';
import { addLine, findGoods, itemOf } from '../legs/finding.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';

const HOUR = 3_600_000;

/** So long until a price that was won is of no more use: nothing else ends a group, so the next run takes other goods. */
const OVER = 73 * HOUR;

/** So long until a price cut has ended. */
const CUT_OVER = 49 * HOUR;

/** Goods of a collection that this member has no running or unused team of; the clock goes on where there is none. */
async function freeGoods(walk: Walk, kind: typeof group | typeof help, cards: () => Promise<readonly GoodsCard[]>) {
  const free = async () => {
    const { data } = await walk.client.send(kind.list, { is_start: true });
    const busy = data
      .filter(({ state }) => state === 'running' || state === 'complete')
      .map(({ goods_id }) => goods_id);
    return (await cards()).filter(({ goods_id }) => !busy.includes(goods_id));
  };
  const now = await free();
  if (now.length > 0 || !walk.operate) return now;
  await walk.operator(['等上一次结束', 'the last ones end'], 'clock', { advance_ms: OVER });
  return free();
}

/** Goes on as a linked account; its login is its own, and the first account's stays. */
async function asLinked<T>(
  walk: Walk,
  { settings, member }: Entered,
  other: LinkedAccount,
  act: () => Promise<T>,
): Promise<T> {
  const there = { user_id: other.user_id, log_bs: settings.log_bs };
  const switched = await walk.ask([`以 ${other.user_name} 的身份`, `as ${other.user_name}`], login.reLogin, there);
  walk.signIn(other.user_name, switched);
  try {
    return await act();
  } finally {
    await walk.client.send(login.logout, {});
    walk.signIn(walk.account.user, member);
  }
}

const linked = ({ member }: Entered, walk: Walk): readonly LinkedAccount[] =>
  member.user_list.filter(({ user_name }) => user_name !== walk.account.user);

export const groupBuy: Scenario = {
  name: 'group-buy',
  about: [
    '拼团：开团、关联账号参团、不能重复参加、成团后按团购价',
    'a group buy: opened, joined by a linked account, not twice; once full its price counts',
  ],
  effect: 'write',
  role: 'chain',
  operator: true,
  alone: true,
  async run(walk) {
    const entered = await enterAsBuyer(walk);
    const cards = async () => (await walk.client.send(intro.group, { is_start: true })).data;
    const free = await freeGoods(walk, group, cards);
    const what: Words = ['拼团商品', 'goods to buy in a group'];
    const { goods_id, multiple } = await findGoods(
      walk,
      entered.settings,
      what,
      ({ cap, multiple: least }) => cap >= least,
      free,
    );
    const { data: team } = await walk.ask(
      ['开团', 'open a group'],
      group.start,
      { goods_id },
      ({ data }, { equal, holds }) => {
        equal('data.have_num', data.have_num, 1, ['开团者占一席', 'whoever opens it is its first', '2 §2']);
        equal('data.state', data.state, 'running', ['拼团进行中', 'it runs', '2 §2']);
        const lower = (data.price ?? Number.NaN) < (data.from_price ?? 0);
        holds('data.price', lower, ['低于原价', 'below the usual price'], data.price, [
          '团购价更低',
          'a group pays less',
          '2 §2',
        ]);
      },
    );
    const one: Rule = ['同一商品同时只有一个团', 'one group of a goods at a time'];
    await walk.refused(['再开一团', 'open another'], group.start, { goods_id }, one);
    const seats = linked(entered, walk);
    if (seats.length < team.need_num - 1)
      return walk.notHere(['关联账号不够成团', 'too few linked accounts for this group']);
    for (const other of seats.slice(0, team.need_num - 1)) await asLinked(walk, entered, other, () => join(walk, team));
    await walk.ask(['我的拼团', 'my group buys'], group.list, { is_start: true }, ({ data }, { equal }) => {
      const mine = data.find(({ id }) => id === team.id);
      equal('data.state', mine?.state, 'complete', ['人数满即成团', 'it is complete with the last place', '2 §2']);
    });
    const line = await addLine(walk, itemOf(goods_id, multiple));
    await walk.step({ name: ['按团购价', 'at the group’s price'], call: cart.list.path }, async ({ equal }) =>
      equal('data.goods_price', line.goods_price, team.price ?? Number.NaN, [
        '成团后按团购价计',
        'the won price counts',
        '2 §3',
      ]),
    );
  },
};

async function join(walk: Walk, { id, goods_id, have_num }: Team): Promise<void> {
  await walk.ask(['可参加的团', 'groups to join'], group.list, { is_start: true, goods_id }, ({ data }, { holds }) =>
    holds(
      'data.id',
      data.some((each) => each.id === id),
      [id, id],
      data[0]?.id,
      ['进行中的团可以参加', 'a running group can be joined', '2 §2'],
    ),
  );
  await walk.ask(['参团', 'join it'], group.join, { id }, ({ data }, { holds }) =>
    holds('data.have_num', data.have_num > have_num, [`多于 ${have_num}`, `more than ${have_num}`], data.have_num, [
      '占一席',
      'a place is taken',
      '2 §2',
    ]),
  );
  await walk.refused(['再参加一次', 'join it twice'], group.join, { id }, ['一人一席', 'one place each', '2 §2']);
}

export const priceCut: Scenario = {
  name: 'price-cut',
  about: [
    '砍价：发起、不能自砍、关联账号帮砍、每人一次、到期结束',
    'a price cut: opened, not helped by oneself, helped by linked accounts, once each, ended in time',
  ],
  effect: 'write',
  role: 'chain',
  operator: true,
  alone: true,
  async run(walk) {
    const entered = await enterAsBuyer(walk);
    const cards = async () => (await walk.client.send(intro.help, { is_start: true })).data;
    const [wanted] = await freeGoods(walk, help, cards);
    if (!wanted) return walk.notHere(['没有砍价商品', 'there are no goods to cut']);
    const { goods_id } = wanted;
    const { data: team } = await walk.ask(
      ['发起砍价', 'open a price cut'],
      help.start,
      { goods_id },
      ({ data }, { equal }) => {
        equal('data.have_num', data.have_num, 0, ['尚无人帮砍', 'nobody has helped yet', '2 §2']);
        equal('data.now_price', data.now_price, data.from_price ?? Number.NaN, [
          '从原价开始',
          'it starts from the usual price',
          '2 §2',
        ]);
      },
    );
    const { id, from_price = 0, price = 0, need_num } = team;
    await walk.refused(['自己帮砍', 'help it oneself'], help.join, { id }, ['不能帮自己砍', 'nobody helps his own']);
    let cut = 0;
    for (const other of linked(entered, walk).slice(0, need_num - 1)) {
      cut += await asLinked(walk, entered, other, () => helpOnce(walk, id, from_price - price));
    }
    await walk.ask(['我的砍价', 'my price cuts'], help.list, { is_start: true }, ({ data }, { equal }) => {
      const mine = data.find((each) => each.id === id);
      equal('data.now_price', mine?.now_price, from_price - cut, [
        '现价等于原价减已砍',
        'the usual price less what was cut',
        '2 §2',
      ]);
    });
    await walk.operator(['过去两天', 'two days pass'], 'clock', { advance_ms: CUT_OVER });
    await walk.ask(['已结束', 'it ended'], help.list, { is_start: true }, ({ data }, { equal }) => {
      const mine = data.find((each) => each.id === id);
      equal('data.state', mine?.state, 'failed', ['到期未砍成即结束', 'it ends with its time', '2 §2']);
    });
  },
};

/** Helps once, and is refused a second time; what it took off, in fen. */
async function helpOnce(walk: Walk, id: string, most: number): Promise<number> {
  const { cut = 0 } = await walk.ask(['帮砍', 'help'], help.join, { id }, (answer, { holds }) => {
    const amount = answer.cut ?? 0;
    holds('cut', amount > 0 && amount <= most, [`至多 ${most}`, `up to ${most}`], amount, [
      '砍下一部分',
      'a part of the way down',
      '2 §2',
    ]);
  });
  await walk.refused(['再帮一次', 'help twice'], help.join, { id }, ['每人帮一次', 'each helps once', '2 §2']);
  return cut;
}
