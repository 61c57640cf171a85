import { useEffect, useState } from 'react';
import { href } from '#web/navigation/routes.ts';
import { createPart } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { readDue, reminding } from './due-goods.ts';
import '#web/ui/words.css';
import './not-bought.css';

/** After a payment, one line: what is usually bought by now and was not. Without any, or where nobody knows, nothing. */
export function NotBought() {
  const [part] = useState(() => createPart(async (signal) => reminding((await readDue(signal).catch(() => NONE)).all)));
  const [closed, setClosed] = useState(false);
  const { data, phase } = usePart(part);
  useEffect(() => {
    if (phase === 'idle') void part.load();
  }, [part, phase]);
  const [first] = data ?? [];
  if (!data || !first || closed) return null;
  const more = data.length > 1 ? ` 等 ${data.length} 种常购` : '';
  return (
    <Card>
      <p className="not-bought">
        <a className="row apart grow tall" href={href.frequentBuys({ view: 'due' })}>
          <span className="clip">
            这次没有买：<span translate="no">{first.goods.goods_name}</span>
            {more}
          </span>
          <Icon name="right" size={16} />
        </a>
        <IconButton name="close" label="关闭" onClick={() => setClosed(true)} />
      </p>
    </Card>
  );
}

/** It is an extra: a failure says nothing. */
const NONE = { all: [] };
