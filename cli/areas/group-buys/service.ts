/** Group buys and price cuts. */

import { firstItems } from '#cli/parts/first-items.ts';
import { runOnce } from '#cli/parts/run-once.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { group } from '#shared/contract/group.ts';
import type { Team } from '#shared/contract/group-help-entities.ts';
import { help } from '#shared/contract/help.ts';
import {
  joinGroup as joinGroupFlow,
  joinPriceCut,
  startTeam as startFlow,
  type TeamScript,
} from '#shared/flows/group-price-cut.ts';
import { cutBy, cutStarted, groupJoined, groupStarted } from '#shared/messages/group-price-cut.ts';
import { yuan } from '#shared/rules/money.ts';

const lists = { group: group.list, help: help.list };
const looks = { group: 'group list', help: 'price-cut list' } as const;

export interface TeamsFound {
  readonly teams: readonly Team[];
  readonly more: boolean;
  /** When it was asked by this machine's clock, ms; time left is told against it. */
  readonly now: number;
}

/** One's own, or with a goods those of it that can be joined. */
export async function listTeams(
  shop: Shop,
  script: TeamScript,
  { goods, limit = 20 }: { goods: string | undefined; limit: number | undefined },
): Promise<TeamsFound> {
  loginOf(shop);
  const asked = { is_start: true, ...(goods !== undefined && { goods_id: goods }) };
  const { items, more } = await firstItems(shop, lists[script], asked, limit);
  return { teams: items, more, now: shop.clock.now() };
}

/** What starting or joining came to; `team` is absent when only reading could tell that it happened. */
export interface TeamChanged {
  readonly message: string;
  readonly team: Team | undefined;
}

/** Starts one for a goods. */
export async function startTeam(shop: Shop, script: TeamScript, goodsId: string): Promise<TeamChanged> {
  loginOf(shop);
  const change = await runOnce(startFlow(shop, script, goodsId), looks[script]);
  return { message: (script === 'group' ? groupStarted : cutStarted).text, team: change?.team };
}

/** Takes a place in somebody's group, or helps somebody's price cut. */
export async function joinTeam(shop: Shop, script: TeamScript, id: string): Promise<TeamChanged> {
  loginOf(shop);
  const change = await runOnce(script === 'group' ? joinGroupFlow(shop, id) : joinPriceCut(shop, id), looks[script]);
  const message = script === 'group' ? groupJoined : cutBy(yuan(change?.cut));
  return { message: message.text, team: change?.team };
}
