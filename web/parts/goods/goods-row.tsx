import type { GoodsCard as Goods } from '#shared/contract/entities.ts';
import { GoodsItem } from './goods-item.tsx';

/** Goods as a row of a list, at any window width. */
export const GoodsRow = ({ goods, eager }: { readonly goods: Goods; readonly eager?: boolean }) => (
  <GoodsItem goods={goods} look="row" eager={eager} />
);
