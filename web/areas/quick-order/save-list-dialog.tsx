import { useState } from 'react';
import { listNotSaved, listSaved } from '#shared/messages/quick-order.ts';
import { say } from '#web/state/messages/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Judged } from './quick-order-line.ts';
import { isSaved, type SavedLine, saveList } from './saved-lists.ts';

interface Props {
  readonly lines: readonly Judged[];
  readonly onClose: () => void;
}

const LONGEST_NAME = 20;

/** Asks for the name under which the list is saved on this device. */
export function SaveListDialog({ lines, onClose }: Props) {
  const [name, setName] = useState('');
  const save = () => {
    const saved = saveList({ name: name.trim(), lines: lines.map(lineToKeep) });
    say(saved ? listSaved(name.trim()) : listNotSaved, saved ? 'good' : 'warn');
    onClose();
  };
  return (
    <Dialog
      open
      title="存为常用清单"
      width={400}
      onClose={onClose}
      foot={
        <Button size="lg" wide disabled={name.trim() === ''} onClick={save}>
          保存
        </Button>
      }
    >
      <Field
        label="清单名字"
        placeholder="如：周一补货"
        value={name}
        onChange={setName}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        enterKeyHint="done"
        data-focus
        say={isSaved(name.trim()) ? '已有同名清单，保存后替换它' : '下次点一下就按它查找，并说明价格和库存的变化'}
      />
    </Dialog>
  );
}

function lineToKeep({ line, spce_id, verdict }: Judged): SavedLine {
  const { words, unit, found, goods_id } = line;
  // Pieces: a list has no units, and 2件 is not 2.
  const quantity = unit === undefined ? line.quantity : verdict?.quantity || undefined;
  const lastPrice = verdict?.offer.price.price;
  return {
    words,
    goods_id: found?.kind === 'goods' ? found.goods_id : goods_id,
    spce_id,
    ...(quantity !== undefined && { quantity }),
    ...(lastPrice !== undefined && { lastPrice }),
  };
}
