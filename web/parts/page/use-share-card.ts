import { useEffect } from 'react';
import { type PageCard, sharing } from '#web/state/shell/share.ts';

/** Sets the page's share card while it is shown; undefined until it is known. */
export function useShareCard(card: PageCard | undefined): void {
  // Compared by content, because a page creates its card anew in each render.
  const text = card && JSON.stringify(card);
  useEffect(() => {
    if (!text) return undefined;
    sharing.card = JSON.parse(text);
    return () => {
      sharing.card = null;
    };
  }, [text]);
}
