import { Fragment, type ReactNode, useState } from 'react';
import { backLabels } from '#shared/messages/back-labels.ts';
import { href } from '#web/navigation/routes.ts';
import { wayBack } from '#web/state/shell/back-path.ts';
import { usePageTitle } from '#web/state/shell/page-title.ts';
import { Icon } from '#web/ui/icon.tsx';
import './breadcrumb.css';

interface Props {
  /** The page's heading. */
  readonly title: string;
  /** The title is a name of goods, which nobody translates; a link leads back to the list that the buyer came from, if any. */
  readonly ofGoods?: boolean | undefined;
  /** Pages between home and this one, each with title and address. */
  readonly between?: readonly (readonly [title: string, address: string])[];
  /** At the end of the line. */
  readonly children?: ReactNode;
}

/**
 * The breadcrumb of a desktop page: home, the list that the buyer came from, the title (document 2 §2). A phone has the
 * top bar.
 */
export function Breadcrumb({ title, ofGoods, between = [], children }: Props) {
  usePageTitle(title);
  const [way] = useState(wayBack);
  return (
    <div className="crumb">
      <nav className="crumb__way" aria-label="当前位置">
        <a href={href.index()}>首页</a>
        <Icon name="right" size={16} />
        {ofGoods && way && (
          <>
            <a href={way.address}>{backLabels[way.backPath]}</a>
            <Icon name="right" size={16} />
          </>
        )}
        {between.map(([name, to]) => (
          <Fragment key={name}>
            <a href={to}>{name}</a>
            <Icon name="right" size={16} />
          </Fragment>
        ))}
        <h1 translate={ofGoods ? 'no' : undefined}>{title}</h1>
      </nav>
      {children && <div className="push">{children}</div>}
    </div>
  );
}
