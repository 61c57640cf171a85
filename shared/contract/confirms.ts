/** What `success` 1 confirms of a call that may do a part of what was asked: one check for each way in which an answer tells it. */
import { ShapeError, UnknownOutcomeError } from '#shared/errors.ts';
import { plainId } from './plain-id.ts';

type Row = Readonly<Record<string, unknown>>;

/** How an answer tells what was done. */
export interface Confirms {
  /** For the table of calls. */
  readonly says: string;
  /** The argument and the field of the answer that are compared. */
  readonly asked?: string;
  readonly told?: string;
  /** Throws UnknownOutcomeError with the ids that were done, unless the answer confirms all that was asked. */
  check(path: string, args: Row, answer: Row & { readonly envelope: { readonly content: string } }): void;
}

/** `told` lists the ids that were done, of those in the argument `asked`, which are comma-joined. */
export const idsDone = (asked: string, told: string): Confirms => ({
  says: `of \`${asked}\` those in \`${told}\``,
  asked,
  told,
  check(path, args, answer) {
    const wanted = idsOf(args, asked);
    const named = new Set(valuesAt(answer, told));
    const done = wanted.filter((id) => named.has(plainId(id)));
    const isAll = done.length === wanted.length && named.size === new Set(wanted.map(plainId)).size;
    if (!isAll) throw less(path, told, `the ids ${wanted.join()}`, [...named].join(), done);
  },
});

/** `told` lists what is still there (`data.address_id`: the ids of its rows); the id in the argument `asked` is none of it. */
export const idsLeft = (asked: string, told: string): Confirms => ({
  says: `\`${asked}\`, if it is not in \`${told}\``,
  asked,
  told,
  check(path, args, answer) {
    const wanted = idsOf(args, asked);
    const left = valuesAt(answer, told);
    // No row may also be rows that cannot be read: only the list's own call can say that there are none.
    const isGone = left.length > 0 && !wanted.some((id) => left.includes(plainId(id)));
    if (!isGone) throw less(path, told, `rows without ${wanted.join()}`, left.join());
  },
});

/** One thing is done or refused. Where the argument `asked` is `everything`, only the server's message tells what was done. */
export const wordsOf = (asked: string, everything: string): Confirms => ({
  says: `one \`${asked}\`; of '${everything}' what \`content\` says`,
  asked,
  check(path, args, { envelope }) {
    const isTold = args[asked] !== everything || envelope.content.trim() !== '';
    if (!isTold) throw less(path, 'content', 'words about what was done', '');
  },
});

/** Each row of `told` says how much of it was done. */
export const rowsSay = (told: string): Confirms => ({
  says: `what the rows of \`${told}\` say`,
  told,
  check: () => {},
});

const idsOf = (args: Row, asked: string): readonly string[] => String(args[asked] ?? '').split(',');

function valuesAt(answer: Row, place: string): readonly string[] {
  const [name = '', field] = place.split('.');
  const found = answer[name];
  if (!Array.isArray(found)) return [];
  return found.map((each) => plainId(field === undefined ? each : (each as Row)[field]));
}

const less = (path: string, field: string, expected: string, got: string, done: readonly string[] = []) =>
  new UnknownOutcomeError(path, new ShapeError(field, expected, got || 'none', path), done);
