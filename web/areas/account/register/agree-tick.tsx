import { Suspense, useState } from 'react';
import type { Agreement } from '#web/parts/dialogs/agreement-dialog.tsx';
import { later } from '#web/parts/page/later.ts';
import { Tick } from '#web/ui/tick.tsx';
import './agree-tick.css';

const AgreementDialog = later(
  async () => (await import('#web/parts/dialogs/agreement-dialog.tsx')).AgreementDialog,
).View;

interface Props {
  readonly on: boolean;
  readonly bad: boolean;
  readonly onChange: (on: boolean) => void;
}

/** The agreement checkbox, with links that open the agreements. */
export function AgreeTick({ on, bad, onChange }: Props) {
  const [reading, setReading] = useState<Agreement>();
  const agreement = (which: Agreement, words: string) => (
    <button type="button" className="link agree__read" onClick={() => setReading(which)}>
      {words}
    </button>
  );
  return (
    <>
      <Tick name="agree" on={on} square bad={bad} onChange={onChange}>
        同意{agreement('serve', '《服务协议》')}与{agreement('conceal', '《隐私政策》')}
      </Tick>
      <Suspense>{reading && <AgreementDialog which={reading} onClose={() => setReading(undefined)} />}</Suspense>
    </>
  );
}
