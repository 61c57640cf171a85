import { command } from '#cli/frame/command.ts';
import { sentence } from '#cli/parts/sentences.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';

/** `yaocang sandbox reset`. */
export const sandboxReset = command({
  name: 'sandbox reset',
  about: ['将替身商城恢复如新（时钟只进不退）', 'make the stand-in fresh again (its clock never goes back)'],
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ resetShop }, _, cli) => resetShop(await operatorOf(cli)),
  view: sentence,
});
