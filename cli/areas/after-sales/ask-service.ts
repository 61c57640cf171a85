/** What is claimed of an order, picked by a person: the type, the lines, how many pieces of each, the reason. */

import { asked, askedWhole, picking, someOf } from '#cli/frame/ask.ts';
import type { Cli } from '#cli/frame/cli.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import { claimLabel } from '#cli/parts/choice-labels.ts';
import type { ServiceAsk } from './service.ts';

/** Asks a person; undefined where nobody can be asked. */
export function serviceAsk(cli: Cli): ServiceAsk | undefined {
  if (!canAsk(cli.terminal) || cli.json) return undefined;
  return {
    async type(types) {
      const pick = picking(cli, ['售后类型', 'Type'], '--type');
      return (await pick({ choices: types, label: ({ type_name }) => type_name })).type;
    },
    async lines(claimable) {
      const chosen =
        claimable.length > 1 ? await someOf(cli, ABOUT, { choices: claimable, label: claimLabel }) : claimable;
      if (!chosen) return undefined;
      const lines: { og_id: string; num: number }[] = [];
      for (const { og_id, can_num, goods_name } of chosen) {
        const words = [`${goods_name} 数量`, `${goods_name}: pieces`] as const;
        const num = can_num > 1 ? await askedWhole(cli, words, can_num) : can_num;
        lines.push({ og_id, num });
      }
      return lines;
    },
    reason: () => asked(cli, undefined, ['售后原因', 'Reason'], '--reason'),
  };
}

const ABOUT = ['售后商品', 'Lines to claim'] as const;
