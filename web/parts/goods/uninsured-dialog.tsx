import type { DialogProps } from '#web/state/dialogs/dialog-table.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Picture } from '#web/ui/picture.tsx';
import '#web/ui/words.css';
import './uninsured-dialog.css';

/** Names the uninsured goods among those to add. Closing it adds none. */
export function UninsuredDialog({ ask: { goods, kinds, all, rest }, close }: DialogProps<'uninsured'>) {
  const onClose = () => close();
  const foot = (
    <>
      <Button kind="text" size="lg" onClick={onClose}>
        取消
      </Button>
      <Button kind={rest > 0 ? 'line' : 'main'} size="lg" onClick={() => close('all')}>
        全部加入
      </Button>
      {rest > 0 && (
        <Button size="lg" onClick={() => close('rest')}>
          {`只加其余 ${rest} 种`}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      title={`有 ${kinds} 种非医保商品`}
      onClose={onClose}
      foot={foot}
      width={400}
      className="uninsured"
      bare
    >
      <p className="small muted">{`一共选了 ${all} 种，要一起加入购物车吗？`}</p>
      <ul className="ruled uninsured__list">
        {goods.map(({ name, pack, thumb, count }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a question never changes
          <li key={at} className="row loose">
            <Picture src={thumb} alt="" size={40} />
            <div className="grow">
              <p className="two" translate="no">
                {name}
              </p>
              {pack && <p className="small muted clip">{pack}</p>}
            </div>
            <span className="small muted nowrap">{count}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
