/** Makes a scenario file of a recording, this tool's own or one that a browser exported. */
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { importHar } from '#cli/record/import.ts';
import { defaultNames } from '#shared/client/options.ts';
import { Fault } from './fault.ts';
import { readHar } from './har-file.ts';
import { withoutHarSecrets } from './har-redaction.ts';
import { isSecretName } from './redaction/names.ts';
import { HIDDEN, type Redactor } from './redaction/redactor.ts';

/** A scenario that was made. */
export interface MadeScenario {
  readonly file: string;
  readonly steps: number;
  readonly notes: readonly string[];
}

/** Imports a recording into `out`, or else a file of the recording's name. No secret of the recording gets into it. */
export async function importScenario(file: string, out: string | undefined, redactor: Redactor): Promise<MadeScenario> {
  const har = await readHar(file);
  // For what it teaches the redactor.
  withoutHarSecrets(har, redactor);
  const name = basename(file).replace(/\.[^.]*$/, '');
  const { scenario, notes } = imported();
  const into = out ?? `${name}.jsonc`;
  await save(into, `${head(file, notes)}${JSON.stringify(hidden(scenario, '', redactor), null, 2)}\n`);
  return { file: into, steps: (scenario.steps as unknown[]).length, notes };

  function imported() {
    try {
      return importHar(har, name, [defaultNames.bust]);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new Fault('usage', [`${file} 中没有商城的调用`, `${file} holds no call of the shop`], { cause: error });
    }
  }
}

/** Named values stay as they are spelled; whatever else stands under a secret's name does not. */
function hidden(value: unknown, name: string, redactor: Redactor): unknown {
  if (Array.isArray(value)) return value.map((each) => hidden(each, name, redactor));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hidden(each, key, redactor)]));
  }
  if (typeof value !== 'string' || value === '' || /^\$\{\w+\}$/.test(value)) return value;
  return isSecretName(name) ? HIDDEN : redactor.text(value);
}

const head = (file: string, notes: readonly string[]): string =>
  [`Made of ${basename(file)}. Amounts are fen. Run it: yaocang smoke run FILE`, ...notes]
    .map((each) => `// ${each}\n`)
    .join('');

async function save(out: string, text: string): Promise<void> {
  await writeFile(out, text, { flag: 'wx' }).catch((cause: NodeJS.ErrnoException) => {
    const why =
      cause.code === 'EEXIST'
        ? (['已存在', 'is there already'] as const)
        : (['无法写入', 'cannot be written'] as const);
    throw new Fault('usage', [`${out} ${why[0]}`, `${out} ${why[1]}`], { cause });
  });
}
