/** Recordings in memory, for tests. */
import { createRedactor, type Redactor } from '#cli/shop/redaction/redactor.ts';
import { createHarRedactor } from '../har-redaction.ts';
import { createRecorder, type HarEntry } from '../recorder.ts';

export type Har = ReturnType<typeof harOf>;

const harOf = (entries: HarEntry[]) =>
  ({ log: { version: '1.2', creator: { name: 'yaocang', version: '1' }, entries } }) as const;

/** A recorder whose entries stay in memory, with their secrets. */
export function recordInMemory(now: () => number = Date.now) {
  const entries: HarEntry[] = [];
  const recorder = createRecorder({
    now,
    keep: async (entry) => {
      entries.push(entry);
    },
  });
  return { ...recorder, har: () => harOf(entries) };
}

/** The entries as a file holds them at the end. */
export function redactedHar({ log }: Har, redactor: Redactor = createRedactor(), hiding = {}): Har {
  const { first, again } = createHarRedactor(redactor, hiding);
  return harOf(log.entries.map(first).map(again));
}

/** The entries as `replay` reads them from a file. */
export const readAs = ({ log }: { readonly log: { readonly entries: readonly HarEntry[] } }) =>
  async function* () {
    yield* log.entries;
  };
