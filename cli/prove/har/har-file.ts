/** Reading a recording: this tool's own, or one that a browser exported. */
import { readFile } from 'node:fs/promises';
import type { Har } from '#cli/shop/har/har.ts';
import { Fault } from '#cli/text/fault.ts';
import { readable } from './readable.ts';

/** Reads a HAR; a usage fault names what is wrong with the file. */
export async function readHar(file: string): Promise<Har> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ERR_STRING_TOO_LONG' || cause.code === 'ERR_FS_FILE_TOO_LARGE') throw tooLarge(file);
    throw new Fault('usage', [`无法读取 ${file}`, `cannot read ${file}`], { cause });
  });
  const { har, complaint } = readable(parsed(text, file));
  if (har === undefined) throw damaged(file, complaint);
  return har;
}

function parsed(text: string, file: string): unknown {
  if (text.trim() === '') throw damaged(file, 'it is empty');
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    const end = text.trimEnd().slice(-1);
    throw damaged(
      file,
      text.trimStart().startsWith('{') && end !== '}' ? 'not JSON: it ends in the middle' : 'not JSON',
    );
  }
}

const tooLarge = (file: string): Fault =>
  new Fault('usage', [
    `${file} 超过 512 MB；请只导出 Fetch/XHR 请求`,
    `${file} has more than 512 MB: export the Fetch/XHR requests only`,
  ]);

const damaged = (file: string, why: string): Fault =>
  new Fault('usage', [`${file} 不是 HAR 1.2：${why}`, `${file} is no HAR 1.2: ${why}`]);
