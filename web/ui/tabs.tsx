import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';
import './tabs.css';

/** One tab; a count of zero is not shown. */
export type TabItem<K extends string> = { key: K; label: string; count?: number | undefined };

type Props<K extends string> = {
  label: string;
  items: readonly TabItem<K>[];
  value: K;
  onChange: (key: K) => void;
  /** The id of the panel that the tabs control. */
  panelId?: string | undefined;
  className?: string | undefined;
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -99, End: 99 };

/**
 * A tab strip: one tab stop, arrows move and select. A long strip scrolls by itself and keeps the selected tab visible.
 */
export function Tabs<K extends string>({ label, items, value, onChange, panelId, className }: Props<K>) {
  const strip = useRef<HTMLDivElement>(null);
  const at = items.findIndex((item) => item.key === value);

  /** The previously selected tab. A strip starts at its first one, which needs no measuring. */
  const before = useRef(0);

  useLayoutEffect(() => {
    const stays = at === 0 && before.current === 0;
    before.current = at;
    const tab = strip.current?.children[at];
    if (stays || !strip.current || !(tab instanceof HTMLElement)) return;
    strip.current.scrollLeft = tab.offsetLeft - (strip.current.clientWidth - tab.offsetWidth) / 2;
  }, [at]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const to = Math.min(items.length - 1, Math.max(0, at + step));
    const item = items[to];
    const tab = event.currentTarget.children[to];
    if (!item || !(tab instanceof HTMLElement)) return;
    tab.focus();
    if (item.key !== value) onChange(item.key);
  };

  return (
    <div ref={strip} className={cx('tabs', className)} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          className="tab"
          aria-selected={item.key === value}
          aria-controls={panelId}
          tabIndex={item.key === value ? 0 : -1}
          onClick={() => onChange(item.key)}
        >
          {item.label}
          {item.count ? <b className="tab__count">{item.count}</b> : null}
        </button>
      ))}
    </div>
  );
}
