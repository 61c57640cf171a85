import { backPathAt } from '#shared/rules/back-path.ts';
import { backPath, noteBackPath } from '#web/state/back-path.ts';
import { hrefOf } from '#web/state/routes.ts';
import type { Place } from '../place-now.ts';

/** Stores the list that is shown, so that the goods page's breadcrumb leads back to it (document 2 §2). */
export function noteWayBack({ path = '', search }: Place): void {
  if (path === '/goods') return;
  const name = backPathAt(path, backPath.backPath);
  noteBackPath(name, name === '' ? '' : hrefOf(path) + (search === '?' ? '' : search));
}
