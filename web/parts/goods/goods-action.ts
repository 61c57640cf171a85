import { later } from '../page/later.ts';

const code = () => import('./goods-action.lazy.tsx');

/** What a buyer can do with goods. A visitor can do nothing and never loads it. */
export const GoodsAction = later(async () => (await code()).GoodsAction).View;

/** What a piece costs: as little for a visitor. */
export const PiecePrice = later(async () => (await code()).PiecePrice, 'none').View;
