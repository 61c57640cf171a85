import { useSnapshot } from 'valtio';
import { forgetList } from '#shared/messages/quick-order.ts';
import { useFound } from '#web/parts/list/use-found.tsx';
import { confirm } from '#web/state/dialogs/dialogs.ts';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { QuickOrder } from './quick-order-store.ts';
import { dropList, type SavedList, savedLists } from './saved-lists.ts';

/** Lists saved on this device: a tap looks one up again and shows what has changed. */
export function SavedLists({ store }: { readonly store: QuickOrder }) {
  const { all } = useSnapshot(savedLists);
  const { shown, field } = useFound(all as readonly SavedList[], '找清单', ({ name }) => name);
  if (all.length === 0) return null;
  return (
    <Card title="常用清单" note="存在这台设备上，退出登录时删除">
      {field}
      <ul className="quick__lists rule ruled">
        {shown.map(({ name, lines }) => (
          <li key={name}>
            <button type="button" className="cell grow" onClick={() => store.add(lines)}>
              <span className="cell__title clip">{name}</span>
              <span className="cell__value">{lines.length} 行</span>
            </button>
            <IconButton name="trash" className="muted" label={`删除清单${name}`} onClick={() => void forget(name)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

async function forget(name: string): Promise<void> {
  if (await confirm({ message: forgetList(name), yes: '删除', no: '保留' })) dropList(name);
}
