/** Reading a recording: this tool's own, or one that a browser exported. */
import { readFile } from 'node:fs/promises';
import type { Har } from '#cli/record/har.ts';
import { harComplaints } from '#cli/record/structure.ts';
import { Fault } from './fault.ts';

/** Reads a HAR; a usage fault names what is wrong with the file. */
export async function readHar(file: string): Promise<Har> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Fault('usage', [`无法读取 ${file}`, `cannot read ${file}`], { cause });
  });
  const [first] = harComplaints(parsed(text, file));
  if (first !== undefined) throw damaged(file, first);
  return parsed(text, file) as Har;
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw damaged(file, 'not JSON');
  }
}

const damaged = (file: string, why: string): Fault =>
  new Fault('usage', [`${file} 不是 HAR 1.2：${why}`, `${file} is no HAR 1.2: ${why}`]);
