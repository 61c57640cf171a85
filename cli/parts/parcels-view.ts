import { clock, price, shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { facts, type Pair, table } from '#cli/text/table.ts';
import type { Part, Watched } from '#cli/text/watch-screen.tsx';
import { clean } from '#cli/text/width.ts';
import type { OrderLine, TrailStep } from '#shared/contract/entities.ts';
import { noData } from '#shared/messages/empty.ts';

interface Way {
  readonly parcel: string;
  readonly steps: readonly TrailStep[];
  readonly to: { readonly name: string; readonly path: string };
}

/** The ways of parcels, each with whom it goes to. */
export function waysOfParcels({ ways }: { readonly ways: readonly Way[] }, paper: Paper): string {
  const { say } = paper;
  const told = ways.map(({ parcel, steps, to }) =>
    facts(
      [
        [say('包裹', 'Parcel'), parcel],
        [say('收货人', 'To'), `${to.name} ${to.path}`],
        ...steps.map((step): Pair => [shanghaiTime(step.time), `${step.status} ${step.context}`]),
        ...(steps.length === 0 ? [['', noData.text] as const] : []),
      ],
      paper,
    ),
  );
  return told.join('\n\n');
}

interface Tracking {
  readonly ways: readonly Way[];
  readonly asked: number;
  readonly fresh: readonly (TrailStep & { readonly parcel: string })[];
  /** ms since 1970 */
  readonly until: number;
  readonly unreachable: boolean;
}

const stepText = ({ time, status, context }: TrailStep): string => `${shanghaiTime(time)}  ${status} ${context}`;
const silent = ({ say }: Paper): string => say('暂时连不上商城，继续等待…', 'the shop does not answer, waiting on…');

/** What is new of parcels that are followed, a step on a line; undefined where nothing is. */
export function trackLines({ fresh, unreachable }: Tracking, paper: Paper): string | undefined {
  if (unreachable) return silent(paper);
  if (fresh.length === 0) return undefined;
  return fresh.map((step) => clean(`${step.parcel}  ${stepText(step)}`)).join('\n');
}

/** Parcels that are followed, as a living screen shows them: the newest step first, and those that are new marked. */
export function trackWatched(
  { ways, asked, fresh, until, unreachable }: Tracking,
  now: number,
  paper: Paper,
): Watched<{ readonly type: 'enough' }> {
  const { say } = paper;
  const isFresh = (step: TrailStep) =>
    asked > 1 && fresh.some(({ time, context }) => time === step.time && context === step.context);
  return {
    title: say('物流跟踪', 'The way of the parcels'),
    parts: ways.flatMap(({ parcel, steps, to }): Part[] => [
      { mark: 'running', text: `${say('包裹', 'parcel')} ${parcel}  ${to.name} ${to.path}` },
      ...steps.map((step): Part => ({ mark: isFresh(step) ? 'ok' : 'waiting', text: stepText(step) })),
      ...(steps.length === 0 ? [{ mark: 'waiting', text: noData.text } as const] : []),
    ]),
    eye: 0,
    told: [`${say('已查询', 'asked')} ${asked}`, `${say('剩余', 'left')} ${clock(until - now)}`],
    trouble: unreachable ? silent(paper) : undefined,
    keys: [{ key: 'q', does: say('结束', 'enough'), event: { type: 'enough' } }],
  };
}

/** Lines of an order or of a parcel. */
export function linesOfGoods({ lines }: { readonly lines: readonly OrderLine[] }, paper: Paper): string {
  const { say } = paper;
  return table(
    lines,
    [
      { head: say('商品', 'Goods'), cell: ({ goods_id = '' }) => goods_id },
      { head: say('名称', 'Name'), cell: lineName, shrinksTo: 16 },
      { head: say('单价', 'Price'), cell: ({ goods_price }) => price(goods_price), right: true },
      { head: say('数量', 'Num'), cell: ({ num, unitno_name = '' }) => `${num}${unitno_name}`, right: true },
      { head: say('赠品', 'Gift'), cell: ({ is_gift }) => (is_gift ? say('是', 'yes') : '') },
    ],
    paper,
    noData.text,
  );
}

/** Name with specification and batch. */
export const lineName = (line: Pick<OrderLine, 'goods_name' | 'spce_name' | 'attr_name'>): string =>
  [line.goods_name, line.spce_name, line.attr_name].filter(Boolean).join(' ');
