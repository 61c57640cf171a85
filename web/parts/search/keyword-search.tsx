import { useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import '#web/ui/words.css';
import './keyword-search.css';

interface Props {
  /** What is searched, such as 订单. */
  readonly of: string;
  readonly placeholder: string;
  readonly onSearch: (keywords: string) => void;
  /** The current keywords. */
  readonly from?: string;
  /** In the phone's top bar. */
  readonly bar?: boolean;
}

/** The keyword search of a list; clearing it shows all items again. */
export function KeywordSearch({ of, placeholder, onSearch, from = '', bar }: Props) {
  const [words, setWords] = useState(from);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the oldest browser served
    <form
      className={cx('row inset-sides muted keyword-search', bar && 'keyword-search--bar')}
      role="search"
      aria-label={of}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(words);
      }}
    >
      <Icon name="search" />
      <input
        type="search"
        className="grow"
        enterKeyHint="search"
        aria-label={`搜索${of}`}
        placeholder={placeholder}
        maxLength={60}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          if (event.target.value === '') onSearch('');
        }}
      />
      <button type="submit" className="visually-hidden">
        搜索
      </button>
    </form>
  );
}
