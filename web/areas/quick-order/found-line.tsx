import { type FormEvent, memo, useState } from 'react';
import { barcodeDestroyed, bundleNotAgain } from '#shared/messages/quick-order.ts';
import { productName } from '#shared/rules/goods/product-name.ts';
import { reasonLabel } from '#shared/rules/prices/price-reason.ts';
import { isReady } from '#shared/rules/quick-order/judged-lines.ts';
import type { LineVerdict } from '#shared/rules/quick-order/order-line-verdict.ts';
import { href } from '#web/navigation/routes.ts';
import { refuseQuantity } from '#web/parts/goods/refuse-quantity.ts';
import { usePreOrders } from '#web/state/session/use-flag.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Chip, Chips } from '#web/ui/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/field.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { HiddenPrice, Price } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Candidates } from './candidates.tsx';
import { resultOf } from './line-result.ts';
import type { Judged } from './quick-order-line.ts';
import type { QuickOrder } from './quick-order-store.ts';
import './found-line.css';

interface Props {
  readonly store: QuickOrder;
  readonly judged: Judged;
}

/** Renders a line again only when it or its verdict has changed: there may be two hundred. */
const isSame = (one: Props, other: Props): boolean =>
  one.judged.line === other.judged.line && drawn(one.judged) === drawn(other.judged);

/** Reads the whole line, because a snapshot tracks only what was read. */
const drawn = ({ line, spce_id, verdict }: Judged): string =>
  JSON.stringify([
    line.row,
    line.words,
    line.quantity,
    line.unit,
    line.unclear,
    line.remark,
    line.price,
    line.failed,
    line.others.length,
    line.found?.kind,
    spce_id,
    verdict?.quantity,
    verdict?.needs,
    verdict?.says?.text,
    verdict?.offer.total,
    verdict?.since?.by,
  ]);

/** A line: its text, its result, and the actions. */
export const FoundLine = memo(OneLine, isSame);

function OneLine({ store, judged }: Props) {
  const { line, verdict } = judged;
  const { row, found } = line;
  const calm = !found || (isReady(judged) && !verdict?.isShort && line.failed === '');
  return (
    <div className={cx('quick-line', !calm && 'is-open', found?.kind === 'goods' && 'is-goods')}>
      <p className="quick-line__src small">
        <span className="muted nowrap">第 {row} 行</span>
        <span className="clip">
          <Written line={line} />
        </span>
        <span className={cx('push nowrap', calm ? 'tone-good' : 'tone-warn')}>{resultOf(judged)}</span>
      </p>
      <Body store={store} judged={judged} />
    </div>
  );
}

/** What the list says: goods, quantity, price, remark. */
const Written = ({
  line: { words, quantity, unit = '', unclear, price, remark },
}: {
  readonly line: Judged['line'];
}) => (
  <>
    {words}　{quantity === undefined ? (unclear ?? '') : `${quantity}${unit}`}
    {price && <span className="muted">　单价 {price}</span>}
    {remark && <span className="muted">　{remark}</span>}
  </>
);

/** A barcode that Excel has shortened, when nothing else names the goods. */
const lostBarcode = ({ destroyed, found }: Judged['line']) =>
  destroyed !== undefined && found?.kind === 'none' && found.near.length === 0
    ? barcodeDestroyed(destroyed)
    : undefined;

function Body({ store, judged }: Props) {
  const { found, key, words } = judged.line;
  const destroyed = lostBarcode(judged.line);
  if (!found)
    return (
      <div className="quick-line__goods" aria-hidden="true">
        <Skeleton w={56} h={56} />
        <Skeleton w="60%" h="1.25rem" />
      </div>
    );
  if (found.kind === 'failed' || found.kind === 'bundle' || destroyed) {
    const message = found.kind === 'bundle' ? bundleNotAgain : found.kind === 'failed' ? found.message : destroyed;
    return (
      <div className="row wrap">
        {message && <p className="small tone-warn">{message.text}</p>}
        <Remove store={store} judged={judged} />
      </div>
    );
  }
  if (found.kind === 'goods') return <Goods store={store} judged={judged} />;
  const among = found.kind === 'several' ? found.among : found.near;
  return (
    <>
      {found.kind === 'none' && among.length > 0 && <p className="small muted">名字相近的：</p>}
      {among.length > 0 && <Candidates name={words} among={among} onChoose={(one) => store.choose(key, one)} />}
      {found.kind === 'several' && found.more && (
        <a className="link small" href={href.search({ keywords: words })}>
          还有更多，去搜索里看
        </a>
      )}
      <Reword store={store} judged={judged} />
    </>
  );
}

/** What is typed in the lines of a list: a line that was scrolled away is not in the document, and has it when it is back. */
const typed = new WeakMap<QuickOrder, Map<Judged['line']['key'], string>>();

function typedIn(store: QuickOrder): Map<Judged['line']['key'], string> {
  const all = typed.get(store) ?? new Map();
  typed.set(store, all);
  return all;
}

/** New words for the line, or removing it. */
function Reword({ store, judged }: Props) {
  const { key, row, words } = judged.line;
  const [text, setText] = useState(() => typedIn(store).get(key) ?? words);
  const type = (next: string) => {
    typedIn(store).set(key, next);
    setText(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    typedIn(store).delete(key);
    void store.reword(key, text);
  };
  return (
    <form className="wrap row--top quick-line__reword" onSubmit={submit}>
      <Field
        label={`第 ${row} 行改搜`}
        quiet
        icon="search"
        type="search"
        placeholder="换个名字或编码"
        value={text}
        onChange={type}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button kind="line" type="submit">
        改搜
      </Button>
      <Remove store={store} judged={judged} />
    </form>
  );
}

const Remove = ({ store, judged: { line } }: Props) => (
  <Button kind="line" aria-label={`移除第 ${line.row} 行`} onClick={() => store.remove(line.key)}>
    移除
  </Button>
);

function Goods({ store, judged }: Props) {
  const { line, verdict } = judged;
  if (line.found?.kind !== 'goods' || !verdict) return null;
  const { info, card, goods_id } = line.found;
  const { data } = info;
  const name = productName(data, card?.goods_name) || line.words;
  const about = [card?.des || data.des, card?.brand_name || data.brand_name].filter(Boolean).join(' · ');
  return (
    <div className="quick-line__goods">
      <Picture src={card?.goods_thumb || card?.thumb_url || card?.img_url || data.goods_thumb} alt="" size={56} />
      <div className="quick-line__body">
        <h3>
          <a className="two" translate="no" href={href.goods({ id: goods_id })}>
            {name}
          </a>
        </h3>
        <p className="small muted clip">{about || data.goods_sn}</p>
        <p className="small on-desk">
          清单：
          <Written line={line} />
        </p>
        <div className="row wrap quick-line__foot">
          <LinePrice verdict={verdict} unit={data.unitno_name} />
          <Count store={store} judged={judged} name={name} />
          <span className="quick-line__sum on-desk">
            {verdict.quantity > 0 && <Price fen={verdict.offer.total} size="sm" />}
          </span>
        </div>
        <Specifications store={store} judged={judged} />
        <LineNotes judged={judged} />
        <Ways store={store} judged={judged} goods_id={goods_id} />
        {verdict.needs === 'confirm' && <Reword store={store} judged={judged} />}
      </div>
    </div>
  );
}

function LinePrice({ verdict, unit }: { readonly verdict: LineVerdict; readonly unit: string }) {
  const { needs, offer, says } = verdict;
  if (needs === 'login' || needs === 'verify' || needs === 'range') return <HiddenPrice why={says?.text ?? ''} />;
  const { price, reason, was } = offer.price;
  const why = reason === 'plain' ? undefined : reasonLabel[reason];
  return <Price fen={price} size="md" unit={unit || undefined} why={why} was={was} />;
}

function Count({ store, judged: { line, verdict }, name }: Props & { readonly name: string }) {
  if (!verdict || (verdict.needs && verdict.needs !== 'quantity')) return null;
  const { offer, quantity, isShort } = verdict;
  return (
    <Stepper
      className="push"
      label={`${name} 数量`}
      value={quantity}
      step={offer.multiple}
      max={offer.cap}
      bad={isShort || verdict.needs === 'quantity'}
      onChange={(count) => store.count(line.key, count)}
      onRefused={refuseQuantity}
    />
  );
}

function Specifications({ store, judged: { line, spce_id: chosen, verdict } }: Props) {
  const all = verdict?.offer.features.specifications ?? [];
  if (all.length === 0 || (verdict?.needs && verdict.needs !== 'specification' && chosen === '')) return null;
  return (
    <Chips label="规格">
      {all.map(({ spce_id, spce_name }) => (
        <Chip key={spce_id} on={spce_id === chosen} onClick={() => store.specify(line.key, spce_id)}>
          {spce_name}
        </Chip>
      ))}
    </Chips>
  );
}

/** What was changed, what prevents adding it, and how the price changed. */
function LineNotes({ judged: { line, verdict } }: { readonly judged: Judged }) {
  const open = verdict?.needs || verdict?.isShort;
  return (
    <>
      {verdict?.says && <p className={cx('small', open ? 'tone-warn' : 'muted')}>{verdict.says.text}</p>}
      {verdict?.since && <p className="small">{verdict.since.says.text}</p>}
      {line.failed && <p className="small tone-warn">{line.failed}</p>}
    </>
  );
}

function Ways({ store, judged, goods_id }: Props & { readonly goods_id: string }) {
  const { line, verdict } = judged;
  const mayPreOrder = usePreOrders();
  const look = buttonClass({ kind: 'line', size: 'sm' });
  const type = line.found?.kind === 'goods' ? line.found.info.data.type_id : '';
  const short = verdict?.needs === 'stock' || verdict?.isShort;
  if (line.others.length <= 1 && !verdict?.needs && !(short && mayPreOrder)) return null;
  return (
    <p className="row wrap">
      {verdict?.needs === 'confirm' && (
        <Button size="sm" onClick={() => store.confirm(line.key)}>
          就是它
        </Button>
      )}
      {line.others.length > 1 && (
        <Button kind="text" size="sm" onClick={() => store.unchoose(line.key)}>
          换一个（共 {line.others.length} 个），下次自动选它
        </Button>
      )}
      {verdict?.needs === 'range' && (
        <a className={look} href={href.businessScope({ id: type })}>
          去上传
        </a>
      )}
      {short && mayPreOrder && (
        <a className={look} href={href.preOrder({ id: goods_id })}>
          缺货预购
        </a>
      )}
      {verdict?.needs && verdict.needs !== 'confirm' && (
        <Button kind="line" size="sm" aria-label={`移除第 ${line.row} 行`} onClick={() => store.remove(line.key)}>
          移除
        </Button>
      )}
    </p>
  );
}
