/** Reads `log.entries` of a HAR entry by entry: a recording of a long run is larger than what a machine may hold. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { readNamed } from '#cli/shop/private-file.ts';

/** Yields each entry. Ends with an error unless the file is JSON up to the end of the list. */
export async function* entriesIn(file: string): AsyncGenerator<unknown> {
  const finder = findEntries();
  for await (const chunk of (await isUtf8(file)) ? createReadStream(file, 'utf8') : [await readNamed(file)]) {
    for (const entry of finder.read(chunk)) yield JSON.parse(entry) as unknown;
  }
  if (!finder.isWhole()) throw new SyntaxError('no list of entries');
}

const SAMPLE = 65_536;

/** A file in another encoding is read whole. */
async function isUtf8(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SAMPLE), 0, SAMPLE, 0);
    const sample = buffer.subarray(0, bytesRead);
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return !sample.includes(0);
  } catch {
    return false;
  } finally {
    await handle.close();
  }
}

/** The depth of an entry: in the list of `entries` of `log` of the document. */
const ENTRY = 3;

/** Finds the texts of the entries in a JSON text that comes in pieces. */
function findEntries() {
  let depth = 0;
  let [isText, isEscaped] = [false, false];
  /** The last text above the entries, and the names at each depth. */
  let text = '';
  const names: string[] = [];
  let [isInside, isOver] = [false, false];
  let kept = '';

  function* read(chunk: string): Generator<string> {
    let from = isInside && depth > ENTRY ? 0 : -1;
    for (let at = 0; at < chunk.length && !isOver; at += 1) {
      const sign = chunk[at];
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (sign === '\\') isEscaped = true;
        else if (sign === '"') isText = false;
        if (isText && depth < ENTRY) text += sign;
      } else if (sign === '"') {
        isText = true;
        text = '';
      } else if (sign === ':') {
        if (depth < ENTRY) names[depth] = text;
      } else if (sign === '{' || sign === '[') {
        if (isInside && depth === ENTRY) from = at;
        depth += 1;
        isInside ||= sign === '[' && depth === ENTRY && names[1] === 'log' && names[2] === 'entries';
      } else if (sign === '}' || sign === ']') {
        depth -= 1;
        if (isInside && depth === ENTRY) {
          yield kept + chunk.slice(from, at + 1);
          [kept, from] = ['', -1];
        }
        isOver = isInside && depth < ENTRY;
      }
    }
    if (from >= 0) kept += chunk.slice(from);
  }
  return { read, isWhole: () => isOver };
}
