/** A list to pick from, as keys move it: what is typed filters, the cursor stands on one of the rows that are left. Knows nothing of a screen. */

type Move = 'up' | 'down' | 'pageUp' | 'pageDown' | 'home' | 'end';

/** One press of a key, as the list understands it. */
export type Key = Move | 'enter' | 'escape' | 'erase' | 'eraseAll' | { readonly typed: string };

export interface Choices {
  /** One line each. */
  readonly labels: readonly string[];
  /** Rows that are shown and cannot be taken. */
  readonly barred?: ReadonlySet<number>;
}

export interface Picking extends Choices {
  readonly typed: string;
  /** The cursor's place among the rows that match. */
  readonly at: number;
  /** Set once a person has taken something, or given up. */
  readonly ended?: 'taken' | 'left';
}

/** A list as it opens: the cursor on row `at`, or on the first. */
export const opened = (choices: Choices, at = 0): Picking => ({ ...choices, typed: '', at });

/** Rows in which every typed word stands, by their number. */
export function matching({ labels, typed }: Pick<Picking, 'labels' | 'typed'>): readonly number[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return [...labels.keys()].filter((row) => words.every((word) => labels[row]?.toLowerCase().includes(word)));
}

/** The row under the cursor; undefined where it cannot be taken. */
export function takenRow(state: Picking): number | undefined {
  const row = matching(state)[state.at];
  return row === undefined || state.barred?.has(row) ? undefined : row;
}

/** The list after a key; `page` is how many rows are seen at once. */
export function pressed(state: Picking, key: Key, page: number): Picking {
  if (state.ended) return state;
  if (typeof key === 'object') return filtered(state, state.typed + key.typed);
  switch (key) {
    case 'enter':
      return takenRow(state) !== undefined ? { ...state, ended: 'taken' } : state;
    case 'escape':
      return { ...state, ended: 'left' };
    case 'erase':
      return filtered(state, [...state.typed].slice(0, -1).join(''));
    case 'eraseAll':
      return filtered(state, '');
    default:
      return { ...state, at: moved(state, key, page) };
  }
}

const filtered = (state: Picking, typed: string): Picking => ({ ...state, typed, at: 0 });

/** Up from the first row is the last one, and back; pages stop at the ends. */
function moved(state: Picking, key: Move, page: number): number {
  const last = Math.max(0, matching(state).length - 1);
  const { at } = state;
  const to = {
    up: at === 0 ? last : at - 1,
    down: at === last ? 0 : at + 1,
    pageUp: Math.max(0, at - page),
    pageDown: Math.min(last, at + page),
    home: 0,
    end: last,
  };
  return to[key];
}

/** Which part of so many rows is seen: `room` rows with the cursor among them. */
export function windowOf(count: number, at: number, room: number): { readonly from: number; readonly to: number } {
  const from = Math.max(0, Math.min(at - Math.floor(room / 2), count - room));
  return { from, to: Math.min(count, from + room) };
}
