/** The stored backPath: from which list a buyer came to the goods, for the breadcrumb's back link (document 2 §2). */
import { type BackPath, backPathAt, isBackPath } from '#shared/rules/back-path.ts';
import { isRecord, isText, keep, recall } from '../storage/storage.ts';

/** A list and its own address, query included. */
export interface WayBack {
  readonly backPath: BackPath;
  readonly address: string;
}

const isWayBack = (value: unknown): value is WayBack =>
  isRecord(value) && isText(value.address) && isBackPath(value.backPath);

/** The list that the buyer came from, if there is one. */
export const wayBack = (): WayBack | undefined => recall('backPath', isWayBack);

/** Notes that the page at `path` is shown, at this address: a list to come back to, or the end of a way back. */
export function noteShown(path: string, address: string): void {
  if (path === '/goods') return;
  const backPath = backPathAt(path, '');
  keep('backPath', backPath === '' ? null : { backPath, address });
}
