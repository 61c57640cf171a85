import type { GoodsCard } from '#shared/contract/entities.ts';
import { goods } from '#shared/contract/goods.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** The whole product for its page. */
export const goodsLoader = defineLoader('goods', (read) => ({
  info: read(
    goods.info,
    ({ id, lx, tb_id, show_all }, { log_bs }) => ({
      goods_id: id,
      lx: (lx || '0') as GoodsCard['lx'],
      tb_id: tb_id || '0',
      show_all: show_all !== '',
      log_bs,
    }),
    { needs: ['id'], image: 'gallery.0|data.goods_thumb' },
  ),
}));
