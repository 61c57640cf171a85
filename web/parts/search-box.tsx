import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { later } from './later.ts';
import './search-box.css';
import { SearchLine } from './search-line.tsx';

const SearchPanel = later(async () => (await import('./search-panel.tsx')).SearchPanel).View;

interface Props {
  /** The keywords that are being shown. */
  readonly words?: string;
  /** `head` in the desk header, `crown` on the green of a phone's home, `bar` in a phone's top bar. */
  readonly look: 'head' | 'crown' | 'bar';
}

/** The search box: recent and hot keywords and suggestions below it; on a phone it takes the whole screen while in use. */
export function SearchBox({ words = '', look }: Props) {
  const [text, setText] = useState(words);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => setText(words), [words]);
  useEffect(() => (open ? closeOutside(box.current, () => setOpen(false)) : undefined), [open]);
  useEffect(() => () => setOpen(false), []);

  const search = async (typed: string) => {
    const { searchFor } = await import('./search-for.ts');
    if (!searchFor(typed)) return;
    setText(typed.trim());
    setOpen(false);
    (document.activeElement as HTMLElement | null)?.blur();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) setOpen(false);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes what the input inside opened
    <div
      className={cx('search-box', `search-box--${look}`, open && 'is-open')}
      ref={box}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <SearchLine
        text={text}
        onText={setText}
        onFocus={() => setOpen(true)}
        onSearch={() => void search(text)}
        onCancel={() => setOpen(false)}
      />
      {open && (
        <Suspense fallback={<div className="search-box__panel" />}>
          <SearchPanel text={text} onSearch={(typed) => void search(typed)} onLeave={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** On a desk a press beside the box closes it; on a phone there is no beside. */
function closeOutside(box: HTMLElement | null, close: () => void): () => void {
  const onPress = (event: Event) => {
    if (!box?.contains(event.target as Node)) close();
  };
  document.addEventListener('pointerdown', onPress);
  return () => document.removeEventListener('pointerdown', onPress);
}
