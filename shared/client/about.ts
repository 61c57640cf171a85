/** Compares an answer with what was asked about. A cache between client and server may answer with another thing. */
import type { About, Call } from '#shared/contract/call.ts';
import { plainId } from '#shared/contract/plain-id.ts';
import { OtherAnswerError } from '#shared/errors.ts';

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/**
 * Returns the answer without the rows that are about something else. Throws OtherAnswerError when no row is left, and when an
 * object names another id. A field that is absent tells nothing, and neither does an argument that is empty.
 */
export function aboutAsked<A extends object>(call: Call, args: Row, answer: A): A {
  return (call.about ?? []).reduce<A>((read, each) => compared(call, each, plainId(args[each.asked]), read), answer);
}

function compared<A extends object>(call: Call, { told, unless }: About, asked: string, answer: A): A {
  if (asked === '' || asked === '0') return answer;
  const [place = '', field] = told.split('.');
  const found = (answer as Row)[place];
  const isOther = (row: Row, name: string): boolean => {
    const id = plainId(row[name]);
    return id !== '' && id !== asked && !(unless !== undefined && row[unless] === true);
  };
  const fails = (row: Row, name: string): never => {
    throw new OtherAnswerError(told, asked, plainId(row[name]), call.path);
  };
  if (field === undefined) return isOther(answer as Row, place) ? fails(answer as Row, place) : answer;
  if (!Array.isArray(found)) return isRow(found) && isOther(found, field) ? fails(found, field) : answer;
  const own = found.filter((row) => !(isRow(row) && isOther(row, field)));
  if (own.length === 0 && found.length > 0) return fails(found[0], field);
  return own.length === found.length ? answer : { ...answer, [place]: own };
}
