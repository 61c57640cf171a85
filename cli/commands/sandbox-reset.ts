import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';
import { operatorOf } from './frame/operator.ts';

/** `yaocang sandbox reset`. */
export const sandboxReset = command({
  name: 'sandbox reset',
  about: ['将替身商城恢复如新（时钟只进不退）', 'make the stand-in fresh again (its clock never goes back)'],
  load: () => import('#cli/services/sandbox.ts'),
  run: async ({ resetShop }, _, cli) => resetShop(await operatorOf(cli)),
  view: sentence,
});
