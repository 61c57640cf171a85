import { later } from '../page/later.ts';

/** What a buyer can do with goods; a visitor can do nothing, and does not fetch it. */
export const GoodsAction = later(async () => (await import('./goods-action.lazy.tsx')).GoodsAction).View;
