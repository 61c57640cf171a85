/** Why a price applies (document 2 §4). `won`: by a complete group buy or price cut, which no document shows. 'plain' has no label. */
export type PriceReason = 'won' | 'promotion' | 'batch' | 'tier' | 'member' | 'plain';

/** The chip beside a price. */
export const reasonLabel: Readonly<Record<PriceReason, string>> = {
  won: '专享',
  promotion: '促销',
  batch: '效期',
  tier: '阶梯',
  member: '会员',
  plain: '',
};
