import { useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  readonly onSearch: (keywords: string) => void;
  readonly className?: string;
}

/** The keyword search of the order list: goods names and order numbers. */
export function OrderSearch({ onSearch, className }: Props) {
  const [words, setWords] = useState('');
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the oldest browser served
    <form
      className={`order-search ${className ?? ''}`}
      role="search"
      aria-label="订单"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(words);
      }}
    >
      <Icon name="search" />
      <input
        type="search"
        enterKeyHint="search"
        aria-label="搜索订单"
        placeholder="商品名 / 订单号"
        maxLength={60}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          // Clearing the box shows everything again.
          if (event.target.value === '') onSearch('');
        }}
      />
      <button type="submit" className="visually-hidden">
        搜索
      </button>
    </form>
  );
}
