import type { CSSProperties } from 'react';
import type { pageBlock } from '#shared/contract/page-tool.ts';
import type { TypeOf } from '#shared/contract/wire.ts';
import { isOwnPath, safeLink } from '#shared/rules/app/safe-link.ts';
import { textColourOn } from '#shared/rules/home/text-colour.ts';
import { hrefOf } from '#web/navigation/routes.ts';
import { cx } from '#web/ui/cx.ts';
import { CouponStrip } from '../goods/coupon-strip.tsx';
import { GoodsList } from '../goods/goods-list.tsx';
import { GoodsListHead } from '../goods/goods-list-head.tsx';
import { useDesk } from '../page/use-desk.ts';
import { withinPage } from './block-config.ts';
import './page-blocks.css';
import { ratioOf } from './picture-sizes.ts';
import { ServerHtml } from './server-html.tsx';

type PageBlock = TypeOf<typeof pageBlock>;

/** Renders what the operator composed with the page tool: texts, images, goods, coupons, spacing (document 1 §3). */
export const PageBlocks = ({ blocks }: { readonly blocks: readonly PageBlock[] }) => (
  <div className="page-blocks">
    {grouped(blocks.map(withinPage)).map((group, at) =>
      group[0]?.type === 'img' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
        <Pictures key={at} blocks={group} config={group[0].config} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
        group.map((block) => <Block key={at} block={block} />)
      ),
    )}
  </div>
);

/** Groups consecutive images with the same `span`; every other block is a group of its own. */
export function grouped(blocks: readonly PageBlock[]): (readonly PageBlock[])[] {
  const groups: PageBlock[][] = [];
  for (const block of blocks) {
    const last = groups[groups.length - 1];
    const joins = block.type === 'img' && last?.[0]?.type === 'img' && spanOf(last[0]) === spanOf(block);
    if (joins) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

const spanOf = ({ config }: PageBlock): number => config.span || 1;

function Block({ block }: { readonly block: PageBlock }) {
  switch (block.type) {
    case 'text':
      return <TextBlock block={block} />;
    case 'goods':
      return <GoodsBlock block={block} />;
    case 'volume':
      return block.volume_list.length > 0 && <CouponBlock block={block} />;
    case 'space':
      return (
        <div
          className="page-block"
          style={{ height: block.config.size ?? 12, backgroundColor: block.config.bg_color }}
        />
      );
    default:
      return null;
  }
}

/** Border, background and text colour of a block. The background is the same in both colour schemes. */
const looks = ({ radius, padding, bg_color, color }: PageBlock['config']): CSSProperties => ({
  borderRadius: radius,
  padding,
  ...(bg_color && { backgroundColor: bg_color }),
  ...(color && { '--block-ink': color }),
});

/**
 * Text on a background has the operator's colour, else a readable one. Without a background the operator's colour is
 * used in the light scheme only.
 */
function inkClass({ bg_color, color }: PageBlock['config']): string | undefined {
  if (!bg_color) return color && 'page-block--tinted';
  if (color) return 'page-block--ground';
  const ink = textColourOn(bg_color);
  return ink && `page-block--ground page-block--on-${ink === 'dark' ? 'light' : 'dark'}`;
}

const TextBlock = ({ block: { config, cont } }: { readonly block: PageBlock }) => (
  <section className={cx('page-block page-block--text', inkClass(config))} style={looks(config)}>
    {config.title && <h2 style={{ fontSize: config.size && `${config.size / 16}rem` }}>{config.title}</h2>}
    {config.des && <p>{config.des}</p>}
    {cont && <ServerHtml html={cont} />}
  </section>
);

/** Images side by side, `span` in a row. */
function Pictures({ blocks, config }: { readonly blocks: readonly PageBlock[] } & Pick<PageBlock, 'config'>) {
  const gridTemplateColumns = `repeat(${config.span || 1}, minmax(0, 1fr))`;
  const { padding, bg_color: backgroundColor, gutter: gap = 8, radius } = config;
  const edges = backgroundColor ? { borderRadius: radius, backgroundColor } : undefined;
  return (
    <div className="page-blocks__pictures" style={{ gridTemplateColumns, gap, padding, ...edges }}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
        <PictureBlock key={at} block={block} />
      ))}
    </div>
  );
}

function PictureBlock({ block: { config, cont, link } }: { readonly block: PageBlock }) {
  if (!cont) return null;
  const to = safeLink(link);
  const image = (
    <img
      src={cont}
      alt={to ? '查看活动' : ''}
      loading="lazy"
      style={{ borderRadius: config.radius, aspectRatio: ratioOf(cont) }}
    />
  );
  if (!to) return <div className="page-block__picture">{image}</div>;
  return (
    <a className="page-block__picture" href={isOwnPath(to) ? hrefOf(to) : to}>
      {image}
    </a>
  );
}

/** Coupons in a strip that scrolls by itself (`lx` row), else in a grid. */
const CouponBlock = ({ block: { config, volume_list } }: { readonly block: PageBlock }) => (
  <section
    className={cx('page-block', inkClass(config), config.lx !== ROW && 'page-block--wraps')}
    style={frame(config)}
  >
    <CouponStrip title={config.title} des={config.des} coupons={volume_list} />
  </section>
);

/** Goods as rows, on a desktop as cards, `span` in a row, unless `lx` is row; `simple` shows name and price only. */
function GoodsBlock({ block: { config, goods_list, link } }: { readonly block: PageBlock }) {
  const desk = useDesk();
  if (goods_list.length === 0) return null;
  const more = safeLink(link);
  return (
    <section
      className={cx('page-block', inkClass(config), config.simple && 'page-block--simple')}
      style={frame(config)}
    >
      {config.title && (
        <GoodsListHead title={config.title} more={more && (isOwnPath(more) ? hrefOf(more) : more)}>
          {config.des && <span className="small muted clip">{config.des}</span>}
        </GoodsListHead>
      )}
      <GoodsList goods={goods_list} look={desk && config.lx !== ROW ? 'card' : 'row'} columns={config.span || 5} />
    </section>
  );
}

const ROW = 'row';

/** Background and border of a block, and the gap between its items. */
const frame = (config: PageBlock['config']): CSSProperties => ({
  ...looks(config),
  ...(config.gutter === undefined ? {} : { '--gutter': `${config.gutter}px` }),
});
