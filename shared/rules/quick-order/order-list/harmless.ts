/** Words beside goods and quantity that change nothing. Each saves a question; a word that is missing here costs one. */
export const EMPTY = /^(?:[-—/\\.*#\s]*|无|n\/?a|null)$/i;

/** Words that only say that the row is wanted. */
export const YES =
  /^(?:是|要|对|√|✓|✔|☑|v|y|yes|true|ok|已?通过|已?审核?(?:通过|同意)?|已?批准|同意|待[采订]购?|待下单|未下单|未采购|正常|有效|启用|[在可]售|在用|上架|采购|订购?|购)$/i;

/** True for words that take back or bound what they stand above or below: nothing of it is ordered unasked. */
export const negates = (words: string): boolean => /[不未别勿停暂缓退撤废删损盘]|取消|除了|仅|已|改|参考/.test(words);

/** A remark of nothing but these asks nothing. */
const ASKS_NOTHING = new RegExp(
  `^(?:${[
    '加?急|紧急|急[用需]|尽快|尽早|马上|今天|明天|后天|本周|下周|早点?|一起|优先|先?发货|送货|送来|要|的|吧|呢|啊|哦|哈|呀|请|麻烦|谢+|多谢|辛苦|一定|尽量|最好|必须|务必|都',
    '(?:要|发|不要|别发?|勿发?|不收)?(?:最?新|远|近|长|好|老|旧|大|临近?)的?(?:效?期|日期|批号?|包装|货)(?:的|品)?(?:不要|勿发|别发|不收|优先|优先发)?',
    '(?:有?效期|日期|批号|生产日期)(?:要|得)?(?:至少|大于|超过|在)?(?:[好新远长]|统一|一致)(?:的|点|些|一点)*|(?:有?效期|日期)',
    '一年|半年|\\\\d{1,2}个?月|[两三]年|(?:以[上内外后])|20\\\\d\\\\d[-./年]\\\\d{1,2}(?:[-./月]\\\\d{1,2}日?)?月?',
    '轻放|易碎|避光|冷藏|冷链|阴凉|常温|干燥处?|带票|开票|附?发票|随货|同行单|检验?报告[单书]?|药检|资质|电子|纸质|票',
    '[\\u4e00-\\u9fff]{1,3}剂|医保|自费|甲类?|乙类?|双跨|国家?集采|集采|基药|处方药?|非处方药?|otc|rx|国产|进口|常用药?|常备|畅销|热销|慢病|必备|老客户|顾客|客户|(?:预订|指定)的?|补货|补库存|新品|首营|重点|季节|备货',
    '[\\\\s,，。.;；、!！~()（）【】/:：-]',
  ].join('|')})+$`.replaceAll('\\\\', '\\'),
  'i',
);

export const asksNothing = (words: string): boolean => EMPTY.test(words) || ASKS_NOTHING.test(words);
