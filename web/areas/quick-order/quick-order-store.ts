/** Quick order from a list: the text, the meaning of each line, and the user's choices. */
import { proxy, ref } from 'valtio';
import { NotOfferedError } from '#shared/errors.ts';
import { runFlow, unattended } from '#shared/flows/flow.ts';
import { type InFlight, type LookedFor, lookUpLines } from '#shared/flows/look-up-lines.ts';
import { noOrderLines, nothingToOrder, tooManyLines } from '#shared/messages/quick-order.ts';
import type { Candidate, Found } from '#shared/rules/found-goods.ts';
import type { JudgedLine } from '#shared/rules/judged-lines.ts';
import { MOST_LINES, readOrderLines, type WantedLine } from '#shared/rules/read-order-lines.ts';
import type { QueryOf } from '#web/navigation/routes.ts';
import { api } from '#web/state/loading/api.ts';
import { fetched } from '#web/state/loading/code.ts';
import { report } from '#web/state/loading/failure.ts';
import { say } from '#web/state/messages/toast.ts';
import { settings } from '#web/state/settings/settings.ts';
import * as kept from '#web/state/storage/kept.ts';
import { chosenFor, rememberChoice } from './saved-lists.ts';

export interface Line extends WantedLine {
  readonly key: number;
  quantity?: number;
  /** Known without a search: chosen before, from a saved list, or bought before. */
  goods_id: string;
  spce_id: string;
  /** Its name in an order. */
  readonly spce_name?: string;
  readonly isBundle?: true;
  /** The price of a piece at the last purchase, in fen. */
  lastPrice?: number;
  /** Null during the look-up. */
  found: Found | null;
  /** The other matches, once one was chosen. */
  others: readonly Candidate[];
  /** Why it was not added to the cart. */
  failed: string;
}

/** A line before its look-up. */
export type NewLine = Pick<WantedLine, 'words' | 'quantity' | 'unclear'> &
  Partial<Pick<Line, 'row' | 'goods_id' | 'spce_id' | 'spce_name' | 'isBundle' | 'lastPrice'>>;

export type Judged = JudgedLine<Line>;

export type Filter = 'all' | 'ready' | 'open';

interface State {
  text: string;
  bad: string;
  lines: Line[];
  /** The number of lines being looked up. */
  looking: number;
  adding: boolean;
  /** The lines come from earlier purchases, which are not stored as a draft. */
  again: boolean;
  /** Whether earlier purchases are being read, or could not be. */
  reading: 'no' | 'now' | 'failed' | 'notOffered';
  filter: Filter;
  /** What was added to the cart last. */
  added: { readonly kinds: number; readonly pieces: number } | null;
}

/** ms between updates of a long list: results are shown together, not line by line. */
const SHOW_EVERY = 400;

/** In the address: all frequent buys instead of named goods. */
export const EVERYTHING = 'all';

/** Creates the list of one page instance. */
export function createQuickOrder() {
  const draft = kept.quick_order.mine();
  const state = proxy<State>({
    text: draft.read() ?? '',
    bad: '',
    lines: [],
    looking: 0,
    adding: false,
    again: false,
    reading: 'no',
    filter: 'all',
    added: null,
  });
  let keys = 0;
  let looking = new AbortController();
  /** Shared requests: a line chosen or scanned meanwhile may need the same one. */
  let inFlight: InFlight = new Map();

  const lineOf = (key: number): Line | undefined => state.lines.find((line) => line.key === key);
  /** Stores the open lines as text for a reload. */
  function keepText(): void {
    if (state.again) return;
    state.text = state.lines
      .map(({ words, quantity, unclear }) => [words, quantity ?? unclear ?? ''].join('\t'))
      .join('\n');
    draft.write(state.text);
  }

  function newLine(line: NewLine, at: number): Line {
    const before = line.goods_id ? undefined : chosenFor(line.words);
    const known = { goods_id: '', spce_id: '', ...before };
    return { row: at + 1, ...known, ...line, key: ++keys, found: null, others: [], failed: '' };
  }

  async function lookUp(lines: readonly Line[]): Promise<void> {
    const { signal } = looking;
    state.looking += lines.length;
    const asked: LookedFor[] = lines.map(({ words, goods_id, isBundle }) => ({ words, goods_id, isBundle }));
    const told = new Set<number>();
    let due: (readonly [at: number, found: Found])[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      for (const [at, found] of due) {
        const line = lineOf(lines[at]?.key ?? 0);
        if (line) line.found = ref(found) as Found;
      }
      state.looking -= due.length;
      due = [];
    };
    const end = (at: number, found: Found) => {
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

  function stop(): void {
    looking.abort();
    looking = new AbortController();
    inFlight = new Map();
  }

  function add(lines: readonly NewLine[]): Promise<void> {
    const fresh = lines.map((line, at) => newLine(line, state.lines.length + at));
    state.lines.push(...fresh);
    state.added = null;
    keepText();
    return lookUp(fresh);
  }

  return {
    state,
    write(text: string): void {
      Object.assign(state, { text, bad: '' });
      draft.write(text);
    },
    /** Parses the text and looks its lines up. */
    async look(): Promise<void> {
      const { lines, count } = readOrderLines(state.text);
      if (count === 0) state.bad = nothingToOrder.text;
      if (count === 0 || count > MOST_LINES) return;
      Object.assign(state, { lines: [], again: false });
      await add(lines);
    },
    /** Starts a list of earlier purchases. */
    async buyAgain({ orders, frequent }: QueryOf<'quickOrder'>): Promise<void> {
      stop();
      const { signal } = looking;
      Object.assign(state, { lines: [], added: null, again: true, reading: 'now' });
      try {
        const { readFrequentAgain, readOrdersAgain } = await fetched(() => import('#shared/flows/lines-again.ts'));
        const lines = orders
          ? await readOrdersAgain(api, orders.split(','), signal)
          : await readFrequentAgain(api, frequent === EVERYTHING ? undefined : frequent.split(','), signal);
        if (signal.aborted) return;
        state.reading = lines.length > 0 ? 'no' : 'failed';
        if (lines.length === 0) return say(noOrderLines, 'warn');
        await add(lines.slice(0, MOST_LINES));
        if (lines.length > MOST_LINES) say(tooManyLines(MOST_LINES), 'warn');
      } catch (error) {
        if (signal.aborted) return;
        state.reading = error instanceof NotOfferedError ? 'notOffered' : 'failed';
        if (state.reading === 'failed') report(error);
      }
    },
    /** Adds lines: scanned, typed, from a saved list or an order. Too many show a message. */
    async add(lines: readonly NewLine[]): Promise<void> {
      // Typed lines that were not looked up yet are included.
      const written = state.lines.length === 0 ? readOrderLines(state.text).lines : [];
      const all = [...written, ...lines];
      if (state.lines.length + all.length > MOST_LINES) return say(tooManyLines(MOST_LINES), 'warn');
      await add(all);
    },
    stop,
    /** Retries failed look-ups. */
    async again(): Promise<void> {
      const failed = state.lines.filter(({ found }) => found?.kind === 'failed');
      for (const line of failed) line.found = null;
      await lookUp(failed);
    },
    /** Looks a line up by other words. */
    async reword(key: number, words: string): Promise<void> {
      const line = lineOf(key);
      const text = words.trim();
      if (!line || text === '') return;
      const fresh = newLine({ words: text, row: line.row, ...quantityOf(line) }, 0);
      state.lines = state.lines.map((each) => (each.key === key ? fresh : each));
      keepText();
      await lookUp([fresh]);
    },
    /** Remembers on this device what these words mean. */
    async choose(key: number, candidate: Candidate): Promise<void> {
      const line = lineOf(key);
      if (!line) return;
      const { found } = line;
      const others = found?.kind === 'several' ? found.among : line.others;
      rememberChoice(line.words, { goods_id: candidate.goods_id, spce_id: '' });
      Object.assign(line, {
        goods_id: candidate.goods_id,
        spce_id: '',
        found: null,
        failed: '',
        others: ref([...others]),
      });
      await lookUp([line]);
    },
    /** Returns to the choice. */
    unchoose(key: number): void {
      const line = lineOf(key);
      if (!line) return;
      line.found = ref({ kind: 'several', among: line.others, more: false, gone: false } as const) as Found;
    },
    specify(key: number, spce_id: string): void {
      const line = lineOf(key);
      if (line?.found?.kind !== 'goods') return;
      Object.assign(line, { spce_id, failed: '' });
      rememberChoice(line.words, { goods_id: line.found.goods_id, spce_id });
    },
    count(key: number, quantity: number): void {
      const line = lineOf(key);
      if (line) Object.assign(line, { quantity, failed: '' });
      keepText();
    },
    /** Removes lines: by the buyer, or because they were added. */
    drop(...gone: readonly number[]): void {
      state.lines = state.lines.filter(({ key }) => !gone.includes(key));
      keepText();
    },
    /** What is left of an earlier order becomes an ordinary list, unless one was typed before. */
    endAgain(): void {
      if (state.text !== '') return;
      state.again = false;
      keepText();
    },
    clear(): void {
      stop();
      const { again } = state;
      Object.assign(state, { lines: [], bad: '', added: null, filter: 'all', again: false, reading: 'no' });
      if (again) return;
      state.text = '';
      draft.erase();
    },
  };
}

export type QuickOrder = ReturnType<typeof createQuickOrder>;

const quantityOf = ({ quantity }: Pick<Line, 'quantity'>) => (quantity === undefined ? {} : { quantity });
