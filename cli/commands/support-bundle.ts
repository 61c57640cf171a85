import { bundleLines } from '#cli/screens/checks.ts';
import { command } from './frame/command.ts';
import { machineOf } from './frame/machine.ts';
import { word } from './frame/parameters.ts';
import { VERSION } from './frame/version.ts';

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
  load: () => import('#cli/services/support-bundle.ts'),
  run: async ({ makeBundle }, given, cli) =>
    makeBundle(await machineOf(cli), cli.shopBeforeInit, cli.output.redactor, { ...given, version: VERSION }),
  view: bundleLines,
});
