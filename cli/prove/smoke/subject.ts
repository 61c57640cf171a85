/** Which goods and which order a walk deals with, for the report of a failure. */
import { around, effectOf } from '#cli/shop/guard.ts';
import type { Words } from '#cli/text/words.ts';
import type { Client } from '#shared/client/create.ts';
import type { Call } from '#shared/contract/call.ts';
import { say } from './dictionary.ts';

const NAMES = ['goods_id', 'order_id'] as const;

export function createSubject() {
  const ids = new Map<string, string>();
  const note = (names: readonly string[], value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, each] of Object.entries(value)) {
      if (names.includes(name) && (typeof each === 'string' || typeof each === 'number') && each)
        ids.set(name, `${each}`);
      else note(names, each);
    }
  };
  return {
    around: (client: Client): Client =>
      around(client, async (call: Call, options, ask, args) => {
        const isReading = effectOf(call) === 'read';
        // Many goods are only looked at.
        note(isReading ? ['order_id'] : NAMES, args);
        const answer = await ask(options);
        if (!isReading) note(['order_id'], { order_id: Object(answer).order_id });
        return answer;
      }),
    /** Those that `told` does not name already. */
    words: (told: string): readonly Words[] =>
      NAMES.flatMap((name) => {
        const id = ids.get(name);
        return id === undefined || told.includes(id) ? [] : [say[name](id)];
      }),
  };
}
