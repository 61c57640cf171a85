/** The assumed calls that this shop turned out not to offer, for the rest of the visit. */
import { proxy } from 'valtio/vanilla';

export const missing = proxy<{ calls: string[] }>({ calls: [] });

/** Notes a call by script and act. */
export function noteMissing(path: string): void {
  if (!missing.calls.includes(path)) missing.calls.push(path);
}
