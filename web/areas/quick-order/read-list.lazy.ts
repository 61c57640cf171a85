/** Everything that reads lists, in one chunk: loaded once there is something to read. */
export { readListFile } from '#shared/flows/list-file/read-list-file.ts';
export { readerOf } from '#shared/flows/list-file/read-text.ts';
