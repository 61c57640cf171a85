import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller files, in bytes, are not compressed. */
const WORTH_IT = 1024;
const TEXT = /\.(html|js|mjs|css|json|svg|txt|webmanifest|xml)$/;

/**
 * Writes a `.br` and a `.gz` copy beside every text file of a folder.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compressFile(join(folder, name))));
}

/** Writes the two copies of one file; who may read it may read them. @param {string} file */
export async function compressFile(file) {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_IT) return;
  const { mode } = await stat(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  for (const ending of ['br', 'gz']) await chmod(`${file}.${ending}`, mode);
}
