import { useState } from 'react';

/**
 * What a page keeps for a part of its address that it follows (a tab, keywords): another value makes it anew. React's `key`
 * would draw the tabs themselves anew, and lose their focus.
 */
export function useKeyed<K extends string, T>(key: K, create: (key: K) => T): T {
  const make = () => ({ key, made: create(key) });
  const [kept, keep] = useState(make);
  if (kept.key === key) return kept.made;
  const next = make();
  keep(next);
  return next.made;
}
