/** The headings that ERP systems, wholesalers and people write above the columns of a list, and what each means. */
import { narrow } from './narrow.ts';
import { isUnit, unitOf } from './units.ts';
import type { Role } from './wanted.ts';

export interface Heading {
  readonly role: Role;
  /** Of several columns of a role the highest counts: 采购数量 (2) before 数量 (1). */
  readonly rank: number;
  /** The unit in the heading: 数量（件）, 件数; '' for pieces (零散数). */
  readonly unit?: string;
  /** 大包装数, 小包装数: how many a pack holds, or how many packs are wanted. */
  readonly isPack?: true;
}

/** A heading without blanks, line breaks, signs and brackets, in lower case. */
const plain = (cell: string): string =>
  simplified(narrow(cell))
    .toLowerCase()
    .replace(/[(（[【].*?[)）\]】]/g, '')
    .replace(/[\s*:：·_\-./\\、|'"“”#]/g, '');

const bracketed = (cell: string): string =>
  /[(（[【]\s*(?:单位[:：]?)?\s*(.*?)\s*[)）\]】]/.exec(narrow(cell))?.[1] ?? '';

/** The traditional letters of headings in simplified ones. */
const simplified = (text: string): string =>
  /[\u4e00-\u9fff]/.test(text)
    ? text.replace(TRADITIONAL, (letter) => SIMPLIFIED[PLAIN.indexOf(letter)] ?? letter)
    : text;

const PLAIN = '編號貨碼條稱規廠牌產訂購數單價額備註採進補報計劃需實際庫銷訊藥劑裝箱態審驗總類狀請買層項';
const SIMPLIFIED = '编号货码条称规厂牌产订购数单价额备注采进补报计划需实际库销讯药剂装箱态审验总类状请买层项';
const TRADITIONAL = new RegExp(`[${PLAIN}]`, 'g');

type Form = readonly [role: Role, rank: number, form: RegExp];

const GOODS = '(?:商品|货品|药品|产品|物料|物资|品种|存货|项目|货物|材料|药材|耗材|器械)?';

/** Numbers that are no order. They are looked for first: 库存数量 has 数量 in it. */
const NEVER: readonly Form[] = [
  [
    'stock',
    1,
    /[库现实结盘]存|辅助|可[用销售]|结余|剩余|[存余装]量|[盘清]点|实盘|账面|[在入出]库|在途|[待已实]收|[到收发送]货|[实应未已]发|赠|销量|[已卖销]售|[卖售销]出|[月周动]销|[日月]均|近\d+[天日月周]|周转|历史|上[次月期]|去年|同期|退|损|包装数|件装|装箱|箱规|[中大小件]包|转换|换算|系数|比例|起[订批购]|最[小低高大]|[上下]限|安全|警戒|预警|限[购量]|倍数|缺货数|欠|积分|折扣|税率|毛利|利润|(?:零售|市场|指导|会员)价|件重|重量|体积|保质|天数/,
  ],
  [
    'stock',
    1,
    /stock(?!code|no|id)|onhand|available|sold|sales|received|delivered|shipped|bonus|free|packqty|qtyper|perpack|percase|percarton|casepack|packsize$|innerpack|unitsper|moq|minorder|minimum|maximum|backorder|history|last|average|avg|weight|discount|tax|margin/,
  ],
];

/** Words of an order in front of or in place of 数量. */
const ORDER =
  '采购|订购|订货|订单|要货|计划|建议|推荐|智能|系统|最终|需货|补货|补|申请|申报|申购|请货|请购|需求|需要|需|进货|购买|购进|下单|报货|报计划|预订|预定|定货|定购|订|要|拟购|拟采|拟进|拟订|拿货|叫货|本次|实际|确认|审批|审核|批准|核准|核定|调拨|配货|铺货|备货';

const FORMS: readonly Form[] = [
  ['quantity', 2, new RegExp(`^(?:${ORDER})+(?:数量|总数|数|量|数目|[盒瓶支袋包个]数)$`)],
  ['quantity', 1.9, new RegExp(`^(?:${ORDER})+[件箱]数$`)],
  ['quantity', 2, new RegExp(`^(?:数量|数)(?:${ORDER})$`)],
  ['quantity', 2, /^(?:采购|订货|订购|要货|补货|需求|需货|下单|购买|需要)(?:计划|建议)?$|^计划$/],
  [
    'quantity',
    2,
    /^(?:实际|本次|这次|建议|推荐|计划|最终|拟)(?:采购|订购|订货|定货|要货|补货|进货|报货|请货|拿货|购买|下单|申请)$|^(?:拟[购采订]|拿货|叫货|报货|进货|定货|定购|请货|请购|[订要购补需])$/,
  ],
  ['quantity', 2, /^order(?:ed)?$|^(?:qty|quantity)(?:ordered|order|required|requested|needed|toorder|req|wanted)$/],
  [
    'quantity',
    2,
    /^(?:order(?:ed)?|required|requested|requisition|purchase|need(?:ed)?|po|suggested|reorder|req(?:uest)?)(?:qty|quantity|units?|amount|count)$/,
  ],
  ['quantity', 1, /^(?:商品|药品|货品)?(?:总?数量?|数目|qty|quantity|num|number|count|pcs|pieces|units)$/],
  ['quantity', 1, /^(?:基本|最小)(?:计量)?单?位?数量?$/],
  ['quantity', 1, /^(?:要|订|进|买)?(?:多少|几)[盒瓶支袋包个]?$/],
  ['quantity', 1, /^[盒瓶支袋包个]数$/],
  ['loose', 1, /^(?:零散|散装?|零头?|拆零|尾)(?:数量?|件数?|[盒瓶支袋包个](?:数量?)?)?$/],
  ['quantity', 0.5, /^[整大]?[件箱](?:数量?)?$/],
  [
    'amount',
    1,
    /金额|合计|小计|总价|总额|价税|货款|^amount$|^total$|^subtotal$|^linetotal$|totalprice|totalamount|^amt$|^value$/,
  ],
  ['price', 1, /价格|[单进售购批]价|价$|^price$|unitprice|unitcost|^cost$|^rate$|netprice/],
  ['licence', 1, /批准文号|准字|批文|注册证|备案号|许可证号|approval|licen[cs]e|registration/],
  ['batch', 1, /批号|批次|生产批|^batch|^lot/],
  ['date', 1, /日期|效期|失效|到期|年月|时间|^date|expir|^exp$|validity/],
  ['barcode', 2, /69码|条形?码|^barcode|^ean|^gtin|^upc|^udi|^di$|主?标识/],
  ['name', 2, /名称|品名|药名|通用名|商品名|产品名/],
  ['remark', 1, /备注|说明|附注|摘要|要求|留言|remark|note|comment|memo/],
  [
    'serial',
    1,
    /^(?:序号|序|行号|行|项次|项|次序|顺序|顺序号|编次|no|n|idx|index|seq|sn?o|line|lineno|row|item|itemno)$/,
  ],
  ['code', 2, new RegExp(`^(?:药仓|平台|本店|网站|商城)${GOODS}(?:编码|编号|货号|代码|id)$`)],
  [
    'code',
    1,
    new RegExp(
      `^${GOODS}(?:编码|编号|货号|代码|内码|自编码|自编号|店内码|内部编码|内部码|系统编码|erp编码|代号|品号|料号|id|码|sku|编码id)$`,
    ),
  ],
  [
    'code',
    1,
    /^(?:sku|code|goodssn|goodsid|sn|(?:product|item|goods|article|material|drug|part|stock)(?:code|id|no|number|sku))$/,
  ],
  [
    'unit',
    1,
    /^(?:计量|包装|销售|基本|采购|订货|要货|零售|商品|药品|产品|货品|小)?单位(?:名称)?$|^units?$|^uom$|^um$|^unitofmeasure$/,
  ],
  ['pack', 1, new RegExp(`^${GOODS}(?:规格|包装规格|规格型号|型号规格|规格包装|制剂规格|型号|包装|剂型规格)$`)],
  ['pack', 1, /^(?:spec|specs|specification|specifications|strength|pack|packing|package|packaging|size|dosage)$/],
  [
    'maker',
    3,
    /生产厂|厂家|厂商|生产企业|生产单位|生产商|制造|制药企业|^企业(?:名称)?$|^manufacturer|^maker$|^mfr|^mfg|^producer/,
  ],
  ['maker', 2, /^产地$|产地厂|^(?:商品|药品)?品牌$|^brand$|持有人|^厂牌$|^origin$/],
  ['name', 3, new RegExp(`^${GOODS}(?:全名|全称|名)(?:规格|及规格|和规格|与规格|规格厂家)?$|^货名$`)],
  ['name', 1, /^(?:商品|药品|货品|产品|品种|品项|货物|商品信息|药品信息|品规)$/],
  [
    'name',
    3,
    /^(?:name|product|productname|itemname|goodsname|drugname|drug|medicine|description|productdescription|itemdescription|goods|title|genericname|brandname)$/,
  ],
];

/** What decides which rows are wanted; its content says whether it is asked. */
const CHOICE =
  /供应商|供货|门店|店名|店铺|客户|状态|审[核批]|是否|[选勾]选|选择|supplier|vendor|customer|store|status|state$|approved/;
/** What never changes an order: where goods lie, who ordered them, what kind they are. */
const BESIDE =
  /仓库|货位|库位|业务员|采购员|部门|单据(?:编|号)|单号|订单号|订单编号|收货|地址|电话|联系|类别|分类|剂型|税收|医保|gsp|助记|拼音|储存|存储|贮藏|经营|功能|功效|处方|warehouse|category/;

/** Several names of goods in one heading: 编码 / 条码 / 名称. */
const MIXED = /编码.*(?:名称|条码)|条码.*名称/;

/** What a heading means; undefined for a text that is no heading of the dictionary. */
export function headingOf(cell: string): Heading | undefined {
  // Neither a number nor a code.
  if (cell.length > LONGEST || !/\p{L}/u.test(cell) || /\d{5}/.test(cell)) return undefined;
  if (read.size > MOST_READ) read.clear();
  if (!read.has(cell)) read.set(cell, isToldBelow(cell) ? undefined : (inDictionary(cell) ?? inTwoLanguages(cell)));
  return read.get(cell);
}

/** 规格：0.25g×50粒 is no heading but what stands below one. */
function isToldBelow(cell: string): boolean {
  const [, head = '', value = ''] = /^([^:：\d]{1,8})[:：]\s*(.*\S)/.exec(cell) ?? [];
  return value !== '' && inDictionary(head) !== undefined && !inDictionary(value);
}

/** Columns repeat their cells: 盒, 片剂, the names of makers. */
const read = new Map<string, Heading | undefined>();
const MOST_READ = 20_000;
const LONGEST = 40;

/** 訂購數量 Order Qty, Qty 数量: either half says it. */
function inTwoLanguages(cell: string): Heading | undefined {
  const chinese = cell.match(/[\u4e00-\u9fff]+/g) ?? [];
  const english = cell.match(/[a-z][a-z .#/]*/gi) ?? [];
  if (chinese.length !== 1 || english.length !== 1 || /\d/.test(cell)) return undefined;
  return inDictionary(chinese.join('')) ?? inDictionary(english.join('').trim());
}

function inDictionary(cell: string): Heading | undefined {
  const text = plain(cell).replace(/(数量|数|量)[盒瓶支袋件箱]$/, '$1');
  if (text === '' || text.length > 20 || /[,，;；]/.test(cell)) return undefined;
  if (MIXED.test(text)) return { role: 'name', rank: 3 };
  const inBrackets = bracketed(cell);
  const unit = isUnit(inBrackets) ? unitOf(inBrackets) : countedIn(plain(cell));
  if (isUnit(text)) return { role: 'quantity', rank: 0.5, unit: unitOf(text) };
  const packed = PACKED.find(([form]) => form.test(text));
  if (packed) return { role: 'stock', rank: 1, unit: packed[1], isPack: true };
  const order = FORMS_OF_ORDER.find(([, , form]) => form.test(text.replace(OWN, '')));
  if (order && !/供应商|客户/.test(text)) return { role: 'quantity', rank: order[1], ...(unit && { unit }) };
  for (const [role, rank, form] of [...UNITS, ...NEVER, ...FORMS]) {
    if (!form.test(text)) continue;
    if (role === 'stock' || role === 'remark' || role === 'date' || !isBeside(text))
      return { role, rank, ...(unit && COUNTING.has(role) && { unit }) };
  }
  if (CHOICE.test(text)) return { role: 'choice', rank: 1 };
  return BESIDE.test(text) ? { role: 'beside', rank: 1 } : undefined;
}

/** A heading that names somebody else's codes or names: those of a supplier, a shop, a warehouse, a person. */
const isBeside = (text: string): boolean => CHOICE.test(text) || BESIDE.test(text);

/** An order is looked for before all else, whoever places it. */
const FORMS_OF_ORDER = FORMS.filter(([role, rank]) => role === 'quantity' && rank > 1);
const OWN = /^(?:门店|总部|本店|药店|分店|各店)+/;
/** 包装单位 is a unit, although sizes of packs are none. */
const UNITS = FORMS.filter(([role]) => role === 'unit');

const COUNTING: ReadonlySet<Role> = new Set(['quantity', 'stock', 'loose']);
/** Packs by their size, and the unit that they are counted in. */
const PACKED = (
  [
    ['[大整]包', '件'],
    ['中包', '中包'],
    ['(?:小|最小|单)包|小件', ''],
  ] as const
).map(([form, unit]) => [new RegExp(`^(?:${form})装?(?:数量?|量)?$`), unit] as const);

/** The unit in a heading that nothing else is known of. */
export const unitIn = (cell: string): string | undefined => countedIn(plain(cell));

/** 件数 and 数量/件 count 件. */
const countedIn = (text: string): string | undefined => {
  const counted =
    /^(.)数$|(中[包盒]|[件箱])(?:数量?)?$/.exec(text)?.slice(1).find(Boolean) ??
    /(?:数量|数|量)([盒瓶支袋件箱])$/.exec(text)?.[1];
  return counted && isUnit(counted) ? unitOf(counted) : undefined;
};

/** The words before the plain kind that a group above two rows of headings adds: 采购 over 数量. */
export const headingUnder = (group: string, cell: string): Heading | undefined =>
  headingOf(`${group}${cell}`) ?? headingOf(cell);
