import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import './goods-list.css';

interface HeadProps {
  readonly title: string;
  readonly icon?: IconName | undefined;
  /** The target of 更多. */
  readonly more?: string | undefined;
  readonly children?: ReactNode;
}

/** The head of a list: icon, title, children, and 更多. */
export function GoodsListHead({ icon, title, more, children }: HeadProps) {
  return (
    <div className="goods-list__head">
      {icon && <Icon name={icon} />}
      <h2>{title}</h2>
      {children}
      {more && (
        <a className="go push" href={more} aria-label={`更多${title}`}>
          更多
          <Icon name="right" size={16} />
        </a>
      )}
    </div>
  );
}
