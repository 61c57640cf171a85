/** `--record`: the calls of one run as a redacted HAR in a private file. */
import { Fault } from '#cli/text/fault.ts';
import { writePrivate } from '../private-file.ts';
import type { Profile } from '../profile.ts';
import type { Redactor } from '../redaction/redactor.ts';
import type { Har, Recorder } from './recorder.ts';

type Fetch = typeof globalThis.fetch;

/** Nothing is loaded before the first request. */
export function createRecording(file: string, keepsPeople: boolean) {
  let kept: { readonly recorder: Recorder; readonly profile: Profile; readonly fetch: Fetch } | undefined;
  return {
    async over(fetch: Fetch, profile: Profile): Promise<Fetch> {
      const { createRecorder } = await import('./recorder.ts');
      if (kept) return kept.fetch;
      const recorder = createRecorder({ now: Date.now });
      // An unwritable file fails before anything is sent.
      await writeHar(file, recorder.har());
      kept = { recorder, profile, fetch: recorder.around(fetch, profile.base) };
      return kept.fetch;
    },
    /** Writes the file as 0600; nothing without a request. */
    async write(redactor: Redactor): Promise<void> {
      if (!kept) return;
      const { redactedHar } = await import('./har-redaction.ts');
      const secretHeaders = [kept.profile.names.token];
      await writeHar(file, redactedHar(kept.recorder.har(), redactor, { secretHeaders, keepsPeople }));
    },
  };
}

async function writeHar(file: string, har: Har): Promise<void> {
  await writePrivate(file, `${JSON.stringify(har, null, 1)}\n`).catch((cause: unknown) => {
    throw new Fault('usage', [`无法写入 ${file}`, `cannot write ${file}`], { cause });
  });
}
