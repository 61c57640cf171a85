import { waysOfParcels } from '#cli/screens/parcels.ts';
import { command } from './frame/command.ts';
import { word } from './frame/parameters.ts';

/** `yaocang order track ID`. */
export const orderTrack = command({
  name: 'order track',
  about: ['查看物流', "follow an order's parcels"],
  examples: ['yaocang order track 1000034', 'yaocang order track --courier shunfeng --number SF10000341'],
  args: { id: word('[id]', ['订单编号', 'order id']) },
  options: {
    parcel: word('--parcel <id>', ['只看此包裹', 'this parcel only']),
    courier: word('--courier <code>', ['快递公司代码', "the courier's code"]),
    number: word('--number <number>', ['快递单号', "the courier's number"]),
  },
  load: () => import('#cli/services/parcels.ts'),
  run: async ({ track }, given, cli) => track(await cli.shop(), given),
  view: waysOfParcels,
});
