/** Makes a scenario file of a recording, this tool's own or one that a browser exported. */
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { learnHarSecrets, masked } from '#cli/shop/har/har-redaction.ts';
import { HIDDEN, type Redactor } from '#cli/shop/redaction/redactor.ts';
import { Fault } from '#cli/text/fault.ts';
import { inLanguage, type Language, type Words } from '#cli/text/words.ts';
import { isSecretName } from '#shared/rules/secret-names.ts';
import { importHar } from './import/import.ts';
import { readHar } from './read-har.ts';

/**
 * Imports a recording into `out`, or else a file of the recording's name, as 0600. No secret of the recording gets into
 * it; a usage fault says why it cannot be read or written.
 */
export async function importScenario(file: string, out: string | undefined, redactor: Redactor, language: Language) {
  const har = await readHar(file);
  learnHarSecrets(har.log.entries, redactor);
  const name = basename(file).replace(/\.[^.]*$/, '');
  const { scenario, notes } = importHar(har, name);
  const into = out ?? `${name}.jsonc`;
  const told = notes.map((words) => inLanguage(words, language));
  const head = [headOf(basename(file)), ...notes].map((words) => `// ${inLanguage(words, language)}\n`).join('');
  await save(into, `${head}${JSON.stringify(withoutSecrets(scenario, redactor), null, 2)}\n`);
  return { file: into, steps: scenario.steps.length, notes: told };
}

export type MadeScenario = Awaited<ReturnType<typeof importScenario>>;

const headOf = (file: string): Words => [
  `由 ${file} 生成，金额单位为分。运行：yaocang smoke run FILE`,
  `Made of ${file}. Amounts are fen. Run it: yaocang smoke run FILE`,
];

/** By value everywhere; by name in what is sent only, for elsewhere a name such as `token` says where a value comes from. */
function withoutSecrets(scenario: object, redactor: Redactor): unknown {
  const clean = (value: unknown, name: string, isSent: boolean): unknown => {
    if (Array.isArray(value)) return value.map((each) => clean(each, name, isSent));
    if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value).map(([key, each]) => [key, clean(each, key, isSent || key === 'send')]);
      return Object.fromEntries(fields);
    }
    if (typeof value !== 'string' || value === '' || /^\$\{\w+\}$/.test(value)) return value;
    return isSent && isSecretName(name) ? HIDDEN : masked(redactor.text(value));
  };
  return clean(scenario, '', false);
}

async function save(out: string, text: string): Promise<void> {
  await writeFile(out, text, { flag: 'wx', mode: 0o600 }).catch((cause: NodeJS.ErrnoException) => {
    const why: Words = cause.code === 'EEXIST' ? ['已存在', 'is there already'] : ['无法写入', 'cannot be written'];
    throw new Fault('usage', [`${out} ${why[0]}`, `${out} ${why[1]}`], { cause });
  });
}
