import { login } from '#shared/contract/login.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** Login and registration: their requirements, and the adverts. */
export const userLoader = defineLoader('user', (read) => ({
  needs: read(login.needCode, () => ({}), {
    when: { path: ['', 'login', 'register', 'register_t'] },
    image: 'ad_list.0.ad_img',
  }),
}));
