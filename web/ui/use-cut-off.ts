import { type ClipboardEvent, useState } from 'react';

type Box = HTMLInputElement | HTMLTextAreaElement;

/** What a box with a longest text needs, so that nothing is cut off without a word. */
export interface CutOff {
  readonly onPaste: (event: ClipboardEvent<Box>) => void;
  /** Told while the end of what was pasted is missing. */
  readonly words: string | undefined;
  /** Near the limit, as "92/100". */
  readonly count: string | undefined;
}

/** From this share of the limit on the count shows. */
const NEAR = 0.8;

/** `value` is the text in the box; without a `maxLength` nothing is cut off. */
export function useCutOff(value: string, maxLength: number | undefined): CutOff {
  const [at, setAt] = useState<string>();
  const max = maxLength ?? Number.POSITIVE_INFINITY;
  return {
    onPaste({ currentTarget, clipboardData }) {
      const { selectionStart, selectionEnd, value: before } = currentTarget;
      const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
      const pasted = clipboardData.getData('text').length;
      const isLong = before.length - replaced + pasted > max;
      // It stands until the text changes again.
      setAt(isLong ? before : undefined);
    },
    words: at !== undefined && value !== at && value.length >= max ? `最多 ${max} 字，多出的没有填上` : undefined,
    count: maxLength !== undefined && value.length >= max * NEAR ? `${value.length}/${max}` : undefined,
  };
}
