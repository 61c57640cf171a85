import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';

/** Tells of each file how long it is and its hash, so that anybody can see from outside whether the upload is whole. */
const LIST = 'files.json';

/** Pages are written anew by `npm run snapshot`; servers give other files than they are asked for, or hide them. */
const LEFT_OUT = /(^|\/)\.|^(index\.html|releases\.json|files\.json)$|\.(br|gz)$/;

/** @param {string} folder */
export async function writeFileList(folder) {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1).replaceAll('\\', '/'));
  /** @type {Record<string, [bytes: number, sha256: string]>} */
  const list = {};
  for (const name of names.filter((each) => !LEFT_OUT.test(each)).sort()) {
    const content = await readFile(`${folder}/${name}`);
    list[name] = [content.length, createHash('sha256').update(content).digest('base64')];
  }
  await writeFile(`${folder}/${LIST}`, JSON.stringify(list));
}
