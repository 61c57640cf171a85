import { later } from '../page/later.ts';

/** What a buyer can do with goods. A visitor can do nothing and never loads it. */
export const GoodsAction = later(async () => (await import('./goods-action.lazy.tsx')).GoodsAction).View;
