/** Files that only their owner may read. */
import { randomBytes } from 'node:crypto';
import { constants, createReadStream, openSync } from 'node:fs';
import { chmod, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Fault } from '#cli/text/fault.ts';
import { safeJson } from '#cli/text/safe-text.ts';
import { textOfBytes } from '#shared/flows/list-file/decode.ts';
import { withLock } from './file-lock.ts';
import { fieldsOf, jsonOf } from './json.ts';
import { limited } from './limited.ts';
import { say } from './profile-words.ts';
import { viewAt } from './unkept.ts';

/** Undefined without a file. Throws a guard fault when others can read it. */
export async function readPrivate(file: string): Promise<string | undefined> {
  const view = viewAt(file);
  if (view) return view.text ?? readPrivate(view.place);
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!found) return undefined;
  if (found.isFile() && (found.mode & 0o077) !== 0 && process.platform !== 'win32') {
    throw new Fault('guard', say.readableByOthers(file), { next: say.closeIt(file) });
  }
  return (await bytesOf(file)).toString();
}

/** Bytes of a file that is read whole. */
export const MOST_OF_FILE = 32 * 2 ** 20;

/**
 * The bytes of a file that the user named; a usage fault if it cannot be read or is larger than `most`. A pipe is read by the event loop: a thread that waits
 * for whoever writes it keeps the process from ending.
 */
export async function bytesOf(file: string, most = MOST_OF_FILE): Promise<Buffer> {
  const tooMuch = () => tooLarge(file, most);
  try {
    if (!(await stat(file)).isFIFO()) return await limited(createReadStream(file), most, tooMuch);
    const { Socket } = await import('node:net');
    const fd = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    return await limited(new Socket({ fd, readable: true, writable: false }), most, tooMuch);
  } catch (cause) {
    if (cause instanceof Fault) throw cause;
    return unreadable(file)(cause);
  }
}

/** The bytes of the standard input, with the bound of a file. */
export const bytesOfInput = (stdin: AsyncIterable<Uint8Array>): Promise<Buffer> =>
  limited(stdin, MOST_OF_FILE, () => tooLarge('stdin', MOST_OF_FILE));

export const tooLarge = (file: string, most: number): Fault => {
  const megabytes = most / 2 ** 20;
  return new Fault('usage', [
    `${file} 超过 ${megabytes} MB，未读取`,
    `${file} is larger than ${megabytes} MB: it is not read`,
  ]);
};

export const unreadable =
  (file: string) =>
  (cause: unknown): never => {
    throw new Fault('usage', [`无法读取 ${file}`, `cannot read ${file}`], { cause });
  };

export const unwritable =
  (file: string) =>
  (cause: unknown): never => {
    throw new Fault('usage', [`无法写入 ${file}`, `cannot write ${file}`], { cause });
  };

/** The text of a file that the user named, in any usual encoding (Windows writes GBK); a usage fault if it is none. */
export async function readNamed(file: string, most?: number): Promise<string> {
  return textOfNamed(file, await bytesOf(file, most));
}

/** The same of bytes that are read already. */
export function textOfNamed(file: string, bytes: Uint8Array): string {
  const text = textOfBytes(bytes);
  if (text === undefined) throw new Fault('usage', [`${file} 不是文本`, `${file} is no text`]);
  return text;
}

/**
 * Writes a file as 0600 in a folder as 0700, by renaming: nobody sees half of it. A link stays a link, and a device stays one:
 * it is refused.
 */
export async function writePrivate(file: string, text: string): Promise<void> {
  const view = viewAt(file);
  if (view) return view.write(text);
  await makeFolder(dirname(file));
  const place = await realpath(file).catch(() => file);
  const found = await stat(place).catch(() => undefined);
  if (found && !found.isFile()) throw new Fault('usage', [`${file} 不是普通文件`, `${file} is no regular file`]);
  const making = `${place}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(making, text, { mode: 0o600, flag: 'wx' });
    await chmod(making, 0o600);
    await rename(making, place);
  } catch (error) {
    // The message names the final file, not the temporary one.
    if (error instanceof Error && 'path' in error) error.path = file;
    throw error;
  } finally {
    await rm(making, { force: true });
  }
}

/**
 * Makes a folder as 0700, with those above it. Not by Node's `recursive`: where no folder can be made (below /proc) it never ends
 * (Node 20).
 */
export async function makeFolder(folder: string): Promise<void> {
  const isThere = async () => (await stat(folder).catch(() => undefined))?.isDirectory() ?? false;
  const make = () =>
    mkdir(folder, { mode: 0o700 }).catch(async (error: NodeJS.ErrnoException) => {
      // Another process may have been faster.
      if (!(await isThere())) throw error;
    });
  if (await isThere()) return;
  await make().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await make();
  });
}

/** The format version of the files. */
const FORM = 1;

/**
 * The fields of a JSON file: undefined without a file, none of a damaged one. A file of a newer version is refused:
 * writing it would lose fields.
 */
export async function readFields(file: string): Promise<Record<string, unknown> | undefined> {
  const text = await readPrivate(file);
  if (text === undefined) return undefined;
  const fields = fieldsOf(jsonOf(text)) ?? {};
  if (typeof fields.v === 'number' && fields.v > FORM) throw new Fault('usage', say.newer(file), { next: say.renew });
  return fields;
}

/**
 * Changes fields of a JSON file as it is by then (undefined without a file): no other process changes it meanwhile. Fields that
 * `change` does not answer stay, also those that only another version knows.
 */
export async function changeFields(
  file: string,
  change: (fields: Record<string, unknown> | undefined) => object | Promise<object>,
): Promise<void> {
  const changeNow = async () => {
    const fields = await readFields(file);
    const next = { v: FORM, ...fields, ...(await change(fields)) };
    await writePrivate(file, `${safeJson(JSON.stringify(next, null, 2))}\n`);
  };
  if (viewAt(file)) return changeNow();
  await makeFolder(dirname(file));
  await withLock(file, changeNow);
}
