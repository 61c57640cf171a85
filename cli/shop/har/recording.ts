/** `--record`: the calls of one run as a redacted HAR in a private file, written as they end. */
import { realpath, rename, rm } from 'node:fs/promises';
import { unwritable } from '../private-file.ts';
import type { Profile } from '../profile.ts';
import type { Redactor } from '../redaction/redactor.ts';
import type { Hiding } from './har-redaction.ts';
import type { HarEntry } from './recorder.ts';

type Fetch = typeof globalThis.fetch;

type Kept = Pick<Hiding, 'keepsPeople' | 'keepsUnknown'>;

/** Nothing is loaded before the first request. */
export function createRecording(file: string, kept: Kept, redactor: Redactor) {
  let opened: Promise<{ readonly fetch: Fetch; readonly end: () => Promise<void> }> | undefined;
  async function open(fetch: Fetch, { names, base }: Profile) {
    const [{ createRecorder }, { createHarRedactor }, { createHarFile, entriesOf }] = await Promise.all([
      import('./recorder.ts'),
      import('./har-redaction.ts'),
      import('./har-file.ts'),
    ]);
    // An unwritable file fails before anything is sent.
    const har = await createHarFile(file).catch(unwritable(file));
    const hiding = createHarRedactor(redactor, { secretHeaders: [names.token], ...kept });
    let known: number | undefined;
    let trouble: unknown;
    const recorder = createRecorder({
      now: Date.now,
      async keep(entry) {
        const hidden = hiding.first(entry);
        known ??= hiding.knows();
        await har.add(hidden).catch((error: unknown) => {
          trouble ??= error;
        });
      },
    });
    /** What a later answer showed to be a secret may stand in an earlier one. */
    async function redactAgain(): Promise<void> {
      const making = `${file}.${process.pid}`;
      const whole = await createHarFile(making);
      try {
        try {
          for await (const entry of entriesOf(file)) await whole.add(hiding.again(entry as HarEntry));
        } finally {
          await whole.close();
        }
        await rename(making, await realpath(file));
      } finally {
        await rm(making, { force: true });
      }
    }
    return {
      fetch: recorder.around(fetch, base),
      async end() {
        await recorder.close();
        await har.close().catch(unwritable(file));
        if (trouble) unwritable(file)(trouble);
        if (known !== undefined && hiding.knows() > known) await redactAgain();
      },
    };
  }
  return {
    async over(fetch: Fetch, profile: Profile): Promise<Fetch> {
      opened ??= open(fetch, profile);
      return (await opened).fetch;
    },
    /** Ends the file; nothing without a request. */
    async end(): Promise<void> {
      await (await opened?.catch(() => undefined))?.end();
    },
  };
}
