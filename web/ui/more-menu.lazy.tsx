import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { addLayer } from './layers.ts';
import './more-menu.css';

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  readonly onClick: () => unknown;
}

interface Props {
  /** What it belongs to, for screen readers: 阿莫西林胶囊. */
  readonly of: string;
  readonly items: readonly MenuItem[];
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Three dots that open what is seldom done to a row. */
export function MoreMenu({ of, items }: Props) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const dots = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const layer = menu.current;
    if (!open || !layer) return undefined;
    layer.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
    const shut = () => setOpen(false);
    const shutOutside = (event: Event) => !place.current?.contains(event.target as Node) && shut();
    document.addEventListener('pointerdown', shutOutside);
    // Back on a phone.
    layer.addEventListener('cancel', shut);
    const removeLayer = addLayer(layer);
    return () => {
      document.removeEventListener('pointerdown', shutOutside);
      removeLayer();
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    dots.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') setOpen(false);
    if (!step) return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[(at + step + all.length) % all.length]?.focus();
  };

  return (
    <span ref={place} className="more-menu">
      <button
        ref={dots}
        type="button"
        className="more-menu__dots"
        aria-label={`${of}：更多`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" size={20} />
      </button>
      {open && (
        <div
          ref={menu}
          role="menu"
          className="more-menu__items"
          aria-label={`${of}：更多`}
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          {items.map(({ label, icon, onClick }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                void onClick();
              }}
            >
              {icon && <Icon name={icon} size={16} />}
              {label}
            </button>
          ))}
        </div>
      )}
    </span>
  );
}
