import { command } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { VERSION } from '#cli/frame/version.ts';
import { bundleLines } from '../doctor/checks-view.ts';
import { machineOf } from '../doctor/this-machine.ts';

/** `yaocang support-bundle`. */
export const supportBundle = command({
  name: 'support-bundle',
  about: ['生成一个可附到工单的文件（已隐去机密）', 'one file for a ticket, without secrets'],
  examples: ['yaocang support-bundle', 'yaocang support-bundle --order 1000034 --out ticket-17.json'],
  options: {
    out: word('--out <file>', ['文件名', 'name of the file']),
    order: word('--order <id>', ['附上此订单', 'add this order']),
    note: word('--note <text>', ['说明', 'what it is about']),
  },
  load: () => import('../doctor/support-bundle.ts'),
  run: async ({ makeBundle }, given, cli) =>
    makeBundle(await machineOf(cli), cli.shopBeforeInit, cli.output.redactor, { ...given, version: VERSION }),
  view: bundleLines,
});
