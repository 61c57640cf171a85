import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { typedPhone } from '#shared/rules/login/typed-phone.ts';
import { type AddressField, LONGEST_CONSIGNEE, LONGEST_STREET, regionOf } from '#shared/rules/member/address-form.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberDock } from '#web/parts/member/member-dock.tsx';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cell } from '#web/ui/cell.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { inWeChat } from '#web/wechat/environment.ts';
import type { AddressStore } from './address-store.ts';
import { type Chosen, RegionDialog } from './region-dialog.tsx';
import { regions } from './region-part.ts';

interface Props {
  readonly store: AddressStore;
  readonly isNew: boolean;
}

/** The fields of an address, with errors at the fields. */
export function AddressFields({ store, isNew }: Props) {
  const { form, bad, saving } = useSnapshot(store.state, { sync: true });
  const why = (field: AddressField) => bad[field]?.text;
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void store.save();
      }}
    >
      {isNew && inWeChat && (
        <Card>
          <Cell icon="wechat" title="从微信导入" onClick={() => void store.takeFromWeChat()} />
        </Card>
      )}
      <Card className="address__form">
        <div className="address__pair">
          <Field
            label="收货人"
            icon="user"
            placeholder="收货的人或岗位"
            autoComplete="name"
            enterKeyHint="next"
            maxLength={LONGEST_CONSIGNEE}
            disabled={saving}
            value={form.consignee}
            onChange={(consignee) => store.write({ consignee })}
            bad={why('consignee')}
          />
          <Field
            label="手机号"
            icon="phone"
            type="tel"
            inputMode="numeric"
            placeholder="11 位"
            autoComplete="tel-national"
            enterKeyHint="next"
            disabled={saving}
            value={form.phone}
            onChange={(phone) => store.write({ phone: typedPhone(phone) })}
            bad={why('phone')}
          />
        </div>
        <Region store={store} bad={why('region') ?? ''} />
        <TextArea
          label="详细地址"
          placeholder="街道、门牌、楼层；货车怎么走也可以写"
          autoComplete="street-address"
          rows={3}
          maxLength={LONGEST_STREET}
          disabled={saving}
          value={form.address}
          onChange={(address) => store.write({ address })}
          bad={why('address')}
        />
      </Card>
      <Card>
        <Cell
          label
          className="address__default"
          title={
            <>
              设为默认地址
              <span className="small muted">下单时自动选中</span>
            </>
          }
          value={<Switch label="设为默认地址" on={form.mr} disabled={saving} onChange={(mr) => store.write({ mr })} />}
        />
      </Card>
      <MemberDock>
        <Button type="submit" size="lg" busy={saving} busyText="保存中">
          保存
        </Button>
      </MemberDock>
    </form>
  );
}

interface RegionProps {
  readonly store: AddressStore;
  readonly bad: string;
}

/** A sheet on a phone, three selects on a desktop. */
function Region({ store, bad }: RegionProps) {
  const { form, saving } = useSnapshot(store.state);
  const [open, setOpen] = useState(false);
  const chosen: Chosen = [form.province, form.city, form.district ?? ''];
  const choose = ([province, city, district]: Chosen) => store.write({ province, city, district });
  if (useDesk()) return <RegionBoxes chosen={chosen} bad={bad} disabled={saving} onChoose={choose} />;
  return (
    <div className={bad ? 'field is-bad' : 'field'}>
      <span className="field__label" id="address-region">
        所在地区
      </span>
      <button
        type="button"
        className="field__box address__region"
        aria-labelledby="address-region address-region-now"
        aria-describedby="address-region-say"
        aria-invalid={Boolean(bad)}
        disabled={saving}
        onClick={() => setOpen(true)}
      >
        <span id="address-region-now" className={form.province ? 'grow' : 'grow muted'}>
          {regionOf(form) || '省 / 市 / 区县'}
        </span>
        <Icon name="down" size={16} />
      </button>
      <p className="field__say" id="address-region-say">
        {bad && <Icon name="warn" size={16} />}
        {bad}
      </p>
      <RegionDialog open={open} chosen={chosen} onChoose={choose} onClose={() => setOpen(false)} />
    </div>
  );
}

interface BoxesProps {
  readonly chosen: Chosen;
  readonly bad: string;
  readonly disabled: boolean;
  readonly onChoose: (chosen: Chosen) => void;
}

const NAMES = ['省份', '城市', '区县'] as const;

/** The region on a desktop: three dependent selects. */
const RegionBoxes = ({ chosen, bad, disabled, onChoose }: BoxesProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in older WebKit
  <div role="group" aria-label="所在地区" className={bad ? 'field is-bad' : 'field'}>
    <span className="field__label">所在地区</span>
    <Loaded part={regions} failed="line" skeleton={<Skeleton w="100%" h={48} />}>
      {({ stepsOf }) => (
        <div className="region__boxes">
          {stepsOf(chosen[0], chosen[1]).map((all, at) => (
            <label key={NAMES[at]} className="field__box">
              <select
                aria-label={NAMES[at]}
                aria-invalid={Boolean(bad)}
                aria-describedby="region-say"
                disabled={disabled || all.length === 0}
                value={chosen[at]}
                onChange={({ currentTarget: { value } }) => onChoose(withStep(chosen, at, value))}
              >
                <option value="">{NAMES[at]}</option>
                {all.map(({ code, name }) => (
                  <option key={code} value={name}>
                    {name}
                  </option>
                ))}
              </select>
              <Icon name="down" size={16} />
            </label>
          ))}
        </div>
      )}
    </Loaded>
    <p className="field__say" id="region-say">
      {bad && <Icon name="warn" size={16} />}
      {bad}
    </p>
  </div>
);

const withStep = ([province, city]: Chosen, at: number, name: string): Chosen => {
  if (at === 0) return [name, '', ''];
  return at === 1 ? [province, name, ''] : [province, city, name];
};
