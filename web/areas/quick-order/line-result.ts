import { outOfStock } from '#shared/messages/buying.ts';
import { sellsNoMore } from '#shared/messages/quick-order.ts';
import type { LineVerdict } from '#shared/rules/quick-order/order-line-verdict.ts';
import type { Judged } from './quick-order-line.ts';

const NEEDS: Readonly<Record<NonNullable<LineVerdict['needs']>, string>> = {
  login: '请先登录',
  verify: '请先认证',
  range: '不能购买',
  confirm: '请确认',
  specification: '请选择规格',
  stock: outOfStock.text,
  quantity: '请填数量',
  sale: '不能购买',
};

/** The result in a word. */
export function resultOf({ line: { found, failed }, verdict }: Judged): string {
  if (!found) return '查找中';
  if (failed) return '没有加入';
  if (found.kind === 'failed') return '没有查到';
  if (found.kind === 'bundle') return '套餐';
  if (found.kind === 'none') return found.gone ? sellsNoMore.text : '没有找到';
  if (found.kind === 'several')
    return found.gone ? sellsNoMore.text : `${found.among.length}${found.more ? '+' : ''} 个结果，请选择`;
  if (verdict?.needs) return NEEDS[verdict.needs];
  return verdict?.isShort ? '已改数量' : '已匹配';
}
