import { common } from '#shared/contract/common.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** The footer's contacts and statements. */
export const helpLoader = defineLoader('help', (read) => ({ footer: read(common.footer, () => ({})) }));
