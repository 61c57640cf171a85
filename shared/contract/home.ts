import { get } from './call.ts';
import { advert, articleRow, goodsCard, systemPriv } from './shop-entities.ts';
import { counter, known, oneOrMany, rows } from './wire.ts';

const goods = { data: rows(goodsCard) };

/** index.php: the home page (document 1 §7). */
export const home = {
  /** Order counters: to pay, to ship, to receive. */
  getOrderNum: get('index.php?act=get_order_num', 'read', {}, { dz_num: counter, df_num: counter, ds_num: counter }),
  /** New goods. */
  newGoods: get('index.php?act=new', 'read', {}, goods),
  /** Best-selling goods. */
  hot: get('index.php?act=hot', 'read', {}, goods),
  /** Recommended goods. */
  best: get('index.php?act=best', 'read', {}, goods),
  /** Goods with a running or coming promotion. */
  promotion: get('index.php?act=promotion', 'read', {}, goods),
  /** Near-expiry batches, which document 1 calls "recent-promotion goods". */
  taobao: get('index.php?act=taobao', 'read', {}, goods),
  /** Banners, articles, side adverts, the popup advert and the privileges. */
  home: get(
    'index.php?act=home',
    'read',
    {},
    {
      bigImg: oneOrMany(advert),
      articles: known(rows(articleRow)),
      ad2: oneOrMany(advert),
      ad7: oneOrMany(advert),
      system_priv: systemPriv,
    },
  ),
};
