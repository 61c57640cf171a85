import { checkLines } from '#cli/screens/checks.ts';
import { command } from './frame/command.ts';
import { machineOf } from './frame/machine.ts';

/** `yaocang doctor`. */
export const doctor = command({
  name: 'doctor',
  about: ['检查本机、网络与商城', 'look at this machine, the network and the shop'],
  examples: ['yaocang doctor', 'yaocang doctor --env live --json'],
  load: () => import('#cli/services/doctor.ts'),
  run: async ({ diagnose }, _, cli) => diagnose(await machineOf(cli), cli.shopBeforeInit),
  judge: ({ judgeDiagnosis }, found) => judgeDiagnosis(found),
  view: checkLines,
});
