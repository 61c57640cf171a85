import { useDesk } from '#web/parts/page/use-desk.ts';
import { fetched } from '#web/state/loading/code.ts';
import { report } from '#web/state/loading/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { inWeChat } from '#web/wechat/environment.ts';
import type { Table } from './hand-out.lazy.ts';

type Make = () => Table | Promise<Table>;

/** How what the page shows is handed out as a table: saved as a file at a desk, copied in WeChat; undefined elsewhere. */
export function useHandOut(make: Make): { readonly label: string; readonly onClick: () => Promise<void> } | undefined {
  const desk = useDesk();
  if (!desk && !inWeChat) return undefined;
  const onClick = async () => {
    try {
      const table = await make();
      await (await fetched(() => import('./hand-out.lazy.ts'))).handOut(table);
    } catch (error) {
      report(error);
    }
  };
  return { label: inWeChat ? '复制表格' : '导出表格', onClick };
}

export function HandOutButton({ make }: { readonly make: Make }) {
  const handOut = useHandOut(make);
  return (
    handOut && (
      <Button kind="text" size="sm" onClick={handOut.onClick}>
        {handOut.label}
      </Button>
    )
  );
}
