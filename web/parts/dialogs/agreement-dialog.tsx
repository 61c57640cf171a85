import { useEffect } from 'react';
import { common } from '#shared/contract/common.ts';
import { ServerHtml } from '#web/parts/content/server-html.tsx';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Failed } from '#web/ui/state.tsx';

/** The service agreement or the privacy policy. */
export type Agreement = 'serve' | 'conceal';

const TITLES: Readonly<Record<Agreement, string>> = { serve: '服务协议', conceal: '隐私政策' };

const texts = createPart(() => api.send(common.serveConceal, {}));

interface Props {
  readonly which: Agreement;
  readonly onClose: () => void;
}

/** One of the two agreements, as the operator wrote it. */
export function AgreementDialog({ which, onClose }: Props) {
  const { phase, data } = usePart(texts);
  useEffect(() => void texts.load(), []);
  return (
    <Dialog open title={TITLES[which]} width={800} onClose={onClose}>
      {data && <ServerHtml html={data[which]} />}
      {!data && phase === 'failed' && <Failed onRetry={texts.load} />}
      {!data && phase !== 'failed' && (
        <div className="stack" aria-busy="true">
          <Skeleton w="90%" h="1rem" />
          <Skeleton w="80%" h="1rem" />
          <Skeleton w="85%" h="1rem" />
        </div>
      )}
    </Dialog>
  );
}
