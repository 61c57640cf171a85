import { command } from '#cli/frame/command.ts';
import { checkLines } from '../doctor/checks-view.ts';
import { machineOf } from '../doctor/this-machine.ts';

/** `yaocang doctor`. */
export const doctor = command({
  name: 'doctor',
  about: ['检查本机、网络与商城', 'look at this machine, the network and the shop'],
  examples: ['yaocang doctor', 'yaocang doctor --env live --json'],
  load: () => import('../doctor/doctor.ts'),
  run: async ({ diagnose }, _, cli) => diagnose(await machineOf(cli), cli.shopBeforeInit),
  judge: ({ judgeDiagnosis }, found) => judgeDiagnosis(found),
  view: checkLines,
});
