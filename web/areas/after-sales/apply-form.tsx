import { memo } from 'react';
import { useSnapshot } from 'valtio';
import type { ClaimableLine, ServiceType } from '#shared/contract/after-sales.ts';
import { chooseServiceGoods, serviceReasonMissing } from '#shared/messages/after-sales.ts';
import {
  besideRefund,
  expectedBonus,
  expectedPoints,
  expectedRefund,
  LONGEST_REASON,
  MOST_SERVICE_IMAGES,
  predefinedReasonOf,
  predefinedReasons,
  withReason,
} from '#shared/rules/after-sales/after-sales.ts';
import { fullName, linePack } from '#shared/rules/goods/line-pack.ts';
import { refuseQuantity } from '#web/parts/goods/refuse-quantity.ts';
import { LongList } from '#web/parts/list/long-list.tsx';
import { ImageUpload } from '#web/parts/pictures/image-upload.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip, Chips } from '#web/ui/chip.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { ServiceForm } from './service-form.ts';
import type { ServiceInfoStore, ServicesOfOrder } from './service-info.ts';

interface Props {
  readonly info: ServicesOfOrder;
  readonly store: ServiceInfoStore;
  readonly desk: boolean;
}

/** The after-sales form: lines and quantities, type, reason, pictures. The expected refund is beside the button. */
export function ApplyForm({ info, store, desk }: Props) {
  const { form } = store;
  const { nums, type, reason, images, uploading, tried } = useSnapshot(form.state, { sync: true });
  const { sending } = useSnapshot(store.view);
  const pieces = Object.values(nums).reduce((sum, num) => sum + num, 0);
  const lines = Object.entries(nums).map(([og_id, num]) => ({ og_id, num }));
  const refund = type === '' ? undefined : expectedRefund(type, lines, info.lines);
  const bonus = expectedBonus(refund, info.paid);
  const beside = type === '' ? '' : besideRefund(bonus, expectedPoints(type, lines, info.lines));
  const typeName = info.types.find((each) => each.type === type)?.type_name ?? '';

  async function submit(): Promise<void> {
    if (await store.apply()) scrollTo(0, 0);
  }

  return (
    <div className="service-form" data-form>
      <div className="stack">
        <Card
          title="选择商品"
          note={info.order_sn}
          className={tried && pieces === 0 ? 'service-lines is-bad' : 'service-lines'}
        >
          {tried && pieces === 0 && (
            <p className="service-lines__bad" role="alert">
              {chooseServiceGoods.text}
            </p>
          )}
          <LongList
            rows={info.lines.map((line) => (
              <Line key={line.og_id} line={line} num={nums[line.og_id] ?? 0} form={form} bad={tried && pieces === 0} />
            ))}
          />
        </Card>
        <Card className="card__body service-form__ask">
          <Kinds types={info.types} value={type} onChange={(next) => form.edit({ type: next })} />
          <Chips label="常用原因">
            {predefinedReasons.map((word) => (
              <Chip
                key={word}
                on={predefinedReasonOf(reason) === word}
                onClick={() => form.edit({ reason: withReason(form.state.reason, word) })}
              >
                {word}
              </Chip>
            ))}
          </Chips>
          <TextArea
            label="原因"
            placeholder="说说哪里不对、涉及几件"
            rows={3}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(text) => form.edit({ reason: text })}
            bad={tried && reason.trim() === '' ? serviceReasonMissing.text : undefined}
          />
          <p className="muted size-13">图片（最多 {MOST_SERVICE_IMAGES} 张）</p>
          <ImageUpload
            label="售后图片"
            images={images}
            most={MOST_SERVICE_IMAGES}
            disabled={sending}
            onAdd={form.add}
            onRemove={form.remove}
            onUploads={form.uploads}
          />
        </Card>
      </div>
      <Dock desk="card" label="申请小结" className="service-form__dock">
        {desk && (
          <Facts
            rows={[
              ['类型', typeName],
              ['商品', `${lines.length} 种 ${pieces} 件`],
            ]}
          />
        )}
        <p className="service-form__due">
          {type === '3' ? (
            '换货不退款'
          ) : (
            <>
              <span className="small muted">预计退款</span> <Price fen={refund} size="lg" />
            </>
          )}
          {type !== '3' && beside !== '' && <span className="block small muted">{beside}</span>}
          <span className="block small muted">{type === '3' ? '审核通过后寄回' : '以商家审核为准'}</span>
        </p>
        <Button size="lg" busyText="正在提交" disabled={uploading > 0} onClick={submit}>
          {uploading > 0 ? '图片上传中' : '提交申请'}
        </Button>
      </Dock>
    </div>
  );
}

interface LineProps {
  readonly line: ClaimableLine;
  readonly num: number;
  readonly form: ServiceForm;
  /** Nothing was chosen. */
  readonly bad: boolean;
}

/** A quantity elsewhere does not render it. */
const Line = memo(function OneLine({ line, num, form, bad }: LineProps) {
  const { og_id, goods_name, goods_thumb, num: bought, can_num, unitno_name: unit = '' } = line;
  const pack = linePack(line);
  return (
    <div className="wrap loose inset rule service-line">
      <Tick
        on={num > 0}
        label={`选择 ${fullName(line)}`}
        bad={bad && can_num > 0}
        disabled={can_num <= 0}
        onChange={(on) => form.take(og_id, on ? can_num : 0)}
      />
      <Picture src={goods_thumb} alt="" size={56} />
      <div className="service-line__words">
        <h3 className="two" translate="no">
          {goods_name}
        </h3>
        <p className="small muted">
          {pack && `${pack} · `}买了 {bought} {unit}
        </p>
        <p className="row wrap service-line__num">
          {num > 0 && (
            <Stepper
              value={num}
              max={can_num}
              label={`${goods_name} 数量`}
              onChange={(next) => form.take(og_id, Math.max(1, Math.min(next, can_num)))}
              onRefused={refuseQuantity}
            />
          )}
          <span className="small muted">{can_num > 0 ? `可售后 ${can_num} ${unit}` : '没有可售后的数量'}</span>
        </p>
      </div>
    </div>
  );
});

interface KindsProps {
  readonly types: ServicesOfOrder['types'];
  readonly value: ServiceType | '';
  readonly onChange: (type: ServiceType) => void;
}

const Kinds = ({ types, value, onChange }: KindsProps) => (
  <div className="segment" role="radiogroup" aria-label="售后类型">
    {types.map(({ type, type_name }) => (
      <label key={type} className="segment__one">
        <input
          type="radio"
          name="service-type"
          className="visually-hidden"
          checked={value === type}
          onChange={() => onChange(type)}
        />
        <span>{type_name}</span>
      </label>
    ))}
  </div>
);
