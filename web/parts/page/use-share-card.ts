import { useEffect } from 'react';
import { type PageCard, sharing } from '#web/state/shell/share.ts';

/** Says what this page is in a chat, as long as it is on show; undefined until that is known. */
export function useShareCard(card: PageCard | undefined): void {
  // A page makes its card anew in each render: what counts is what stands in it.
  const text = card && JSON.stringify(card);
  useEffect(() => {
    if (!text) return undefined;
    sharing.card = JSON.parse(text);
    return () => {
      sharing.card = null;
    };
  }, [text]);
}
