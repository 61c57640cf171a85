import type { Drawn } from '#web/ui/icon.tsx';

/** The sign of goods, which no other part of the shop shows. */
export const GIFT: Drawn = {
  path: 'M4.5 11.5V20h15v-8.5M3.5 7.5h17v4h-17zM12 7.5V20M12 7.5c-6 0-5-5-2.5-4.5S12 7.5 12 7.5s0-4 2.5-4.5S18 7.5 12 7.5',
};
