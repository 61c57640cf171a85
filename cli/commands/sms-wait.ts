import { deliveryLine, deliveryWatched } from '#cli/screens/sms-line.ts';
import { command } from './frame/command.ts';
import { watch, watchedScreen } from './frame/watch.ts';

/** `yaocang sms wait`. */
export const smsWait = command({
  name: 'sms wait',
  about: ['等待最近一条短信送达', 'wait until the last text message arrived'],
  load: () => import('#cli/services/account/sms.ts'),
  run: async ({ waitForSms }, _, cli) =>
    watch(cli, waitForSms(await cli.shop(), cli.dir), { line: deliveryLine, screen, leave }),
  view: deliveryLine,
});

const screen = watchedScreen(deliveryWatched);
const leave = { type: 'leave' } as const;
