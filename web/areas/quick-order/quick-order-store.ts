/** Quick order from a list: the text, the meaning of each line, and the user's choices. */
import { proxy, ref } from 'valtio';
import { NotOfferedError } from '#shared/errors.ts';
import {
  alikeChosen,
  columnUnsure,
  columnWanted,
  goodsUnsure,
  lineRemoved,
  noOrderLines,
  nothingToOrder,
  tooManyLines,
} from '#shared/messages/quick-order.ts';
import { type Candidate, confirmed, counted, type Found } from '#shared/rules/quick-order/found-goods.ts';
import type { AlikeWay } from '#shared/rules/quick-order/order-list/alike.ts';
import { MOST_LINES } from '#shared/rules/quick-order/order-list/limits.ts';
import { settled } from '#shared/rules/quick-order/order-list/open-quantity.ts';
import type { QueryOf } from '#web/navigation/routes.ts';
import { api } from '#web/state/loading/api.ts';
import { fetched } from '#web/state/loading/code.ts';
import { report } from '#web/state/loading/failure.ts';
import { say } from '#web/state/messages/toast.ts';
import * as kept from '#web/state/storage/kept.ts';
import { createLookUp } from './line-look-up.ts';
import { createListSource, type SourceState } from './list-source.ts';
import type { Line, NewLine } from './quick-order-line.ts';
import { chosenBefore, rememberChoice } from './saved-lists.ts';

export type Filter = 'all' | 'ready' | 'open';

interface State extends SourceState {
  lines: Line[];
  /** Lines of the list beyond what one order takes. */
  waiting: number;
  /** What the last act can be undone with; '' when nothing can. */
  undoable: string;
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

/** In the address: all frequent buys instead of named goods. */
export const EVERYTHING = 'all';

/** Frequent buys with the quantity of their last order; where no order tells it, the order multiple, said so. */
async function asLastTime(reading: Promise<readonly NewLine[]>): Promise<NewLine[]> {
  const { lastWhenRead, readBoughtNow } = await fetched(() => import('#web/state/goods/bought.ts'));
  void readBoughtNow();
  return Promise.all(
    (await reading).map(async (line) => {
      const last = await lastWhenRead(line.goods_id ?? '');
      return last ? { ...line, quantity: last.quantity } : { ...line, byMultiple: true };
    }),
  );
}

/** Creates the list of one page instance. */
export function createQuickOrder() {
  const draft = kept.quick_order.mine();
  const state = proxy<State>({
    text: draft.read() ?? '',
    bad: '',
    file: null,
    list: null,
    correcting: false,
    lines: [],
    waiting: 0,
    undoable: '',
    looking: 0,
    adding: false,
    again: false,
    reading: 'no',
    filter: 'all',
    added: null,
  });
  let keys = 0;
  const source = createListSource(state);
  let rest: readonly NewLine[] = [];
  /** The lines before the last act that can be undone. */
  let before: readonly Line[] = [];
  source.readSoon();

  const lineOf = (key: number): Line | undefined => state.lines.find((line) => line.key === key);
  const { lookUp, stop, signal } = createLookUp(state);
  /** Stores the open lines, and those that wait, as text for a reload. */
  async function keepText(): Promise<void> {
    if (state.again) return;
    if (state.lines.length + rest.length === 0) return keepAs('');
    try {
      const { textOfLines } = await fetched(() => import('./list-text.lazy.ts'));
      if (state.again || state.lines.length + rest.length === 0) return;
      keepAs(textOfLines([...state.lines, ...rest]));
    } catch (error) {
      report(error);
    }
  }
  function keepAs(text: string): void {
    state.text = text;
    draft.write(text);
  }
  /** Lines that do not fit into one order wait for the next. */
  function take(lines: readonly NewLine[]): readonly NewLine[] {
    const free = Math.max(0, MOST_LINES - state.lines.length);
    rest = lines.slice(free);
    state.waiting = rest.length;
    return lines.slice(0, free);
  }
  /** Remembers the lines before an act; `says` is what the undo takes back. */
  function remember(says: string): void {
    before = state.lines.map((line) => ({ ...line }));
    state.undoable = says;
  }

  function newLine(line: NewLine, at: number, chosenFor = chosenBefore()): Line {
    const chosen = line.goods_id ? undefined : chosenFor(line.words);
    const known = { goods_id: '', spce_id: '', ...chosen };
    // The lines of an order and of a saved list come with their goods.
    const isCounted = line.goods_id ? { isCounted: true as const } : {};
    return { row: at + 1, ...known, ...line, ...isCounted, key: ++keys, found: null, others: [], failed: '' };
  }

  function add(lines: readonly NewLine[]): Promise<void> {
    const chosenFor = chosenBefore();
    const fresh = lines.map((line, at) => newLine(line, state.lines.length + at, chosenFor));
    state.lines.push(...fresh);
    Object.assign(state, { added: null, undoable: '' });
    void keepText();
    return lookUp(fresh);
  }

  return {
    state,
    write(text: string): void {
      Object.assign(state, { text, bad: '' });
      draft.write(text);
      source.readSoon();
    },
    source,
    /** Reads the list and looks its lines up; columns that are not sure are asked first. */
    async look(): Promise<void> {
      try {
        const list = await source.read();
        if (!list) return;
        const doubt = list.table?.doubt;
        const [question] = list.table?.questions ?? [];
        if (doubt) state.bad = (doubt === 'quantity' ? columnUnsure : goodsUnsure).text;
        else if (question) {
          const { column, values } = question;
          state.bad = columnWanted(list.table?.heads[column] ?? '', column + 1, values).text;
        } else if (list.lines.length === 0) state.bad = nothingToOrder.text;
        if (doubt || question || list.lines.length === 0) return;
        Object.assign(state, { lines: [], again: false, correcting: false });
        await add(take(list.lines));
      } catch (error) {
        report(error);
      }
    },
    /** Takes the next lines of a list that is longer than one order. */
    async more(): Promise<void> {
      await add(take(rest));
    },
    /** Takes the last act back. */
    undo(): void {
      const now = new Map(state.lines.map((line) => [line.key, line]));
      // What was added to the cart meanwhile, or found, stays so.
      state.lines = before.map((line) => ({ ...line, found: line.found ?? now.get(line.key)?.found ?? null }));
      state.undoable = '';
      void keepText();
    },
    /** One choice for lines that are alike. */
    async chooseAlike({ picks }: AlikeWay): Promise<void> {
      remember(alikeChosen(picks.length).text);
      const asked: Line[] = [];
      for (const { key, goods } of picks) {
        const line = lineOf(key);
        if (!line) continue;
        if (line.found?.kind === 'goods' && line.found.goods_id === goods.goods_id) {
          const found = ref(confirmed(line.found) as Found);
          Object.assign(line, { ...settled(line), goods_id: goods.goods_id, found });
          continue;
        }
        choose(line, goods.goods_id);
        asked.push(line);
      }
      void keepText();
      await lookUp(asked);
    },
    /** The goods are meant, although the line says something else. */
    confirm(key: number): void {
      const line = lineOf(key);
      if (line?.found?.kind !== 'goods') return;
      rememberChoice(line.words, { goods_id: line.found.goods_id, spce_id: '' });
      Object.assign(line, {
        ...settled(line),
        goods_id: line.found.goods_id,
        found: ref(confirmed(line.found) as Found),
        failed: '',
      });
    },
    /** Starts a list of earlier purchases. */
    async buyAgain({ orders, frequent }: QueryOf<'quickOrder'>): Promise<void> {
      stop();
      const until = signal();
      Object.assign(state, { lines: [], added: null, again: true, reading: 'now' });
      try {
        const { readFrequentAgain, readOrdersAgain } = await fetched(() => import('#shared/flows/lines-again.ts'));
        const lines = orders
          ? await readOrdersAgain(api, orders.split(','), until)
          : await asLastTime(readFrequentAgain(api, frequent === EVERYTHING ? undefined : frequent.split(','), until));
        if (until.aborted) return;
        state.reading = lines.length > 0 ? 'no' : 'failed';
        if (lines.length === 0) return say(noOrderLines, 'warn');
        await add(take(lines));
      } catch (error) {
        if (until.aborted) return;
        state.reading = error instanceof NotOfferedError ? 'notOffered' : 'failed';
        if (state.reading === 'failed') report(error);
      }
    },
    /** Adds lines: scanned, typed, from a saved list or an order. Too many show a message. */
    async add(lines: readonly NewLine[]): Promise<void> {
      // Typed lines that were not looked up yet are included.
      const written = state.lines.length === 0 && state.text !== '' ? ((await source.read())?.lines ?? []) : [];
      const all = [...written, ...lines];
      const count = state.lines.length + all.length;
      if (count > MOST_LINES) return say(tooManyLines(MOST_LINES, count), 'warn');
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
      void keepText();
      await lookUp([fresh]);
    },
    /** Remembers on this device what these words mean. */
    async choose(key: number, candidate: Candidate): Promise<void> {
      const line = lineOf(key);
      if (!line) return;
      rememberChoice(line.words, { goods_id: candidate.goods_id, spce_id: '' });
      choose(line, candidate.goods_id);
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
      if (!line) return;
      for (const told of ['unit', 'unclear', 'byMultiple', 'plus', 'written'] as const) delete line[told];
      const found = line.found && ref(counted(line.found) as Found);
      Object.assign(line, { quantity, isCounted: true, failed: '', found });
      void keepText();
    },
    /** Removes a line that was added. What is left is the list from now on: the file would order the line again. */
    drop(key: number): void {
      state.undoable = '';
      state.lines = state.lines.filter((line) => line.key !== key);
      void keepText();
      if (!state.again) source.dropFile();
    },
    /** Reads what is left after lines were added. */
    async readLeft(): Promise<void> {
      await keepText();
      source.readSoon();
    },
    /** Removes a line that the buyer does not want; it can be taken back. */
    remove(key: number): void {
      remember(lineRemoved(lineOf(key)?.row ?? 0).text);
      state.lines = state.lines.filter((line) => line.key !== key);
      void keepText();
    },
    /** What is left of an earlier order becomes an ordinary list, unless one was typed before. */
    endAgain(): void {
      if (state.text !== '') return;
      state.again = false;
      void keepText();
    },
    clear(): void {
      stop();
      const { again } = state;
      rest = [];
      source.dropFile();
      Object.assign(state, {
        lines: [],
        waiting: 0,
        undoable: '',
        added: null,
        filter: 'all',
        again: false,
        reading: 'no',
      });
      if (again) return;
      state.text = '';
      draft.erase();
    },
  };
}

export type QuickOrder = ReturnType<typeof createQuickOrder>;

/** The quantity of a line as it was written. */
const quantityOf = ({
  isCounted,
  quantity,
  unit,
  unclear,
}: Pick<Line, 'isCounted' | 'quantity' | 'unit' | 'unclear'>) => ({
  ...(isCounted && { isCounted }),
  ...(quantity !== undefined && { quantity }),
  ...(unit !== undefined && { unit }),
  ...(unclear !== undefined && { unclear }),
});

/** The line is these goods, to be looked up; what else it could be stays at hand. */
function choose(line: Line, goods_id: string): void {
  const others = line.found?.kind === 'several' ? line.found.among : line.others;
  Object.assign(line, { goods_id, ...settled(line), spce_id: '', found: null, failed: '', others: ref([...others]) });
}
