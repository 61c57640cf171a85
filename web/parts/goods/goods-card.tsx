import type { GoodsCard as Goods } from '#shared/contract/entities.ts';
import { GoodsItem } from './goods-item.tsx';

/** Goods as a card of a grid, at any window width. */
export const GoodsCard = ({ goods, eager }: { readonly goods: Goods; readonly eager?: boolean }) => (
  <GoodsItem goods={goods} look="card" eager={eager} />
);
