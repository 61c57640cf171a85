import { beforeEach, expect, test } from 'vitest';
import { goodsAnswer } from '#shared/contract/testing/goods-answer.ts';
import { provideNavigator } from '#web/navigation/navigate.ts';
import { refusal, serve } from '#web/state/testing.ts';
import { createTeam } from './team-store.ts';

const LIST = 'group.php?act=list';
const START = 'group.php?act=start';
const GOODS = 'goods.php?act=info';
const JOIN = 'group.php?act=join';

const team = (id: number, more: object = {}) => ({
  id,
  goods_id: 7,
  goods_name: '二甲双胍',
  need_num: 3,
  have_num: 1,
  limit_num: 200,
  state: 'running',
  ...more,
});

let went: string[];
beforeEach(() => {
  went = [];
  provideNavigator({ go: (address) => void went.push(address), back: () => undefined, returnTo: () => undefined });
});

/** The member's own teams, and the open teams of the goods. */
const lists = (own: () => unknown[], open: () => unknown[], offer?: object) => ({
  [LIST]: ({ goods_id }: Record<string, unknown>) => ({
    data: goods_id ? open() : own(),
    page_next: 'end',
    ...(goods_id && offer ? { offer } : {}),
  }),
});

const wanted = { script: 'group' as const, id: '', goods_id: '7' };

test('another member’s team by its link is found among the open teams of its goods', async () => {
  serve(
    lists(
      () => [],
      () => [team(5), team(6)],
    ),
  );
  const store = createTeam({ ...wanted, id: '5' });
  await store.shown.load();
  expect(store.shown.state.data?.team?.id).toBe('5');
  expect(store.shown.state.data?.others.map(({ id }) => id)).toEqual(['6']);
});

test('goods without a team show image and name; without those the offer still shows', async () => {
  const offer = { need_num: 3, limit_num: 200, hours: 24, end_time: 0 };
  const none = () => [];
  const server = serve({
    ...lists(none, none, offer),
    [GOODS]: () => goodsAnswer({ goods_name: '二甲双胍', unitno_name: '盒' }),
  });
  const store = createTeam(wanted);
  await store.shown.load();
  expect(store.shown.state.data?.product).toMatchObject({ goods_id: '7', goods_name: '二甲双胍', unitno_name: '盒' });
  server.once(GOODS, () => refusal('没有该商品'));
  await store.shown.reload();
  expect(store.shown.state.data).toMatchObject({ offer: { need_num: 3 } });
  expect(store.shown.state.data?.product).toBeUndefined();
});

test('two taps start one team, and its address replaces that of the goods', async () => {
  const server = serve({
    ...lists(
      () => [],
      () => [],
      { need_num: 3, limit_num: 200, hours: 24, end_time: 0 },
    ),
    [START]: () => ({ data: team(9, { is_owner: 1, joined: 1 }) }),
  });
  const store = createTeam(wanted);
  await store.shown.load();
  await Promise.all([store.start('7'), store.start('7')]);
  expect(server.asked(START)).toHaveLength(1);
  expect(server.said).toEqual(['开团成功！']);
  expect(went).toEqual(['/group_buy?id=9&goods_id=7']);
});

test('a team that filled up before the tap stays visible', async () => {
  let open = [team(5)];
  serve({
    ...lists(
      () => [],
      () => open,
    ),
    [JOIN]: () => refusal('下手慢了！该团已满'),
  });
  const store = createTeam({ ...wanted, id: '5' });
  await store.shown.load();
  open = [];
  await store.join('5');
  expect(store.shown.state.data?.team?.id).toBe('5');
});
