/** Starting and joining group buys (group) and price cuts (help). */
import { groupBuys } from '#shared/contract/group-buys.ts';
import { priceCuts } from '#shared/contract/price-cuts.ts';
import type { Team } from '#shared/contract/team-entities.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** Group buys and price cuts, by the script that serves them. */
const scripts = { group: groupBuys, help: priceCuts };
export type TeamScript = keyof typeof scripts;

/** What a place brought: the team after it, and for a price cut what it took off, in fen. */
export interface TeamChange {
  readonly team: Team;
  readonly cut?: number;
}

/** Starts one for a goods; a running one of that goods in the member's list is it. */
export const startTeam = (ports: ActPorts, script: TeamScript, goods_id: string): Flow<ActState<TeamChange>> =>
  actOnce(ports, {
    send: async (signal) => ({ team: (await ports.client.send(scripts[script].start, { goods_id }, { signal })).data }),
    settle: async (signal) => found(await ownTeams(ports, script, signal), (team) => team.goods_id === goods_id),
  });

/** Takes a place in somebody's group; one's own list shows it afterwards. */
export const joinGroup = (ports: ActPorts, id: string): Flow<ActState<TeamChange>> =>
  actOnce(ports, {
    send: async (signal) => ({ team: (await ports.client.send(groupBuys.join, { id }, { signal })).data }),
    settle: async (signal) => found(await ownTeams(ports, 'group', signal), (team) => team.id === id),
  });

/** Helps somebody's price cut; no list shows whose one has helped. */
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
