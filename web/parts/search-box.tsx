import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { checkKeywords } from '#shared/rules/search-history.ts';
import { go } from '#web/state/navigate.ts';
import { href } from '#web/state/routes.ts';
import { rememberSearch } from '#web/state/search-words.ts';
import { say } from '#web/state/toast.ts';
import { cx } from '#web/ui/cx.ts';
import './search-box.css';
import { SearchLine } from './search-line.tsx';

const SearchPanel = lazy(async () => ({ default: (await import('./search-panel.tsx')).SearchPanel }));

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

  const search = (typed: string) => {
    const checked = checkKeywords(typed);
    if (!checked.ok) return say(checked.message, 'warn');
    rememberSearch(checked.keywords);
    setText(checked.keywords);
    setOpen(false);
    (document.activeElement as HTMLElement | null)?.blur();
    go(href.search({ keywords: checked.keywords }));
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
        onSearch={() => search(text)}
        onCancel={() => setOpen(false)}
      />
      {open && (
        <Suspense fallback={<div className="search-box__panel" />}>
          <SearchPanel text={text} onSearch={search} onLeave={() => setOpen(false)} />
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
