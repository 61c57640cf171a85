import type { Cli } from '#cli/frame/cli.ts';
import { command } from '#cli/frame/command.ts';
import { canAsk, canDraw } from '#cli/frame/terminal.ts';
import { watch, watchedScreen } from '#cli/frame/watch.ts';
import { decidedBy, decidedInLines, type SmsFlags, undeliverableOption } from '#cli/parts/sms/sms-help.ts';
import { deliveryLine, deliveryWatched } from '#cli/parts/sms/sms-line.ts';

/** `yaocang sms wait`. */
export const smsWait = command({
  name: 'sms wait',
  about: ['等待最近一条短信送达', 'wait until the last text message arrived'],
  examples: ['yaocang sms wait', 'yaocang sms wait --sms-undeliverable again'],
  options: { undeliverable: undeliverableOption },
  load: () => import('./sms.ts'),
  run: async ({ waitForSms }, { undeliverable }, cli) => {
    const flow = waitForSms(await cli.shop(), cli.dir, decisionOf(cli, undeliverable));
    return watch(cli, flow, { line: deliveryLine, screen, leave });
  },
  view: deliveryLine,
});

const screen = watchedScreen(deliveryWatched);
const leave = { type: 'leave' } as const;

/** Who decides about a message that may never arrive: the flag, a person in a line, or (undefined) at the screen. */
function decisionOf(cli: Cli, flag: SmsFlags['undeliverable']) {
  const asks = canAsk(cli.terminal) && !cli.json;
  if (flag !== undefined || !asks) return decidedBy(flag, cli.note);
  return canDraw(cli.terminal) ? undefined : (signal: AbortSignal) => decidedInLines(cli, signal);
}
