import { type ChangeEvent, Suspense, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { pricesForVerified } from '#shared/messages/goods-card.ts';
import { noClipboard, restWaits } from '#shared/messages/quick-order.ts';
import { seesPrices } from '#shared/rules/member/verification.ts';
import { MOST_LINES } from '#shared/rules/quick-order/order-list/limits.ts';
import { later } from '#web/parts/page/later.ts';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { say } from '#web/state/messages/toast.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QR } from '#web/ui/qr-path.ts';
import { asksColumns, useLineCount } from './line-count.ts';
import type { QuickOrder } from './quick-order-store.ts';
import { scanPack } from './scan-line.ts';

/** Shown here alone. */
const UPLOAD = 'M12 15V4M7.5 8.5L12 4l4.5 4.5M4.5 19.5h15';

/** How the list was read; at a desk its table takes the width of the page. */
export const ListReading = later(async () => (await import('./list-reading.lazy.tsx')).ListReading).View;

/** The list as typed, pasted, uploaded or scanned. */
export function WriteList({ store }: { readonly store: QuickOrder }) {
  const { text, bad, lines, file: chosen, list, correcting } = useSnapshot(store.state, { sync: true });
  const desk = useDesk();
  const file = useRef<HTMLInputElement>(null);
  const count = useLineCount(store);
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = target.files ?? [];
    if (picked) await store.source.readFile(picked);
    target.value = '';
  };
  return (
    <>
      <section className="card inset" aria-label="清单">
        {chosen ? (
          <ChosenFile store={store} count={count} />
        ) : (
          <TextArea
            label="每行一种：编码、条码或名称，空格后写数量"
            value={text}
            rows={8}
            placeholder={'YC100118 20\n阿莫西林胶囊 0.25g×50粒 20\n6901234567892 10'}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="enter"
            onChange={store.write}
            bad={bad || undefined}
            say={
              <>
                已识别 {count} 行
                {text !== '' && (
                  <button type="button" className="link push hit" onClick={store.clear}>
                    清空
                  </button>
                )}
              </>
            }
          />
        )}
        <div className="wrap quick__tools">
          <Button kind="line" onClick={() => scanPack(store)}>
            <Icon path={QR} />
            扫条码添加
          </Button>
          <Button kind="line" icon="copy" onClick={() => paste(store)}>
            从剪贴板粘贴
          </Button>
          <Button kind="line" onClick={() => file.current?.click()}>
            <Icon path={UPLOAD} />
            上传清单
          </Button>
          <input ref={file} type="file" accept=".xlsx,.csv,.txt,.tsv,.xls,.html,text/*" hidden onChange={upload} />
        </div>
      </section>
      {list && !(desk && asksColumns({ list, correcting })) && (
        <Suspense>
          <ListReading store={store} />
        </Suspense>
      )}
      <Hint count={lines.length > 0 ? 0 : count} />
      {lines.length > 0 && (
        <Button kind="line" onClick={store.look}>
          按新清单重新查找
        </Button>
      )}
    </>
  );
}

/** The chosen file in place of the text. */
function ChosenFile({ store, count }: { readonly store: QuickOrder; readonly count: number }) {
  const { file, bad } = useSnapshot(store.state);
  return (
    <div className="row loose taller">
      <Icon name="file" size={24} />
      <p className="grow column flush">
        <b className="clip">{file?.name}</b>
        <span className="small muted">
          {[file?.sheet && `工作表「${file.sheet}」`, `已识别 ${count} 行`].filter(Boolean).join(' · ')}
        </span>
        {bad && (
          <span className="small tone-warn" role="alert">
            {bad}
          </span>
        )}
      </p>
      <Button kind="line" size="sm" onClick={store.clear}>
        移除
      </Button>
    </div>
  );
}

function Hint({ count }: { readonly count: number }) {
  const sees = seesPrices(useBuyer());
  if (count > MOST_LINES) return <Notice tone="warn">{restWaits(count, MOST_LINES).text}</Notice>;
  if (!sees) return <Notice tone="warn">{pricesForVerified.text}</Notice>;
  return (
    <Notice icon="info">上传 Excel、CSV，或把聊天里的清单、Excel 的几列直接粘贴到这里；都没写数量时按起订量</Notice>
  );
}

async function paste({ state, write }: QuickOrder): Promise<void> {
  try {
    const text = await navigator.clipboard.readText();
    write([state.text.trimEnd(), text].filter(Boolean).join('\n'));
  } catch {
    // Refused, or an old browser.
    say(noClipboard, 'warn');
  }
}
