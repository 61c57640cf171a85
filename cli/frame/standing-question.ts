/** The question that stands on a terminal: what is told meanwhile goes above it. */
import { widthOf } from '#cli/text/width.ts';
import type { OutStream } from './terminal.ts';

export interface Question {
  /** Wipes it away for a moment. */
  hide(): void;
  /** Draws it, with what was typed so far. */
  draw(shown: string): void;
}

const standing = new WeakMap<object, { readonly question: Question; shown: string }>();

/** Puts a question on a terminal; `end` leaves it there and moves below it. */
export function standUp(stream: OutStream, about: string): Question & { end(): void } {
  let rows = 0;
  const hide = () => void stream.write(`\r${rows > 0 ? `\u001b[${rows}A` : ''}\u001b[J`);
  const question = {
    hide,
    draw(shown: string) {
      hide();
      const text = about + shown;
      // A terminal breaks what is too long for it, and stays on the row that is just full.
      rows = Math.floor(Math.max(0, widthOf(text) - 1) / (stream.columns || Number.POSITIVE_INFINITY));
      stream.write(text);
      standing.set(stream, { question, shown });
    },
    end() {
      standing.delete(stream);
      stream.write('\n');
    },
  };
  return question;
}

/** Writes a line; the question that stands there, if any, comes back below it. */
export function writeAbove(stream: OutStream, write: () => void): void {
  const stood = standing.get(stream);
  stood?.question.hide();
  write();
  stood?.question.draw(stood.shown);
}
