/** Starts and joins group buys (group) and price cuts (help). */
import { groupBuys } from '#shared/contract/group-buys.ts';
import { priceCuts } from '#shared/contract/price-cuts.ts';
import type { Team } from '#shared/contract/team-entities.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** The calls by script. */
const scripts = { group: groupBuys, help: priceCuts };
export type TeamScript = keyof typeof scripts;

/** The team after the action, and for a price cut the reduction in fen. */
export interface TeamChange {
  readonly team: Team;
  readonly cut?: number;
}

/** Starts a team for a product. A lost answer is settled by a running team of that product in the member's list. */
export const startTeam = (ports: ActPorts, script: TeamScript, goods_id: string): Flow<ActState<TeamChange>> =>
  actOnce(ports, {
    send: async (signal) => ({ team: (await ports.client.send(scripts[script].start, { goods_id }, { signal })).data }),
    settle: async (signal) => found(await ownTeams(ports, script, signal), (team) => team.goods_id === goods_id),
  });

/** Joins a group. A lost answer is settled by the member's list. */
export const joinGroup = (ports: ActPorts, id: string): Flow<ActState<TeamChange>> =>
  actOnce(ports, {
    send: async (signal) => ({ team: (await ports.client.send(groupBuys.join, { id }, { signal })).data }),
    settle: async (signal) => found(await ownTeams(ports, 'group', signal), (team) => team.id === id),
  });

/** Helps a price cut. No list shows it, so a lost answer stays unknown. */
export const joinPriceCut = (ports: ActPorts, id: string): Flow<ActState<TeamChange>> =>
  actOnce(ports, {
    send: async (signal) => {
      const { data, cut = 0 } = await ports.client.send(priceCuts.join, { id }, { signal });
      return { team: data, cut };
    },
  });

const ownTeams = async ({ client }: ActPorts, script: TeamScript, signal: AbortSignal): Promise<Team[]> =>
  (await client.send(scripts[script].list, { is_start: true }, { signal })).data;

function found(own: readonly Team[], isIt: (team: Team) => boolean) {
  const team = own.find((each) => each.state !== 'failed' && each.state !== 'used' && isIt(each));
  return team ? { happened: true as const, answer: { team } } : { happened: false as const };
}
