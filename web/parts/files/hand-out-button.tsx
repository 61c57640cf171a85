import { useDesk } from '#web/parts/page/use-desk.ts';
import { fetched } from '#web/state/loading/code.ts';
import { report } from '#web/state/loading/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { inWeChat } from '#web/wechat/environment.ts';
import type { Table } from './hand-out.lazy.ts';

/** Hands out what the page shows as a table: saved as a file at a desk, copied in WeChat. */
export function HandOutButton({ make }: { readonly make: () => Table | Promise<Table> }) {
  const desk = useDesk();
  if (!desk && !inWeChat) return null;
  const handOut = async () => {
    try {
      const table = await make();
      await (await fetched(() => import('./hand-out.lazy.ts'))).handOut(table);
    } catch (error) {
      report(error);
    }
  };
  return (
    <Button kind="text" size="sm" onClick={handOut}>
      {inWeChat ? '复制表格' : '导出表格'}
    </Button>
  );
}
