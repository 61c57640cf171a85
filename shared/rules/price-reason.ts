/** Why a price applies (document 2 §4); 'plain' has no label. */
export type PriceReason = 'promotion' | 'batch' | 'tier' | 'member' | 'plain';

/** The chip beside a price. */
export const reasonLabel: Readonly<Record<PriceReason, string>> = {
  promotion: '促销',
  batch: '效期',
  tier: '阶梯',
  member: '会员',
  plain: '',
};
