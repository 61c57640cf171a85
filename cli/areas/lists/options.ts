import { type Given, oneOf, word, yes } from '#cli/frame/parameters.ts';

/** Units of a pre-order; the wire numbers them from 1. */
export const units = ['base', 'medium', 'box'] as const;
export const preOrderOptions = {
  unit: oneOf('--unit <unit>', ['单位（默认可选的最小单位）', 'unit (the smallest one)'], units),
  spec: word('--spec <id>', ['规格编号', 'specification']),
  urgent: yes('--urgent', ['加急', 'mark it as urgent']),
};
export type PreOrderFlags = Given<typeof preOrderOptions>;
