import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { firstPage } from '#shared/contract/first-page.ts';
import { shopClosedTitle } from '#shared/messages/closed-shop.ts';
import { closedComment } from '#shared/rules/app/closed-comment.ts';
import { api } from '#web/state/loading/api.ts';
import { whenWriteRefused } from '#web/state/trail/refused-writes.ts';
import { Button } from '#web/ui/button.tsx';
import { useTopLayer } from '#web/ui/layers.ts';
import { Notice } from '#web/ui/notice.tsx';
import { initArgs } from '../init-args.ts';
import './closed-note.css';

/** A closed shop is asked this often whether it is open again, ms. */
export const ASK_OPEN_EVERY = 30_000;

/**
 * A shop that closes under an open page says so in each refusal, whose toast is gone after 2 s. Its words stay here, above
 * the page and any dialog with what was typed in them, until it is open again or the buyer has read them.
 */
export function ClosedNote() {
  const [words, setWords] = useState('');
  const top = useTopLayer();
  const closed = words !== '';

  useEffect(() => {
    const look = () => void lookWhy(setWords);
    look();
    return whenWriteRefused(look);
  }, []);
  useEffect(() => {
    if (!closed) return undefined;
    const timer = setInterval(() => void lookWhy(setWords), ASK_OPEN_EVERY);
    return () => clearInterval(timer);
  }, [closed]);

  if (!closed) return null;
  const note = (
    <section className="closed-note" aria-label={shopClosedTitle.text}>
      <Notice
        tone="warn"
        action={
          <Button kind="text" size="sm" onClick={() => setWords('')}>
            知道了
          </Button>
        }
      >
        <b>{shopClosedTitle.text}</b>
        <br />
        {words}
      </Notice>
    </section>
  );
  return top ? createPortal(note, top) : note;
}

/** Tells what the closed shop says, '' for an open one. A lost answer tells nothing: what was known stays. */
async function lookWhy(tell: (words: string) => void): Promise<void> {
  try {
    const { shop_closed, close_comment } = await api.send(firstPage.init, initArgs());
    tell(shop_closed ? closedComment(close_comment).text : '');
  } catch {
    // Nobody waits for it.
  }
}

/** Puts the note beside the app, which knows nothing of it until the shop closes. */
export function mountClosedNote(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ClosedNote />);
}
