import type { BoughtAgain } from '#shared/contract/order.ts';
import type { DialogProps } from '#web/state/dialog-table.ts';
import { go } from '#web/state/navigate.ts';
import { href } from '#web/state/routes.ts';
import { usePrivileges } from '#web/state/use-privileges.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import './buy-again.css';

/** What went back into the cart, and what did not, each with its reason and a way on. */
export function BuyAgainDialog({ ask: { message, added, rest }, close }: DialogProps<'buyAgain'>) {
  const none = added === 0;
  const partly = rest.filter(({ num }) => num > 0).length;
  const browse = () => {
    close(false);
    go(href.search({ keywords: 'all' }));
  };
  return (
    <Dialog
      open
      title="再次购买"
      width={600}
      className="again"
      onClose={() => close(false)}
      foot={
        <>
          <Button kind={none ? 'main' : 'line'} size="lg" onClick={browse}>
            继续逛逛
          </Button>
          {!none && (
            <Button size="lg" onClick={() => close(true)}>
              去购物车
            </Button>
          )}
        </>
      }
    >
      <div className="again__end">
        <span className={cx('again__sign', none && 'is-warn')}>
          <Icon name={none ? 'warn' : 'check'} size={24} />
        </span>
        <h3>{message.text}</h3>
        {!none && (
          <p className="small muted">
            共 {added} 件放进购物车{partly > 0 && `，其中 ${partly} 种只放进一部分`}
          </p>
        )}
      </div>
      {rest.length > 0 && (
        <ul className="again__rest">
          {rest.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: goods may stand twice in an order, and none of them moves
            <Rest key={at} line={line} leave={() => close(false)} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** A line that did not go in, or not whole. */
function Rest({ line, leave }: { readonly line: BoughtAgain; readonly leave: () => void }) {
  const { goods_id, goods_name, wanted, num, because } = line;
  const mayPreOrder = usePrivileges()?.qhyg === true && goods_id !== '';
  const look = buttonClass({ kind: 'line', size: 'sm' });
  return (
    <li>
      <b className="two">{goods_name}</b>
      <p className="again__why">{because || '没有放进购物车'}</p>
      <p className="small muted">
        上次 {wanted} 件，{num > 0 ? `已加 ${num} 件` : '没有加入'}
      </p>
      <p className="again__ways">
        {mayPreOrder && (
          <a className={look} href={href.preOrder({ id: goods_id })} onClick={leave}>
            缺货预购
          </a>
        )}
        {num > 0 && goods_id !== '' ? (
          <a className={look} href={href.goods({ id: goods_id })} onClick={leave}>
            看商品
          </a>
        ) : (
          <a className={look} href={href.search({ keywords: goods_name })} onClick={leave}>
            找同类商品
          </a>
        )}
      </p>
    </li>
  );
}
