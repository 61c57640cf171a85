/** Group buys and price cuts of one member: the list, and one team with starting, joining and inviting. */
import { proxy } from 'valtio/vanilla';
import type { SendOptions } from '#shared/client/create.ts';
import { goods as products } from '#shared/contract/goods.ts';
import type { Team, TeamOffer } from '#shared/contract/team-entities.ts';
import type { ActState } from '#shared/flows/act-once.ts';
import { type Flow, lastOf } from '#shared/flows/flow.ts';
import {
  joinGroup,
  joinPriceCut,
  startTeam,
  type TeamChange,
  type TeamScript,
} from '#shared/flows/group-buys-price-cuts.ts';
import type { Message } from '#shared/messages/message.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href } from '#web/navigation/routes.ts';
import { createEndless } from '#web/parts/list/endless.ts';
import { webClock } from '#web/state/clock.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { note } from '#web/state/trail/trail.ts';
import { teamWords } from './team-words.ts';
import { groupBuyLoader, priceCutLoader } from './teams-loader.ts';

const ports = { client: api, clock: webClock };
/** ms between two looks at a running team. */
const LOOK_EVERY = 10_000;

const reads = { group: groupBuyLoader.reads.own, help: priceCutLoader.reads.own };

/** The member's own teams, newest first. */
export const createOwnTeams = (script: TeamScript) =>
  createEndless({ ...askOf(reads[script], { id: '', goods_id: '' }), key: ({ id }) => id });

/** One team, or goods before a team is started. */
export interface TeamShown {
  /** Absent before a team is started, and when the server no longer lists it. */
  readonly team?: Team;
  /** The offer of the goods. */
  readonly offer?: TeamOffer;
  /** The product, while there is no team that has its data. If it cannot be read only image and name are missing. */
  readonly product?: OfferedProduct;
  /** Running teams of the goods with a free place. */
  readonly others: readonly Team[];
}

export type OfferedProduct = Pick<Team, 'goods_id' | 'goods_name' | 'goods_thumb' | 'unitno_name'>;

interface Wanted {
  readonly script: TeamScript;
  readonly id: string;
  readonly goods_id: string;
}

/** Creates the store of one team (by id, with its goods) or of goods (without an id). */
export function createTeam({ script, id, goods_id }: Wanted) {
  const words = teamWords[script];
  const state = proxy({ inviting: false, cut: null as number | null });
  const shown = createPart(read);
  let acting: Promise<void> | undefined;

  /** No call returns one team: it is found among the member's own or the open teams of its goods. */
  async function read(signal: AbortSignal, more: Pick<SendOptions, 'background'> = {}): Promise<TeamShown> {
    const { call } = reads[script];
    const own = (await api.send(call, { is_start: true }, { signal, ...more })).data;
    const goods = goods_id || own.find((each) => each.id === id)?.goods_id;
    const of = goods ? await api.send(call, { goods_id: goods }, { signal, ...more }) : undefined;
    const others = of?.data ?? [];
    const mine = own.find((each) => (id ? each.id === id : each.goods_id === goods_id && isOpen(each)));
    const team = mine ?? others.find((each) => id !== '' && each.id === id);
    const product = team || !goods || !of?.offer ? undefined : await readProduct(goods, signal);
    return {
      others: others.filter((each) => each.id !== id),
      ...(team && { team }),
      ...(of?.offer && { offer: of.offer }),
      ...(product && { product }),
    };
  }

  async function act(flow: Flow<ActState<TeamChange>>, done: (change?: TeamChange) => Message): Promise<void> {
    const end = await lastOf(flow);
    const change = end.step === 'done' ? end.answer : undefined;
    if (!sayEnd(end, done(change))) {
      // Full, over or unknown: the lists have the state. What they no longer list stays as it was.
      const before = shown.state.data?.team;
      await shown.reload();
      shown.edit((now) => withTeam(now, before));
      return;
    }
    if (change?.cut !== undefined) state.cut = change.cut;
    if (change && change.team.id !== id)
      goInstead(href[words.of]({ id: change.team.id, goods_id: change.team.goods_id }));
    else if (change) shown.edit((now) => ({ ...now, team: change.team }));
    else await shown.reload();
  }

  /** Reads again in the background. An action, or its answer, is newer than what was read meanwhile. */
  async function look(signal: AbortSignal): Promise<void> {
    const before = shown.state.data;
    if (acting || document.visibilityState !== 'visible') return;
    try {
      const now = await read(signal, { background: true });
      if (!acting && shown.state.data === before) shown.edit(() => withTeam(now, before?.team));
    } catch (error) {
      note('fault', error);
    }
  }

  /** Shows who joins meanwhile: looks every few seconds, and when the page comes back. Returns how to stop. */
  function watch(): () => void {
    const stop = new AbortController();
    const lookNow = () => void look(stop.signal);
    const timer = setInterval(lookNow, LOOK_EVERY);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookNow);
      stop.abort();
    };
  }

  const once = (flow: Flow<ActState<TeamChange>>, done: (change?: TeamChange) => Message): Promise<void> => {
    acting ??= act(flow, done)
      .catch(report)
      .finally(() => {
        acting = undefined;
      });
    return acting;
  };

  return {
    state,
    shown,
    watch,
    /** Starts a team for the goods; a second tap joins the first. */
    start: (of: string) => once(startTeam(ports, script, of), () => words.started),
    /** Joins a group, or helps a price cut. */
    join: (team: string) =>
      once(script === 'group' ? joinGroup(ports, team) : joinPriceCut(ports, team), (change) =>
        words.joined(change?.cut),
      ),
    invite: (inviting: boolean) => {
      state.inviting = inviting;
    },
  };
}

export type TeamStore = ReturnType<typeof createTeam>;

/** A team that the server no longer lists stays as it was. */
const withTeam = (now: TeamShown, before: Team | undefined): TeamShown =>
  now.team || !before ? now : { ...now, team: before };

const isOpen = ({ state }: Team): boolean => state === 'running' || state === 'complete';

async function readProduct(goods_id: string, signal: AbortSignal): Promise<OfferedProduct | undefined> {
  try {
    const { goods_name, goods_thumb, unitno_name } = (
      await api.send(products.info, { goods_id, fast_buy: true, log_bs: '' }, { signal })
    ).data;
    return goods_name ? { goods_id, goods_name, goods_thumb, unitno_name } : undefined;
  } catch {
    return undefined;
  }
}
