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

/** The member's own, or those of one product that can be joined; `now` in ms. */
export async function listTeams(shop: MemberShop, script: TeamScript, goods?: string, limit?: number) {
  const asked = { is_start: true, ...(goods !== undefined && { goods_id: goods }) };
  return { ...(await listed('teams', shop, lists[script], asked, limit)), now: shop.clock.now() };
}

/** `team` is undefined if the answer was lost and a read showed that it had started. */
export async function startTeam(shop: MemberShop, script: TeamScript, goodsId: string) {
  const change = await runOnce(startFlow(shop, script, goodsId), looks[script]);
  return { message: (script === 'group' ? groupStarted : cutStarted).text, team: change?.team };
}

export async function joinTeam(shop: MemberShop, script: TeamScript, id: string) {
  const change = await runOnce(script === 'group' ? joinGroupFlow(shop, id) : joinPriceCut(shop, id), looks[script]);
  const message = script === 'group' ? groupJoined : cutBy(yuan(change?.cut));
  return { message: message.text, team: change?.team };
}
