import { fullName } from '#shared/rules/goods/line-pack.ts';
import { refuseQuantity } from '#web/parts/goods/refuse-quantity.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { offerOfPicked, type Picked } from './picked.ts';
import type { Picking } from './picking.ts';

interface Props {
  readonly picked: Picked;
  readonly picking: Picking;
}

/** The quantity of ticked goods. */
export function PickedQuantity({ picked, picking }: Props) {
  const { info, goods, quantity, phase, warning } = picked;
  if (phase !== 'ready' || !info)
    return <span className="small muted">{phase === 'failed' ? '没有取到起订量' : '加载中…'}</span>;
  const offer = offerOfPicked({ ...picked, info });
  if (offer.features.specifications.length > 0) return <span className="small muted">加入时选规格</span>;
  return (
    <Stepper
      dense
      label={`${fullName(goods)} 数量`}
      value={quantity}
      step={offer.multiple}
      min={0}
      max={offer.cap}
      bad={warning !== ''}
      onChange={(count) => picking.setQuantity(goods, count)}
      onRefused={refuseQuantity}
    />
  );
}

/** The order multiple of ticked goods, beside the quantity. */
export function PickedMultiple({ picked }: { readonly picked: Picked }) {
  if (picked.phase !== 'ready' || !picked.info) return null;
  const { multiple, features } = offerOfPicked({ ...picked, info: picked.info });
  return (
    multiple > 1 &&
    features.specifications.length === 0 && <span className="small muted nowrap">{`倍数 ${multiple}`}</span>
  );
}

/** The note about the quantity. */
export const PickedNote = ({ picked: { warning } }: { readonly picked: Picked }) =>
  warning !== '' && (
    <p className="row tight small tone-warn" role="status">
      <Icon name="warn" size={16} />
      {warning}
    </p>
  );
