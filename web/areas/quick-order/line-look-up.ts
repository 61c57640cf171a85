/** Looks the lines of a list up, and shows what was found. */
import { ref } from 'valtio';
import { runFlow, unattended } from '#shared/flows/flow.ts';
import { type InFlight, type LookedFor, lookUpLines } from '#shared/flows/look-up-lines.ts';
import type { Found } from '#shared/rules/quick-order/found-goods.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { settings } from '#web/state/settings/settings.ts';
import type { Line } from './quick-order-line.ts';

/** ms between updates of a long list: results are shown together, not line by line. */
const SHOW_EVERY = 400;

/** `state` is the store's: `looking` counts the lines that are being looked up. */
export function createLookUp(state: { lines: Line[]; looking: number }) {
  let looking = new AbortController();
  /** Shared requests: a line chosen or scanned meanwhile may need the same one. */
  let inFlight: InFlight = new Map();

  async function lookUp(lines: readonly Line[]): Promise<void> {
    const { signal } = looking;
    state.looking += lines.length;
    const asked: LookedFor[] = lines.map(askedOf);
    const told = new Set<number>();
    let due: (readonly [at: number, found: Found])[] = [];
    let known = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      for (const [at, found] of due) {
        const line = state.lines.find(({ key }) => key === lines[at]?.key);
        if (line) line.found = ref(found) as Found;
      }
      state.looking -= known;
      known = 0;
      due = [];
    };
    const end = (at: number, found: Found) => {
      // A line may be told again, when another says more of its goods.
      if (!told.has(at)) known += 1;
      told.add(at);
      due.push([at, found]);
      timer ??= setTimeout(show, told.size === 1 ? 0 : SHOW_EVERY);
    };
    try {
      const ports = { client: api, log_bs: settings()?.log_bs ?? '', inFlight };
      await runFlow(lookUpLines(ports, asked), unattended<never>(signal), ({ at, found }) => end(at, found));
    } catch (error) {
      report(error);
    }
    // Aborted, or the login was lost: these lines can be looked up again.
    for (const at of lines.keys()) if (!told.has(at)) end(at, { kind: 'failed' });
    clearTimeout(timer);
    show();
  }

  return {
    lookUp,
    /** Ends every look-up that is under way. */
    stop(): void {
      looking.abort();
      looking = new AbortController();
      inFlight = new Map();
    },
    /** Aborted by the next `stop`. */
    signal: () => looking.signal,
  };
}

const askedOf = ({
  words,
  facts,
  mayBePack,
  isCounted,
  quantity,
  unit,
  unexplained,
  goods_id,
  isBundle,
}: Line): LookedFor => ({
  words,
  goods_id,
  isBundle,
  ...(facts && { facts }),
  ...(mayBePack && { mayBePack }),
  ...(isCounted && { isCounted }),
  ...(quantity !== undefined && { quantity }),
  ...(unit !== undefined && { unit }),
  ...(unexplained && { unexplained }),
});
