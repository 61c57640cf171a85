import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { go } from '#web/navigation/navigate.ts';
import { href } from '#web/navigation/routes.ts';
import { fetched } from '#web/state/loading/code.ts';
import { takeTyped, textBeforeApp } from '#web/state/shell/typed-before-app.ts';
import { cx } from '#web/ui/cx.ts';
import { canScan } from '#web/wechat/environment.ts';
import { later } from '../page/later.ts';
import './search-box.css';
import { SearchLine } from './search-line.tsx';

const SearchPanel = later(async () => (await import('./search-panel.lazy.tsx')).SearchPanel, 'none').View;

/** Only where there is a scanner. */
const ScanButton = canScan
  ? later(async () => (await import('./scan-button.lazy.tsx')).ScanButton, 'none').View
  : undefined;

/** Searches for the typed words; false without any. Without a network its code may not come: then they are not remembered. */
async function searchBy(typed: string): Promise<boolean> {
  try {
    return (await fetched(() => import('./search-for.lazy.ts'))).searchFor(typed);
  } catch {
    const keywords = typed.trim();
    if (keywords !== '') go(href.search({ keywords }));
    return keywords !== '';
  }
}

interface Props {
  /** The current keywords. */
  readonly words?: string;
  /** `head` in the desktop header, `crown` on the green of a phone's home, `bar` in a phone's top bar. */
  readonly look: 'head' | 'crown' | 'bar';
  /** Gets the field once it is there, such as for a key that leads to it; returns what ends that. */
  readonly onField?: (field: HTMLInputElement) => () => void;
}

/** What was typed in place of the current keywords. */
interface Draft {
  readonly words: string;
  readonly text: string;
}

const draftOf = (words: string, text: string): Draft | undefined => (text === '' ? undefined : { words, text });

/**
 * The search box, with recent and hot keywords and suggestions below it. On a phone it takes the whole screen while in
 * use.
 */
export function SearchBox({ words = '', look, onField }: Props) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(() => draftOf(words, textBeforeApp('keywords')));
  const text = draft?.words === words ? draft.text : words;
  const setText = (typed: string) => setDraft({ words, text: typed });
  const [composing, setComposing] = useState(false);
  /** The text that suggestions are asked for: not the letters of an input method. */
  const [meant, setMeant] = useState(text);
  if (!composing && meant !== text) setMeant(text);
  const close = useCallback(() => setOpen(false), []);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takeTyped('keywords')?.focus) input.current?.focus();
  }, []);
  // A page that is left shows its own words again.
  useEffect(
    () => () => {
      setOpen(false);
      setDraft(undefined);
    },
    [],
  );
  useEffect(() => (input.current ? onField?.(input.current) : undefined), [onField]);

  const search = async (typed: string) => {
    // Before the page is left: it then shows its own words again.
    setText(typed.trim());
    if (!(await searchBy(typed))) return;
    close();
    (document.activeElement as HTMLElement | null)?.blur();
  };

  return (
    <div className={cx('search-box', `search-box--${look}`, open && 'is-open')}>
      <SearchLine
        text={text}
        input={input}
        slash={look === 'head'}
        tool={
          ScanButton && (
            <Suspense>
              <ScanButton />
            </Suspense>
          )
        }
        onText={setText}
        onComposing={setComposing}
        onFocus={() => setOpen(true)}
        onSearch={() => void search(text)}
        onCancel={close}
      />
      {open && (
        <Suspense fallback={<div className="search-box__panel" />}>
          <SearchPanel text={meant} onSearch={(typed) => void search(typed)} onLeave={close} />
        </Suspense>
      )}
    </div>
  );
}
