import { bank } from '#shared/contract/bank.ts';
import { userSecurity } from '#shared/contract/user-security.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** Whether there is a payment password. */
export const passwordsLoader = defineLoader('passwords', (read) => ({
  methods: read(bank.list, () => ({}), { members: true, optional: true }),
}));

export const ownerCheckLoader = defineLoader('ownerCheck', (read) => ({
  owner: read(userSecurity.reYz, () => ({}), { members: true, when: { user_id: [''] }, needs: ['lx'] }),
}));
