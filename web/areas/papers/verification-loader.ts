import { userLicences } from '#shared/contract/user-licences.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

export const verificationLoader = defineLoader('verification', (read) => ({
  info: read(userLicences.yzInfo, () => ({}), { members: true }),
}));

export const businessScopeLoader = defineLoader('businessScope', (read) => ({
  list: read(userLicences.rangeInfo, () => ({}), { members: true }),
}));
