import { Spec } from './spec.tsx';
import './layout-specs.css';

interface Drawn {
  readonly page: string;
  /** Width by height of the window, in CSS px. */
  readonly size: '768×1024' | '1024×768' | '812×375';
  /** The value of `grid-template-columns`. */
  readonly columns: string;
  /** The value of `grid-template-areas`, one item a row. A name that begins with a dot is empty space. */
  readonly areas: readonly string[];
  readonly say: string;
}

/** The label of each area. */
const NAMES: Readonly<Record<string, string>> = {
  bar: '顶栏',
  head: '桌面页头',
  foot: '底栏',
  dock: '合计与主按钮',
  banner: '横幅',
  cats: '分类',
  me: '我的订单',
  ads: '侧边广告',
  short: '快捷入口',
  promo: '促销 3 件，图左字右',
  l1: '商品行',
  l2: '商品行',
  l3: '商品行',
  l4: '商品行',
  g1: '卡片',
  g2: '卡片',
  g3: '卡片',
  g4: '卡片',
  g5: '卡片',
  sort: '排序与筛选',
  pic: '图库',
  buy: '价格与选择',
  facts: '产品信息（两栏）',
  lines: '商品',
  sum: '金额',
  side: '侧栏菜单',
};

const PHONE_LIST = ['"bar bar"', '"sort sort"', '"l1 l2"', '"l3 l4"', '"foot foot"'];

const DRAWN: readonly Drawn[] = [
  {
    page: '首页',
    size: '768×1024',
    columns: '1fr 1fr',
    areas: ['"bar bar"', '"banner cats"', '"banner me"', '"short short"', '"promo promo"', '"l1 l2"', '"foot foot"'],
    say: '横幅占左半、保持比例；右半分类与订单；快捷入口一行十个',
  },
  {
    page: '首页',
    size: '1024×768',
    columns: '4fr 5fr 5fr 5fr',
    areas: [
      '"head head head head"',
      '"cats banner banner me"',
      '"cats ads ads me"',
      '"short short short short"',
      '"g1 g2 g3 g4"',
    ],
    say: '桌面版面：1200 以下广告移到横幅下方；页头导航排不下时分两行',
  },
  {
    page: '列表',
    size: '768×1024',
    columns: '1fr 1fr',
    areas: PHONE_LIST,
    say: '商品行两栏，细线分隔；单行满格时不留空洞',
  },
  {
    page: '列表',
    size: '812×375',
    columns: '1fr 1fr',
    areas: PHONE_LIST,
    say: '底栏收成 44 高、图标与字并排，列表至少露出两行',
  },
  {
    page: '商品',
    size: '768×1024',
    columns: '42fr 58fr',
    areas: ['"bar bar"', '"pic buy"', '"facts facts"', '"dock dock"'],
    say: '图库占 42%，右侧选择；按钮在底部',
  },
  {
    page: '商品',
    size: '812×375',
    columns: '28fr 72fr',
    areas: ['"bar bar"', '"pic buy"', '"dock dock"'],
    say: '图库不高于两条栏之间的空间',
  },
  {
    page: '结算与订单',
    size: '768×1024',
    columns: '1fr 272px',
    areas: ['"bar bar"', '"lines sum"', '"dock dock"'],
    say: '金额 272 宽在右侧；购物车一行放下名称、单价、数量',
  },
  {
    page: '会员页',
    size: '1024×768',
    columns: '1fr 4fr',
    areas: ['"head head"', '"side lines"'],
    say: '侧栏 184 宽，内容取其余',
  },
];

/** The layouts between phone and wide desktop: two columns from 640 px, the desktop layout from 1024 px. */
export const LayoutSpecs = () => (
  <Spec title="版面" note="640 起两栏，1024 起桌面；高度不足 480 时各条栏变矮" wide>
    <div className="drawn">
      {DRAWN.map((each) => (
        <Figure key={each.page + each.size} {...each} />
      ))}
    </div>
  </Spec>
);

function Figure({ page, size, columns, areas, say }: Drawn) {
  const [wide = 1, high = 1] = size.split('×').map(Number);
  const names = [...new Set(areas.flatMap((row) => row.replaceAll('"', '').split(' ')))];
  return (
    <figure>
      <figcaption>
        <b>{page}</b> <span className="small muted">{size}</span>
      </figcaption>
      <div className="drawn__screen" style={{ paddingTop: `${(100 * high) / wide}%` }}>
        <div className="drawn__grid" style={{ gridTemplateColumns: columns, gridTemplateAreas: areas.join(' ') }}>
          {names.map((name) => (
            <span key={name} className={`drawn__area drawn__area--${name}`} style={{ gridArea: name }}>
              {NAMES[name]}
            </span>
          ))}
        </div>
      </div>
      <p className="small muted">{say}</p>
    </figure>
  );
}
