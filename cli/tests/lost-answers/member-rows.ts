/** Rows of what a member keeps, gains and says: favourites, addresses, coupons, sign-in, pre-orders, words. */
import { article } from '#shared/contract/article.ts';
import { collect } from '#shared/contract/collect.ts';
import { feedback } from '#shared/contract/feedback.ts';
import { path } from '#shared/contract/path.ts';
import { qhyg } from '#shared/contract/qhyg.ts';
import { signin } from '#shared/contract/signin.ts';
import { volume } from '#shared/contract/volume.ts';
import { type Row, type Stage, settled, unknown } from './row.ts';
import { GOODS } from './scenes.ts';

const addressOf = (consignee: string) => ({
  address_id: '',
  consignee,
  phone: '13800000000',
  province: '浙江省',
  city: '杭州市',
  district: '滨江区',
  address: '示例路 1 号',
  mr: false,
});
const isFavourite = async ({ ask }: Stage) =>
  (await ask(collect.collectList, { keywords: '' })).data.some(({ goods_id }) => goods_id === GOODS);
const isSaved = async ({ ask }: Stage, consignee: string) =>
  (await ask(path.getPath, {})).data.some((each) => each.consignee === consignee);

const memberGoodsRows: readonly Row[] = [
  {
    command: 'favourite add',
    act: collect.collect,
    exits: settled,
    async scene(stage) {
      await stage.ask(collect.collect, { goods_id: GOODS, lx: '0' });
      return { words: ['favourite', 'add', GOODS], happened: () => isFavourite(stage) };
    },
  },
  {
    command: 'favourite remove',
    act: collect.collect,
    exits: settled,
    async scene(stage) {
      await stage.ask(collect.collect, { goods_id: GOODS, lx: '1' });
      return { words: ['favourite', 'remove', GOODS, '--yes'], happened: async () => !(await isFavourite(stage)) };
    },
  },
  {
    command: 'address save',
    act: path.save,
    exits: settled,
    async scene(stage) {
      const name = `收货人${stage.fresh()}`;
      const where = ['--phone', '13800000000', '--province', '浙江省', '--city', '杭州市', '--street', '示例路 1 号'];
      return { words: ['address', 'save', '--consignee', name, ...where], happened: () => isSaved(stage, name) };
    },
  },
  {
    command: 'address remove',
    act: path.delPath,
    exits: settled,
    async scene(stage) {
      const name = `收货人${stage.fresh()}`;
      const { address_id } = await stage.ask(path.save, addressOf(name));
      return {
        words: ['address', 'remove', address_id, '--yes'],
        happened: async () => !(await isSaved(stage, name)),
      };
    },
  },
  {
    command: 'preorder place',
    act: qhyg.up,
    exits: settled,
    async scene(stage) {
      await stage.operate('settings', { settings: { qhyg: true } });
      const goods = await stage.hand.soldOutGoods();
      const count = async () => (await stage.ask(qhyg.list, {})).data.length;
      const before = await count();
      return { words: ['preorder', 'place', goods, '20'], happened: async () => (await count()) > before };
    },
  },
];

const couponsOf = async ({ ask }: Stage) => (await ask(volume.mine, { lx: 'my' })).data.length;

const gainRows: readonly Row[] = [
  {
    command: 'coupon claim',
    act: volume.getVolume,
    exits: settled,
    async scene(stage) {
      const { data } = await stage.ask(volume.getList, {});
      const open = data.find(({ is_get }) => !is_get)?.volume_id ?? 'none';
      const before = await couponsOf(stage);
      return { words: ['coupon', 'claim', open], happened: async () => (await couponsOf(stage)) > before };
    },
  },
  {
    command: 'signin claim',
    act: signin.get,
    exits: settled,
    async scene(stage) {
      await stage.hand.forgetSignIns();
      const [address] = (await stage.ask(path.getPath, {})).data;
      return {
        words: ['signin', 'claim', '--address', address?.address_id ?? ''],
        happened: async () => (await stage.ask(signin.signin, {})).data.is_get,
      };
    },
  },
];

const wordRows: readonly Row[] = [
  {
    command: 'article like',
    act: article.dz,
    exits: unknown,
    async scene(stage) {
      await stage.hand.forgetLikes();
      const [first] = (await stage.ask(article.list, {})).data;
      const id = first?.article_id ?? '';
      const likes = async () => (await stage.ask(article.info, { id })).article.dz_count ?? 0;
      const before = await likes();
      return { words: ['article', 'like', id], happened: async () => (await likes()) > before };
    },
  },
  {
    command: 'feedback send',
    act: feedback.up,
    exits: unknown,
    async scene(stage) {
      const said = `话${stage.fresh()}`;
      return {
        words: ['feedback', 'send', said],
        happened: async () => JSON.stringify(await stage.operate('requests')).includes(said),
      };
    },
  },
];

export const memberRows: readonly Row[] = [...memberGoodsRows, ...gainRows, ...wordRows];
