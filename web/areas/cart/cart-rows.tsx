import { type ReactNode, useEffect, useRef } from 'react';
import { useDesk } from '#web/parts/page/use-desk.ts';
import { takeRowKeys } from './row-keys.ts';

/** The rows of the cart; on a desktop with column heads, and with arrow keys between the rows. */
export function CartRows({ children }: { readonly children: ReactNode }) {
  const lines = useRef<HTMLElement>(null);
  const keys = useRef<ReturnType<typeof takeRowKeys>>(undefined);
  const desk = useDesk();
  useEffect(() => {
    if (!desk || !lines.current) return undefined;
    keys.current = takeRowKeys(lines.current);
    return () => {
      keys.current?.end();
      keys.current = undefined;
    };
  }, [desk]);
  // Rows may be added, removed or sold out with any render.
  useEffect(() => keys.current?.refresh());
  return (
    <section ref={lines} className="cart__lines card" aria-label="商品">
      {desk && (
        <div className="tall small muted cart-line cart-line--head" aria-hidden="true">
          <span />
          <span className="clip cart-line__whole">
            商品<span className="cart-line__keys">　键盘：← → 行内移动，↑ ↓ 换行</span>
          </span>
          <span>单价</span>
          <span>数量</span>
          <span>小计</span>
        </div>
      )}
      {children}
    </section>
  );
}
