/** The stored backPath: from which list a buyer came to the goods, for the breadcrumb's back link (document 2 §2). */
import { proxy } from 'valtio';
import { type BackPath, isBackPath } from '#shared/rules/back-path.ts';
import { isRecord, isText, keep, recall } from './storage.ts';

interface Stored {
  backPath: BackPath | '';
  /** The address of the list itself, query included. */
  address: string;
}

const isStored = (value: unknown): value is Stored =>
  isRecord(value) && isText(value.address) && (value.backPath === '' || isBackPath(value.backPath));

export const backPath = proxy<Stored>(recall('backPath', isStored) ?? { backPath: '', address: '' });

/** Notes the list that is shown; '' for a page that breadcrumbs do not lead back to. */
export function noteBackPath(name: BackPath | '', address: string): void {
  if (backPath.backPath === name && backPath.address === address) return;
  Object.assign(backPath, { backPath: name, address });
  keep('backPath', name === '' ? null : { backPath: name, address });
}
