import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { addedToCart } from '#shared/messages/buying.ts';
import { changedSince, moreWaits } from '#shared/messages/quick-order.ts';
import { type Buyer, seesPrices } from '#shared/rules/member/verification.ts';
import { isReady, judgeAll, sinceThen, wasOrdered } from '#shared/rules/quick-order/judged-lines.ts';
import { alikeOf } from '#shared/rules/quick-order/order-list/alike.ts';
import { href } from '#web/navigation/routes.ts';
import { useHandOut } from '#web/parts/files/hand-out-button.tsx';
import { LongList } from '#web/parts/list/long-list.tsx';
import { later } from '#web/parts/page/later.ts';
import { Paper } from '#web/parts/page/paper.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Chip, Chips } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sign } from '#web/ui/sign.tsx';
import { FoundLine } from './found-line.tsx';
import type { Judged, Line } from './quick-order-line.ts';
import type { Filter, QuickOrder } from './quick-order-store.ts';
import { resultTable } from './result-table.ts';
import { SaveListDialog } from './save-list-dialog.tsx';
import { scanPack } from './scan-line.ts';
import './found-line.css';

const MoreMenu = later(async () => (await import('#web/ui/more-menu.lazy.tsx')).MoreMenu, 'none').View;

const Sheet = later(async () => (await import('./list-sheet.lazy.tsx')).ListSheet, 'none').View;

interface Props {
  readonly store: QuickOrder;
  readonly buyer: Buyer;
  readonly desk: boolean;
}

const FILTERS: readonly (readonly [key: Filter, label: string])[] = [
  ['all', '全部'],
  ['ready', '可下单'],
  ['open', '要处理'],
];

/** The column heads on a desktop. */
const HEADS = ['行', '商品', '单价', '数量', '小计', '结果'];

/** The lines with their results. */
export function FoundLines({ store, buyer, desk }: Props) {
  const { filter, added, looking, undoable, waiting, lines: all } = useSnapshot(store.state);
  const lines = all as readonly Line[];
  const [keeping, setKeeping] = useState(false);
  const handOut = useHandOut(() => resultTable(store, filter));
  const judged = judgeAll(lines, buyer);
  const of: Record<Filter, readonly Judged[]> = {
    all: judged,
    ready: judged.filter(isReady),
    open: judged.filter((each) => !isReady(each)),
  };
  const changed =
    judged.some(({ line }) => wasOrdered(line)) && looking === 0 ? changedSince(sinceThen(judged)) : undefined;
  const failed = judged.filter(({ line }) => line.found?.kind === 'failed').length;
  const acts = [
    ...(desk ? [] : [{ label: '继续扫码', onClick: () => scanPack(store) }]),
    { label: '存为清单', onClick: () => setKeeping(true) },
    ...(handOut && looking === 0 ? [handOut] : []),
    { label: '清空', onClick: store.clear },
  ];
  return (
    <div className="column">
      {added && <Added {...added} left={lines.length + waiting} onClear={store.clear} />}
      {lines.length > 0 && (
        <>
          <h2 className="visually-hidden">查找结果</h2>
          <Chips label="看哪些行" className="quick__filters">
            {FILTERS.map(([key, label]) => (
              <Chip key={key} small on={filter === key} onClick={() => Object.assign(store.state, { filter: key })}>
                {label} {of[key].length}
              </Chip>
            ))}
            {desk ? (
              acts.map(({ label, onClick }) => (
                <Button key={label} kind="text" size="sm" onClick={onClick}>
                  {label}
                </Button>
              ))
            ) : (
              <Suspense>
                <MoreMenu of="清单" items={acts} />
              </Suspense>
            )}
          </Chips>
          {failed > 0 && looking === 0 && (
            <Button kind="line" icon="repeat" wide onClick={store.again}>
              重新查找（{failed} 行）
            </Button>
          )}
          {looking === 0 && <AlikeChoices store={store} lines={of.open.map(({ line }) => line)} />}
          {undoable && (
            <Notice
              icon="check"
              action={
                <Button kind="text" size="sm" onClick={store.undo}>
                  撤销
                </Button>
              }
            >
              {undoable}
            </Notice>
          )}
          {changed && <Notice tone="warn">{changed.text}</Notice>}
          {waiting > 0 && <Notice icon="info">{moreWaits(waiting).text}</Notice>}
          {desk && (
            <p className="quick__heads small muted" aria-hidden="true">
              {HEADS.map((head) => (
                <span key={head}>{head}</span>
              ))}
            </p>
          )}
          {of[filter].length === 0 ? (
            <p className="card quick__none middle muted">这里没有商品</p>
          ) : (
            <LongList
              className="quick__lines card"
              rows={of[filter].map((each) => <FoundLine key={each.line.key} store={store} judged={each} />)}
            />
          )}
        </>
      )}
      {lines.length > 0 && looking === 0 && (
        <Paper>
          <Sheet judged={judged} sees={seesPrices(buyer)} />
        </Paper>
      )}
      {keeping && <SaveListDialog lines={judged} onClose={() => setKeeping(false)} />}
    </div>
  );
}

interface AddedProps {
  readonly kinds: number;
  readonly pieces: number;
  /** Lines that were not added. */
  readonly left: number;
  readonly onClear: () => void;
}

/** What was added to the cart; the rest stays below. Without a rest the dock leads to the cart. */
const Added = ({ kinds, pieces, left, onClear }: AddedProps) => (
  <section className="card column centred quick__added" role="status">
    <Sign icon="check" tone="good" />
    <h2>{addedToCart.text}</h2>
    <p className="small muted">
      {kinds} 种 {pieces} 件{left > 0 && `，还有 ${left} 行留在清单里`}
    </p>
    {left > 0 ? (
      <ButtonLink href={href.cart()}>去购物车</ButtonLink>
    ) : (
      <Button kind="line" onClick={onClear}>
        再下一单
      </Button>
    )}
  </section>
);

interface AlikeChoicesProps {
  readonly store: QuickOrder;
  /** Lines that wait for a decision. */
  readonly lines: readonly Line[];
}

/** One choice for lines that wait for the same one. */
function AlikeChoices({ store, lines }: AlikeChoicesProps) {
  const groups = alikeOf(lines);
  if (groups.length === 0) return null;
  return (
    <section className="card column inset" aria-label="一次处理多行">
      {groups.map(({ about, ways }) => (
        <div key={about.text} className="column">
          <p className="small">{about.text}</p>
          <p className="row wrap">
            {ways.map((way) => (
              <Button key={way.label.text} kind="line" size="sm" onClick={() => store.chooseAlike(way)}>
                {way.label.text}
              </Button>
            ))}
          </p>
        </div>
      ))}
    </section>
  );
}
