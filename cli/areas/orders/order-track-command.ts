import { command } from '#cli/frame/command.ts';
import { duration, word, yes } from '#cli/frame/parameters.ts';
import { watch, watchedScreen } from '#cli/frame/watch.ts';
import { orderOf } from '#cli/parts/ask-order.ts';
import { trackLines, trackWatched, waysOfParcels } from '#cli/parts/parcels-view.ts';

/** `yaocang order track ID`. */
export const orderTrack = command({
  name: 'order track',
  about: ['查看物流', "follow an order's parcels"],
  examples: [
    'yaocang order track 1000034',
    'yaocang order track 1000034 --watch --every 1m --deadline 2h',
    'yaocang order track --courier shunfeng --number SF10000341',
  ],
  args: { id: word('[id]', ['订单编号', 'order id']) },
  options: {
    parcel: word('--parcel <id>', ['只看此包裹', 'this parcel only']),
    courier: word('--courier <code>', ['快递公司代码', "the courier's code"]),
    watch: yes('--watch', ['持续跟踪，有新进展即显示', 'follow them, and tell what is new as it comes']),
    every: duration('--every <time>', ['跟踪间隔（默认 30s）', 'pause between two questions of --watch (30s)']),
    deadline: duration('--deadline <time>', ['最长跟踪（默认 30m）', '--watch ends after this (30m)']),
    number: word('--number <number>', ['快递单号', "the courier's number"]),
  },
  load: () => import('./parcels.ts'),
  run: async ({ track, follow }, { watch: on, every = 30_000, deadline = 1_800_000, id: named, ...by }, cli) => {
    const isNamed = [named, by.parcel, by.number].some((each) => each !== undefined);
    const id = isNamed ? named : await orderOf(cli, undefined, 'logistics', 'yaocang order track ID');
    const given = { ...by, id };
    if (!on) return track(await cli.shop(), given);
    const flow = follow(await cli.shop(), given, { every, deadline });
    return watch(cli, flow, { line: trackLines, screen, leave: { type: 'leave' } });
  },
  view: waysOfParcels,
});

const screen = watchedScreen(trackWatched);
