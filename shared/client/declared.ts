import type { Call } from '#shared/contract/call.ts';
import type { Fields } from '#shared/contract/wire.ts';
import { split } from './request.ts';

interface Declares {
  readonly fields?: Fields;
}

/**
 * Refuses arguments that a call does not declare. They would be dropped without a word: a filter that is drawn would never
 * be sent, and types cannot see it in an object that is made of others. Throws TypeError.
 */
export function refuseUndeclared(call: Call, args: unknown): void {
  const { query, body } = split(call, args);
  const extra = [...beyond(call.query, query), ...beyond(call.body as Declares | undefined, body)];
  if (extra.length > 0) throw new TypeError(`${call.path} takes no ${extra.join(', ')}`);
}

const beyond = ({ fields }: Declares = {}, given: unknown): string[] =>
  fields ? Object.keys(given ?? {}).filter((name) => !Object.keys(fields).includes(name)) : [];
