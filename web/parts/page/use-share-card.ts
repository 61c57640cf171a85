import { useEffect } from 'react';
import { type PageCard, sharing } from '#web/state/share.ts';

/** Says what this page is in a chat, as long as it is on show; undefined until that is known. */
export function useShareCard(card: PageCard | undefined): void {
  useEffect(() => {
    if (!card) return undefined;
    sharing.card = card;
    return () => {
      sharing.card = null;
    };
  }, [card?.title, card?.desc, card?.pictures.join(), card?.address]);
}
