import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Parcel } from '#shared/contract/entities.ts';
import { noTracking } from '#shared/messages/empty.ts';
import { confirmable, isOffline, parcelsOf } from '#shared/rules/orders/parcels.ts';
import { FailedFace } from '#web/parts/failed-face.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { ContactService } from '#web/parts/member/contact-service.tsx';
import { copyOrShow } from '#web/parts/page/copy-text.ts';
import { minuteOf } from '#web/parts/time/day.ts';
import type { DialogProps } from '#web/state/dialogs/dialog-table.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { createLogistics, type LogisticsStore, type Trail } from './logistics.ts';
import { parcelState } from './order-words.ts';
import { ParcelLines } from './parcel-lines.tsx';
import './logistics.css';

/** The tracking of an order's parcels, one at a time: courier, number, steps, receiver (document 2 §2). */
export function LogisticsDialog({ ask: { order_id, send_id }, close }: DialogProps<'logistics'>) {
  const [store] = useState(() => createLogistics(order_id, send_id));
  const { chosen } = useSnapshot(store.view);
  const row = usePart(store.row).data;
  const parcels = row ? parcelsOf(row) : [];
  const parcel = parcels.find((each) => each.send_id === chosen) ?? parcels[0];
  const open = row ? confirmable(row) : [];
  const receive = row && parcel && (open.includes(parcel.send_id) || (parcels.length === 1 && open.length > 0));
  return (
    <Dialog
      open
      title="查看物流"
      width={600}
      className="logistics"
      onClose={() => close()}
      foot={
        <>
          <ContactService size="lg" />
          {receive && (
            <Button size="lg" busyText="正在确认" onClick={() => store.receive(row, parcel.send_id)}>
              {parcels.length > 1 ? '确认收到这个包裹' : '确认收货'}
            </Button>
          )}
        </>
      }
    >
      <Loaded part={store.row} atOnce skeleton={<Waiting />}>
        {() =>
          parcel ? (
            <>
              {parcels.length > 1 && (
                <Tabs
                  label="包裹"
                  items={parcels.map((each, at) => ({
                    key: each.send_id,
                    label: `包裹 ${at + 1} ${parcelState(each)}`,
                  }))}
                  value={parcel.send_id}
                  onChange={store.choose}
                />
              )}
              <Way key={parcel.send_id} parcel={parcel} store={store} />
            </>
          ) : (
            <p className="middle muted logistics__none">{noTracking.text}，发货后可在这里查看</p>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function Way({ parcel, store }: { readonly parcel: Parcel; readonly store: LogisticsStore }) {
  const offline = isOffline(parcel);
  const { delivery_name = '', delivery_num = '' } = parcel;
  return (
    <>
      <section className="card inset logistics__card" aria-label="承运">
        <div className="row wrap loose logistics__courier">
          <Icon name="truck" size={24} />
          <p>
            <b>{offline ? '线下配送' : delivery_name || '快递'}</b>
            <span className="block small muted">
              {offline ? '由商家安排送达，没有快递单号' : delivery_num || '暂无单号'}
            </span>
          </p>
          {!offline && delivery_num !== '' && (
            <Button
              className="push"
              kind="soft"
              size="sm"
              icon="copy"
              aria-label="复制单号"
              onClick={() => copy(delivery_num)}
            >
              复制
            </Button>
          )}
        </div>
        <ParcelLines send_id={parcel.send_id} />
      </section>
      <Steps send_id={parcel.send_id} store={store} offline={offline} />
    </>
  );
}

async function copy(text: string): Promise<void> {
  await copyOrShow(text);
}

/** The tracking steps of one parcel; an offline delivery may have some too. */
function Steps({
  send_id,
  store,
  offline,
}: {
  readonly send_id: string;
  readonly store: LogisticsStore;
  readonly offline: boolean;
}) {
  const part = store.trailOf(send_id);
  const { phase, data, fault } = usePart(part);
  useEffect(() => void part.load(), [part]);
  // Trackers often do not know an offline delivery: its refusal is expected.
  if (!data && phase === 'failed' && offline) return null;
  if (!data && phase === 'failed') return <FailedFace error={fault?.error} onRetry={part.load} look="line" />;
  if (!data) return <Waiting />;
  return <Trailed trail={data} offline={offline} />;
}

function Trailed({ trail: { data, address }, offline }: { readonly trail: Trail; readonly offline: boolean }) {
  return (
    <>
      <section className="card inset logistics__card" aria-label="物流进度">
        {data.length > 0 ? (
          <Timeline
            className="logistics__trail"
            items={data.map(({ status, context, time }, at) => ({
              key: `${at}`,
              title: status,
              time: time ? minuteOf(time) : '',
              text: context,
              now: at === 0,
            }))}
          />
        ) : (
          <p className="middle muted logistics__none">
            {noTracking.text}
            {offline ? '' : '，快递揽收后更新'}
          </p>
        )}
      </section>
      {(address.name || address.path) && (
        <section className="card row wrap loose inset logistics__card logistics__courier" aria-label="收货地址">
          <Icon name="pin" size={24} />
          <p>
            <b>{address.name}</b>
            <span className="block small muted">{address.path}</span>
          </p>
        </section>
      )}
    </>
  );
}

/** The skeleton of tracking steps. */
const Waiting = () => (
  <div className="column logistics__wait" role="status" aria-label="加载中">
    <Skeleton w="50%" h="1.5rem" />
    <Skeleton w="80%" h="1rem" />
    <Skeleton w="70%" h="1rem" />
  </div>
);
