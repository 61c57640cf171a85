/** The tabs of the order list (document 1 §2). */
import { COMMENTS } from './order-actions.ts';

export interface OrderTab {
  readonly lx: 'all' | '1' | '2' | '3' | '5' | '6';
  readonly label: string;
}

/** All, to pay, to ship, to receive, and to comment (booklet_type 2) or completed. */
export const orderTabs = (booklet_type: string): readonly OrderTab[] => [
  { lx: 'all', label: '全部' },
  { lx: '1', label: '待付款' },
  { lx: '2', label: '待发货' },
  { lx: '3', label: '待收货' },
  booklet_type === COMMENTS ? { lx: '5', label: '待评价' } : { lx: '6', label: '已完成' },
];
