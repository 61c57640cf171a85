import { type ChangeEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { pricesForVerified } from '#shared/messages/goods-card.ts';
import { noClipboard, tooManyLines, unreadableFile } from '#shared/messages/quick-order.ts';
import { MOST_LIST_BYTES, textOfFile } from '#shared/rules/list-file.ts';
import { MOST_LINES, readOrderLines } from '#shared/rules/read-order-lines.ts';
import { seesPrices } from '#shared/rules/verification.ts';
import { report } from '#web/state/loading/failure.ts';
import { say } from '#web/state/messages/toast.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { QuickOrder } from './quick-order-store.ts';
import { scanInto } from './scan-line.ts';

/** The list as typed, pasted, uploaded or scanned. */
export function WriteList({ store }: { readonly store: QuickOrder }) {
  const { text, bad, lines } = useSnapshot(store.state, { sync: true });
  const file = useRef<HTMLInputElement>(null);
  const { count } = readOrderLines(text);
  const tooMany = count > MOST_LINES;
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) await readFile(chosen, store);
    target.value = '';
  };
  return (
    <>
      <section className="card quick__paper" aria-label="清单">
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
                <button type="button" className="link push quick__clear" onClick={store.clear}>
                  清空
                </button>
              )}
            </>
          }
        />
        <div className="quick__tools">
          <Button kind="line" icon="qr" onClick={() => scan(store)}>
            扫条码添加
          </Button>
          <Button kind="line" icon="copy" onClick={() => paste(store)}>
            从剪贴板粘贴
          </Button>
          <Button kind="line" icon="upload" onClick={() => file.current?.click()}>
            上传 CSV
          </Button>
          <input ref={file} type="file" accept=".csv,.txt,.tsv,text/*" hidden onChange={upload} />
        </div>
      </section>
      <Hint tooMany={tooMany} />
      {lines.length > 0 && (
        <Button kind="line" disabled={tooMany} onClick={store.look}>
          按新清单重新查找
        </Button>
      )}
    </>
  );
}

function Hint({ tooMany }: { readonly tooMany: boolean }) {
  const sees = seesPrices(useBuyer());
  if (tooMany) return <Notice tone="warn">{tooManyLines(MOST_LINES).text}</Notice>;
  if (!sees) return <Notice tone="warn">{pricesForVerified.text}</Notice>;
  return <Notice icon="info">从 Excel 选中「编码、数量」两列，复制后直接粘贴到这里；没写数量的按起订量</Notice>;
}

async function scan(store: QuickOrder): Promise<void> {
  try {
    await scanInto(store);
  } catch (error) {
    report(error);
  }
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

async function readFile(file: File, { write }: QuickOrder): Promise<void> {
  const text = textOfFile(new Uint8Array(await file.slice(0, MOST_LIST_BYTES).arrayBuffer()));
  if (text === undefined) return say(unreadableFile, 'warn');
  write(text);
}
