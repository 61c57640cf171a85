import { reloaded } from './kept.ts';

/**
 * True when the page may be reloaded for this reason, which is noted: once in a visit, or once within so many ms. Where
 * nothing can be stored it may not, or the page would be reloaded for ever.
 */
export function mayReloadFor(reason: string, within = Number.POSITIVE_INFINITY): boolean {
  const reasons = reloaded.read() ?? {};
  const before = reasons[reason];
  const now = Date.now();
  if (before !== undefined && now - before < within) return false;
  reloaded.write({ ...reasons, [reason]: now });
  return reloaded.read()?.[reason] === now;
}
