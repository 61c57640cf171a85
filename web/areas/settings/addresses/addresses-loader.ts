import { path } from '#shared/contract/path.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

export const addressListLoader = defineLoader('addressList', (read) => ({
  list: read(path.getPath, () => ({}), { members: true }),
}));

/** One address is found among the member's own: no call returns it alone. */
export const addressLoader = defineLoader('address', (read) => ({
  list: read(path.getPath, () => ({}), { members: true }),
}));

/** The settings show the default address. */
export const settingsLoader = defineLoader('userSet', (read) => ({
  addresses: read(path.getPath, () => ({}), { members: true }),
}));
