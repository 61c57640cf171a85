/** Ordering from a list: what was written, what each line means, and what a person has chosen of it. */
import { proxy, ref } from 'valtio';
import { runFlow, unattended } from '#shared/flows/flow.ts';
import { type InFlight, type LookedFor, lookUpLines } from '#shared/flows/look-up-lines.ts';
import { noOrderLines, nothingToOrder, tooManyLines } from '#shared/messages/quick-order.ts';
import type { Candidate, Found } from '#shared/rules/found-goods.ts';
import type { JudgedLine } from '#shared/rules/judged-lines.ts';
import { MOST_LINES, readOrderLines, type WantedLine } from '#shared/rules/read-order-lines.ts';
import type { QueryOf } from '#web/navigation/routes.ts';
import { fetched } from '#web/parts/page/later.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { say } from '#web/state/messages/toast.ts';
import { settings } from '#web/state/settings/settings.ts';
import { draftOf, keepDraft } from '#web/state/storage/drafts.ts';
import { isText } from '#web/state/storage/storage.ts';
import { chosenFor, rememberChoice } from './saved-lists.ts';

export interface Line extends WantedLine {
  readonly key: number;
  quantity?: number;
  /** Known without a search: chosen before, kept in a list, bought before. */
  goods_id: string;
  spce_id: string;
  /** What it was called in an order. */
  readonly spce_name?: string;
  /** Fen of a piece when it was bought last. */
  lastPrice?: number;
  /** Null while it is looked up. */
  found: Found | null;
  /** What else these words found, once one was chosen. */
  others: readonly Candidate[];
  /** Why it did not go into the cart. */
  failed: string;
}

/** A line before it is looked up. */
export type NewLine = Pick<WantedLine, 'words' | 'quantity' | 'unclear'> &
  Partial<Pick<Line, 'row' | 'goods_id' | 'spce_id' | 'spce_name' | 'lastPrice'>>;

export type Judged = JudgedLine<Line>;

export type Filter = 'all' | 'ready' | 'open';

interface State {
  text: string;
  bad: string;
  lines: Line[];
  /** Lines that are being looked up now. */
  looking: number;
  adding: boolean;
  /** The lines come from what was bought before: nothing of it is a draft. */
  again: boolean;
  /** What was bought before is being read, or could not be. */
  reading: 'no' | 'now' | 'failed';
  filter: Filter;
  /** What went into the cart last. */
  added: { readonly kinds: number; readonly pieces: number } | null;
}

const DRAFT = 'quick_order';

/** A long list is not drawn anew for each line: what is found meanwhile shows together, after so many ms. */
const SHOW_EVERY = 400;

/** In the address: all that is bought often, not the goods that are named. */
export const EVERYTHING = 'all';

/** Makes the list of one page instance. */
export function createQuickOrder() {
  const state = proxy<State>({
    text: draftOf(DRAFT, isText) ?? '',
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
  /** A line that is chosen or scanned meanwhile may ask what another asks already. */
  let inFlight: InFlight = new Map();

  const lineOf = (key: number): Line | undefined => state.lines.find((line) => line.key === key);
  /** A reload finds what is still to be ordered. */
  function keepText(): void {
    if (state.again) return;
    state.text = state.lines
      .map(({ words, quantity, unclear }) => [words, quantity ?? unclear ?? ''].join('\t'))
      .join('\n');
    keepDraft(DRAFT, state.text || null);
  }

  function newLine(line: NewLine, at: number): Line {
    const before = line.goods_id ? undefined : chosenFor(line.words);
    const known = { goods_id: '', spce_id: '', ...before };
    return { row: at + 1, ...known, ...line, key: ++keys, found: null, others: [], failed: '' };
  }

  async function lookUp(lines: readonly Line[]): Promise<void> {
    const { signal } = looking;
    state.looking += lines.length;
    const asked: LookedFor[] = lines.map(({ words, goods_id }) => ({ words, goods_id }));
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
    // Stopped, or the login was lost: those can be looked up again.
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
      keepDraft(DRAFT, text || null);
    },
    /** Reads what was written and looks it up. */
    async look(): Promise<void> {
      const { lines, count } = readOrderLines(state.text);
      if (count === 0) state.bad = nothingToOrder.text;
      if (count === 0 || count > MOST_LINES) return;
      Object.assign(state, { lines: [], again: false });
      await add(lines);
    },
    /** Begins a list of what was bought before. */
    async buyAgain({ orders, frequent }: QueryOf<'quickOrder'>): Promise<void> {
      stop();
      const { signal } = looking;
      Object.assign(state, { lines: [], added: null, again: true, reading: 'now' });
      try {
        const { readFrequentAgain, readOrdersAgain } = await fetched(import('#shared/flows/lines-again.ts'));
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
        state.reading = 'failed';
        report(error);
      }
    },
    /** More lines: scanned, written below, of a kept list, of an order; what would be too many is said. */
    async add(lines: readonly NewLine[]): Promise<void> {
      // What was written and not looked up yet comes along.
      const written = state.lines.length === 0 ? readOrderLines(state.text).lines : [];
      const all = [...written, ...lines];
      if (state.lines.length + all.length > MOST_LINES) return say(tooManyLines(MOST_LINES), 'warn');
      await add(all);
    },
    stop,
    /** Asks once more for what could not be asked. */
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
    /** What these words mean from now on, on this device. */
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
    /** Back to the choice. */
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
    /** Takes lines off: by the buyer, or because they lie in the cart. */
    drop(...gone: readonly number[]): void {
      state.lines = state.lines.filter(({ key }) => !gone.includes(key));
      keepText();
    },
    /** What is left of an order bought again is a list like any other, unless one was written before. */
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
      keepDraft(DRAFT, null);
    },
  };
}

export type QuickOrder = ReturnType<typeof createQuickOrder>;

const quantityOf = ({ quantity }: Pick<Line, 'quantity'>) => (quantity === undefined ? {} : { quantity });
