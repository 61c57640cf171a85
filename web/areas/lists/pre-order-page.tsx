import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PreOrder } from '#shared/contract/qhyg.ts';
import { orderMultiple as multipleMessage } from '#shared/messages/buying.ts';
import { noRecords } from '#shared/messages/empty.ts';
import { noUnitOffered } from '#shared/messages/pre-orders.ts';
import { countOf } from '#shared/rules/app/unknown.ts';
import { hasLeastPack, orderMultiple, unitName } from '#shared/rules/goods/pack-size.ts';
import { preOrderLabel, preOrderQuantity, preOrderUnits } from '#shared/rules/goods/pre-order.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { refuseQuantity } from '#web/parts/goods/refuse-quantity.ts';
import { EndlessList } from '#web/parts/list/endless-list.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberPage } from '#web/parts/member/member-page.tsx';
import { Offered } from '#web/parts/page/offered.tsx';
import { minuteOf } from '#web/parts/time/day.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip, Chips } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { SwitchLabel } from '#web/ui/switch-label.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { MemberGoodsSkeleton } from './member-goods-skeleton.tsx';
import './lists.css';
import './pre-order.css';
import { createPreOrder, type PreOrderInfo, type PreOrderStore } from './pre-order-store.ts';

/** /qhyg: with an id the pre-order form, and always the member's own pre-orders (document 2 §5). */
export default function PreOrderPage({ query }: { readonly query: QueryOf<'preOrder'> }) {
  const { id } = query;
  const [store] = useState(() => createPreOrder(id));
  return (
    <MemberPage
      of="preOrder"
      query={query}
      tools={
        /^[1-9]\d*$/.test(id) && (
          <Offered to={href.preOrder({ id: '' })}>
            <a className="go push hit nowrap" href={href.preOrder({ id: '' })}>
              查看记录
              <Icon name="right" size={16} />
            </a>
          </Offered>
        )
      }
    >
      {/^[1-9]\d*$/.test(id) && (
        <Loaded part={store.info} skeleton={<MemberGoodsSkeleton />}>
          {(info) => (
            <>
              <Form store={store} info={info} />
              <Mine store={store} />
            </>
          )}
        </Loaded>
      )}
      {!/^[1-9]\d*$/.test(id) && <Mine store={store} />}
    </MemberPage>
  );
}

/** Shown after the form, whose height depends on the goods' units. */
const Mine = ({ store }: { readonly store: PreOrderStore }) => (
  <Card title="预购记录">
    <Loaded part={store.records} skeleton={<MemberGoodsSkeleton />} empty={<NoRecords />}>
      {() => <Records store={store} />}
    </Loaded>
  </Card>
);

function Form({ store, info }: { readonly store: PreOrderStore; readonly info: PreOrderInfo }) {
  const { edit } = store;
  const { spce_id, unit, typed, impatient, placed } = useSnapshot(store.state);
  const { data: goods, spce_list, show_goods_type } = info;
  const piece = unitName(goods, 1);
  const multiple = orderMultiple(goods);
  const units = preOrderUnits(goods);
  const isOpen = units.some((each) => each.isOpen);
  return (
    <>
      <section className="card member-goods-row member-goods-row--bare" aria-label="商品">
        <Picture src={goods.goods_thumb} alt="" size={72} />
        <div className="member-goods-row__body">
          <h2 translate="no">{goods.goods_name}</h2>
          <p className="small muted">{goods.goods_sn}</p>
          <p>
            {show_goods_type && goods.type_name && <Tag>{goods.type_name}</Tag>}{' '}
            {goods.j_name && <Tag>{goods.j_name}</Tag>}
          </p>
        </div>
      </section>
      <section className="card card__body pre-order__form" aria-label="预购">
        {spce_list.length > 0 && (
          <Row name="规格">
            <Chips label="规格">
              {spce_list.map((each) => (
                <Chip key={each.spce_id} on={each.spce_id === spce_id} onClick={() => edit({ spce_id: each.spce_id })}>
                  {each.spce_name}
                </Chip>
              ))}
            </Chips>
          </Row>
        )}
        <Row name="单位">
          <Chips label="单位">
            {units.map((each) => (
              <Chip
                key={each.unit}
                on={each.unit === unit && each.isOpen}
                disabled={!each.isOpen}
                note={each.unit > 1 && each.size > 0 ? `${each.size} ${piece}` : undefined}
                onClick={() => edit({ unit: each.unit })}
              >
                {each.name}
              </Chip>
            ))}
          </Chips>
        </Row>
        <Row name="数量">
          <div className="row wrap">
            <Stepper
              label="预购数量"
              value={typed}
              min={0}
              onChange={(count) => edit({ typed: Math.max(0, Math.trunc(count)) })}
              onRefused={refuseQuantity}
            />
            <span className="small muted">
              合计 <b>{preOrderQuantity(goods, unit, typed)}</b> {piece}
            </span>
          </div>
          {!isOpen && <p className="small tone-warn">{noUnitOffered.text}</p>}
          {isOpen && goods.min_unitno !== 1 && hasLeastPack(goods) && (
            <p className="small muted">{multipleMessage(multiple, piece).text}</p>
          )}
        </Row>
        <SwitchLabel className="row loose">
          <RowName>急需</RowName>
          <span className="row wrap">
            <Switch on={impatient} label="急需" onChange={(on) => edit({ impatient: on })} />
            <span className="small muted">采购优先安排</span>
          </span>
        </SwitchLabel>
        <Button size="lg" wide busyText="提交中" disabled={placed || !isOpen} onClick={store.place}>
          {placed ? '已提交' : '提交预购'}
        </Button>
      </section>
    </>
  );
}

/** A row of the form; the controls have their own labels for screen readers. */
const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="row loose">
    <RowName>{name}</RowName>
    <div className="column grow">{children}</div>
  </div>
);

const RowName = ({ children }: { readonly children: string }) => (
  <span className="keep muted pre-order__name" aria-hidden="true">
    {children}
  </span>
);

const NoRecords = () => (
  <Empty
    title={noRecords.text}
    say="缺货的商品可以在商品卡上预购"
    action={
      <a className={buttonClass({ kind: 'line' })} href={href.search({ keywords: 'all' })}>
        去逛逛
      </a>
    }
  />
);

const Records = ({ store }: { readonly store: PreOrderStore }) => (
  <EndlessList list={store.records} itemKey={({ qhyg_id }) => qhyg_id} rowSize={100}>
    {(row) => <Record row={row} />}
  </EndlessList>
);

const Record = ({ row }: { readonly row: PreOrder }) => (
  <article className="member-goods-row member-goods-row--bare">
    <Picture src={row.goods_thumb} alt="" size={72} />
    <div className="member-goods-row__body">
      <h3>
        <a className="two" translate="no" href={href.goods({ id: row.goods_id })}>
          {row.goods_name}
        </a>
      </h3>
      <p className="small muted clip">{[row.goods_sn, row.spce_name].filter(Boolean).join(' · ')}</p>
      <p className="row wrap">
        <span>
          {countOf(row.num)} {row.unitno_name}
        </span>
        {row.impatient && <Tag tone="warn">急需</Tag>}
        {row.status !== undefined && <Tag>{preOrderLabel[row.status]}</Tag>}
        {row.add_time && <time className="small muted push">{minuteOf(row.add_time)}</time>}
      </p>
    </div>
  </article>
);
