import type { ReactNode } from 'react';
import type { GoodsInfo } from '#shared/rules/goods/offer.ts';
import { ServerHtml } from '#web/parts/content/server-html.tsx';
import { Card } from '#web/ui/card.tsx';

interface Props {
  readonly info: GoodsInfo;
  /** Below the facts. */
  readonly children: ReactNode;
}

/** Licence facts, and the details that the operator wrote. */
export function GoodsFacts({ info, children }: Props) {
  const { licence = [], details = [] } = info;
  return (
    <div className="column goods-facts">
      {licence.length > 0 && (
        <Card title="产品信息">
          <dl className="inset-below size-13 goods-facts__list">
            {licence.map(({ name, value }) => (
              <div key={name} className="rule">
                <dt className="muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {details.map(({ title, html }) => (
        <Card key={title} title={title}>
          <div className="inset-below">
            <ServerHtml html={html} />
          </div>
        </Card>
      ))}
      {children}
    </div>
  );
}
