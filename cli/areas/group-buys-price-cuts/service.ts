import { listed } from '#cli/parts/first-items.ts';
import { runOnce } from '#cli/parts/run-once.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { groupBuys } from '#shared/contract/group-buys.ts';
import { priceCuts } from '#shared/contract/price-cuts.ts';
import {
  joinGroup as joinGroupFlow,
  joinPriceCut,
  startTeam as startFlow,
  type TeamScript,
} from '#shared/flows/group-buys-price-cuts.ts';
import { cutBy, cutStarted, groupJoined, groupStarted } from '#shared/messages/group-buys-price-cuts.ts';
import { yuan } from '#shared/rules/money.ts';

const lists = { group: groupBuys.list, help: priceCuts.list };
const looks = { group: 'group list', help: 'price-cut list' } as const;

/** One's own, or with a goods those of it that can be joined; time left is told against `now`, ms by this machine's clock. */
export async function listTeams(shop: MemberShop, script: TeamScript, goods?: string, limit?: number) {
  const asked = { is_start: true, ...(goods !== undefined && { goods_id: goods }) };
  return { ...(await listed('teams', shop, lists[script], asked, limit)), now: shop.clock.now() };
}

/** Starts one for a goods; `team` is absent when only reading could tell that it happened. */
export async function startTeam(shop: MemberShop, script: TeamScript, goodsId: string) {
  const change = await runOnce(startFlow(shop, script, goodsId), looks[script]);
  return { message: (script === 'group' ? groupStarted : cutStarted).text, team: change?.team };
}

/** Takes a place in somebody's group, or helps somebody's price cut. */
export async function joinTeam(shop: MemberShop, script: TeamScript, id: string) {
  const change = await runOnce(script === 'group' ? joinGroupFlow(shop, id) : joinPriceCut(shop, id), looks[script]);
  const message = script === 'group' ? groupJoined : cutBy(yuan(change?.cut));
  return { message: message.text, team: change?.team };
}
