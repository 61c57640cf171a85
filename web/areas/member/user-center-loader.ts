import { user } from '#shared/contract/user.ts';
import { SIDE_MENU_START_DELAY } from '#shared/rules/app/start-delay.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** The member centre, and its menu unless a copy is stored. */
export const userCenterLoader = defineLoader('userCenter', (read) => ({
  centre: read(user.userCenter, () => ({}), { members: true }),
  menu: read(user.userLeft, () => ({}), {
    members: true,
    delay: SIDE_MENU_START_DELAY,
    unlessStored: 'user_left',
    image: 'flhd_list.0.img_url',
  }),
}));
