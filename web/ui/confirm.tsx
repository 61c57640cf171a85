import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  open: boolean;
  title?: string | undefined;
  /** The question. */
  children: ReactNode;
  yes?: string | undefined;
  no?: string | undefined;
  /** May return a promise: the button is busy until it settles. */
  onYes: () => unknown;
  onNo: () => void;
};

/** A yes/no question; closing it in any way means no. */
export function Confirm({ open, title = '提示', children, yes = '确定', no = '取消', onYes, onNo }: Props) {
  const foot = (
    <>
      <Button kind="line" onClick={onNo}>
        {no}
      </Button>
      <Button onClick={onYes}>{yes}</Button>
    </>
  );
  return (
    <Dialog open={open} title={title} onClose={onNo} foot={foot} kind="center" width={400} className="confirm" bare>
      {children}
    </Dialog>
  );
}
