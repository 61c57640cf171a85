import { signInGain } from '#cli/screens/sign-in.ts';
import { command } from './frame/command.ts';
import { word } from './frame/parameters.ts';

/** `yaocang signin claim`. */
export const signinClaim = command({
  name: 'signin claim',
  about: ['签到', 'sign in for today'],
  options: { address: word('--address <id>', ['礼品的收货地址编号', 'address that a goods gift goes to']) },
  load: () => import('#cli/services/sign-in.ts'),
  run: async ({ claimSignIn }, { address }, cli) => claimSignIn(await cli.shop(), address),
  view: signInGain,
});
