import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { searchLink } from '#shared/rules/goods/search-history.ts';
import { href, hrefOf } from '#web/navigation/routes.ts';
import { forgetSearch, forgetSearches, loadHotWords, searchWords } from '#web/state/shell/search-words.ts';
import { Chip, Chips } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { listen } from '#web/ui/listen.ts';
import { useTold } from '#web/ui/tell.ts';
import '#web/ui/words.css';
import './search-panel.css';
import { createSuggester } from './suggest.ts';

interface Props {
  readonly text: string;
  readonly onSearch: (keywords: string) => void;
  /** Called when a suggestion was followed. */
  readonly onLeave: () => void;
}

/** The panel below the search box while it is in use (document 2 §2). */
export function SearchPanel({ text, onSearch, onLeave }: Props) {
  const [suggester] = useState(createSuggester);
  const { words, found } = useSnapshot(suggester.state);
  useEffect(() => void loadHotWords(), []);
  useEffect(() => {
    suggester.typed(text);
    return suggester.stop;
  }, [text, suggester]);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => leaveOutside(panel.current?.parentElement, onLeave), [onLeave]);
  useEffect(() => walkByArrows(panel.current?.parentElement), []);
  useEffect(() => tellField(fieldOf(panel.current?.parentElement), found.length > 0), [found]);
  useTold(text.trim() === '' ? ' ' : words && (found.length > 0 ? `${found.length} 条建议` : '没有相近的商品'));
  const suggests = text.trim() !== '' && words !== '';
  return (
    <div className="search-box__panel search-panel" ref={panel}>
      {suggests ? <Suggestions words={words} found={found} onSearch={onSearch} /> : <Words onSearch={onSearch} />}
    </div>
  );
}

/** Ends the search on Escape, on a press outside the box (desktop) and when the focus moves on. */
function leaveOutside(box: HTMLElement | null | undefined, leave: () => void): () => void {
  const outside = ({ target }: Event) => {
    if (target instanceof Node && !box?.contains(target)) leave();
  };
  const onKey = ({ key, isComposing }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing) leave();
  };
  return listen(document, { pointerdown: outside, focusin: outside, keydown: onKey });
}

const LIST_ID = 'search-suggestions';

const fieldOf = (box: HTMLElement | null | undefined) => box?.querySelector('input') ?? undefined;

/**
 * Marks the field as the combobox of the suggestions. It is done beside React, because the field comes with the HTML and this
 * code only when it is used.
 */
function tellField(field: HTMLElement | undefined, open: boolean): () => void {
  field?.setAttribute('aria-expanded', String(open));
  if (open) field?.setAttribute('aria-controls', LIST_ID);
  return () => {
    field?.setAttribute('aria-expanded', 'false');
    field?.removeAttribute('aria-controls');
    field?.removeAttribute('aria-activedescendant');
  };
}

/**
 * Arrow keys choose among the suggestions, while the focus stays in the field, and Enter follows the chosen one. Where there
 * are none, they move the focus from the field through the entries below it, and back.
 */
function walkByArrows(box: HTMLElement | null | undefined): () => void {
  const field = fieldOf(box);
  const all = (selector: string) => [...(box?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const choose = (option: HTMLElement | undefined) => {
    for (const each of all('[aria-selected=true]')) each.setAttribute('aria-selected', 'false');
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView?.({ block: 'nearest' });
    if (option) field?.setAttribute('aria-activedescendant', option.id);
    else field?.removeAttribute('aria-activedescendant');
  };
  const walk = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const options = all('[role=option]');
    const at = options.findIndex((each) => each.getAttribute('aria-selected') === 'true');
    if (event.key === 'Enter' && at >= 0 && event.target === field) {
      event.preventDefault();
      options[at]?.click();
    }
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!way) return;
    if (options.length > 0) {
      event.preventDefault();
      // Before the first one is the field's own text.
      return choose(options[Math.min(Math.max(at + way, -1), options.length - 1)]);
    }
    const stops = all('input, .search-panel a, .search-panel button');
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + way];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return listen(box, { keydown: walk });
}

interface SuggestionsProps extends Pick<Props, 'onSearch'> {
  readonly words: string;
  readonly found: readonly string[];
}

/** A suggestion searches for its words: the results show goods of the same name apart. */
function Suggestions({ words, found, onSearch }: SuggestionsProps) {
  if (found.length === 0) return <p className="muted search-panel__none">没有与“{words}”相近的商品</p>;
  return (
    <div className="ruled" role="listbox" aria-label="搜索建议" id={LIST_ID}>
      {found.map((name, at) => (
        <a
          key={name}
          role="option"
          id={`${LIST_ID}-${at}`}
          aria-selected={false}
          tabIndex={-1}
          className="row tall search-panel__goods"
          href={hrefOf(searchLink(name))}
          onClick={(event) => {
            event.preventDefault();
            onSearch(name);
          }}
        >
          <Icon name="search" size={16} className="muted" />
          <span className="clip">{name}</span>
        </a>
      ))}
    </div>
  );
}

function Words({ onSearch }: Pick<Props, 'onSearch'>) {
  const { history, hot } = useSnapshot(searchWords);
  return (
    <>
      {history.length > 0 && (
        <section>
          <div className="row apart tall">
            <h2>最近搜索</h2>
            <button type="button" className="hit muted" aria-label="清空最近搜索" onClick={forgetSearches}>
              <Icon name="trash" size={16} />
            </button>
          </div>
          <Searches words={history} onSearch={onSearch} />
        </section>
      )}
      {hot.length > 0 && (
        <section>
          <div className="row apart tall">
            <h2>热门搜索</h2>
          </div>
          <WordChips label="热门搜索" words={hot} onSearch={onSearch} />
        </section>
      )}
      <a className="row tall search-panel__goods" href={href.quickOrder()}>
        <Icon name="list" size={16} className="muted" />
        <span className="clip">快速下单：粘贴清单，一次下多种</span>
      </a>
      {history.length + hot.length === 0 && <p className="muted search-panel__none">输入药品名、厂家或编码</p>}
    </>
  );
}

/** Each can be searched again, or removed. */
const Searches = ({ words, onSearch }: Pick<Props, 'onSearch'> & { readonly words: readonly string[] }) => (
  <ul className="wrap search-panel__past" aria-label="最近搜索">
    {words.map((word) => (
      <li key={word}>
        <button type="button" className="clip" onClick={() => onSearch(word)}>
          {word}
        </button>
        <button type="button" className="muted" aria-label={`删除搜索记录${word}`} onClick={() => forgetSearch(word)}>
          <Icon name="close" size={16} />
        </button>
      </li>
    ))}
  </ul>
);

interface ChipsProps extends Pick<Props, 'onSearch'> {
  readonly label: string;
  readonly words: readonly string[];
}

const WordChips = ({ label, words, onSearch }: ChipsProps) => (
  <Chips label={label}>
    {words.map((word) => (
      <Chip key={word} onClick={() => onSearch(word)}>
        {word}
      </Chip>
    ))}
  </Chips>
);
