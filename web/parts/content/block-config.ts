/** The config of a page builder's block within what a page can show: the operator may enter any number. */
import type { pageBlock } from '#shared/contract/page-tool.ts';
import type { TypeOf } from '#shared/contract/wire.ts';

type PageBlock = TypeOf<typeof pageBlock>;

/** px */
const MOST = { radius: 100, padding: 32, gutter: 40, space: 400 } as const;
/** px; smaller text is hard to read, and larger text breaks a phone's lines. */
const TITLE = { least: 12, most: 40 } as const;
const MOST_COLUMNS = 6;
/** Grids of component libraries divide a row into this many parts. */
const PARTS = 24;

/** Negative numbers and nothing become undefined, as if the operator had entered none. */
const upTo = (value: number | undefined, most: number): number | undefined =>
  value === undefined || value < 0 ? undefined : Math.min(value, most);

/**
 * Items in a row. No document says what `span` counts: a number that is too high for items in a row is an item's share
 * of 24.
 */
function columnsOf(span: number | undefined): number | undefined {
  if (!span || span < 1) return undefined;
  const columns = span > MOST_COLUMNS ? PARTS / span : span;
  return Math.max(1, Math.floor(columns));
}

/** `size` is the height of a space, and the font size of a text's title. */
function sizeOf({ type, config: { size } }: PageBlock): number | undefined {
  if (type === 'space') return upTo(size, MOST.space);
  return size && size > 0 ? Math.min(Math.max(size, TITLE.least), TITLE.most) : undefined;
}

/** The block with a config that the page can show. */
export const withinPage = (block: PageBlock): PageBlock => ({
  ...block,
  config: {
    ...block.config,
    radius: upTo(block.config.radius, MOST.radius),
    padding: upTo(block.config.padding, MOST.padding),
    gutter: upTo(block.config.gutter, MOST.gutter),
    span: columnsOf(block.config.span),
    size: sizeOf(block),
  },
});
