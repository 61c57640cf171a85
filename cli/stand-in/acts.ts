/** Acts and faults of a stand-in; a test compares both with the stand-in's lists. */
import type { Words } from '#cli/text/words.ts';

export const faultKinds = [
  ...(['latency', 'drop_before', 'status_500', 'html_502', 'error', 'need_login'] as const),
  ...(['drop_after', 'truncated', 'php_warning', 'empty', 'wrong_types'] as const),
  ...(['php_fatal', 'php_notice', 'waf', 'forbidden', 'maintenance', 'redirect'] as const),
  ...(['too_large', 'no_script', 'numeric_check', 'gbk', 'gzip'] as const),
] as const;

/** Operator acts without a command of their own: description and values. */
export const acts: Readonly<Record<string, readonly [about: Words, takes: string]>> = {
  settings: [['查看或修改开关', 'show or change switches'], '[WORD] [SWITCH=VALUE…]'],
  content: [['查看或修改导航、链接、热词、广告', 'show or change links, keywords, adverts'], 'hot_keywords=["口罩"]'],
  ship: [['发货', 'ship an order'], 'order_sn=SN [parcels=2] [offline=true]'],
  move_parcel: [['包裹走一步', 'move a parcel on'], 'parcel=ID [status=疑难 context=TEXT]'],
  settle: [['在线支付到账', 'settle an online payment'], 'order_sn=SN outcome=paid|refund|never'],
  transfers: [['待审核的转账', 'transfers under review'], '[all=true]'],
  review_transfer: [['转账审核', 'review a transfer'], 'transfer=ID verdict=approve|reject [because=TEXT]'],
  invoices: [['开票申请', 'invoice requests'], ''],
  answer_invoice: [['答复开票申请', 'answer one'], 'invoice=ID verdict=approve|reject [because=TEXT]'],
  verifications: [['待审核的认证', 'verifications under review'], ''],
  review_verification: [
    ['认证审核', 'review a verification'],
    'member=USER verdict=approve|reject [because=TEXT] [scopes=["1"]]',
  ],
  scopes: [['待审核的经营范围', 'business scopes under review'], ''],
  review_scope: [['经营范围审核', 'review a scope'], 'member=USER type_id=ID verdict=approve|reject [because=TEXT]'],
  after_sales: [['待处理的售后', 'after-sales requests'], ''],
  answer_after_sales: [
    ['售后处理', 'answer one'],
    'number=SN answer=approve|reject|received|refunded|exchanged [note=TEXT] [restock=false]',
  ],
  requests: [['会员的预订与反馈', 'pre-orders and feedback of members'], ''],
  answer_pre_order: [['答复预订', 'answer a pre-order'], 'qhyg_id=ID state=waiting|arrived|unavailable'],
  dump: [['导出数据表（不含机密）', 'rows of its tables, without secrets'], '[tables=["orders"]]'],
};

/** The names of the values that an act takes, as they are typed: `order_sn=`. */
export const valuesOf = (action: string): readonly string[] =>
  Object.hasOwn(acts, action) ? (acts[action]?.[1].match(/\b[a-z_]+=/g) ?? []) : [];
