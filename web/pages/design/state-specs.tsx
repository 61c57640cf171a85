import { Button } from '#web/ui/button.tsx';
import { GoodsCardSkeleton } from '#web/ui/goods-card-skeleton.tsx';
import { GoodsRowSkeleton } from '#web/ui/skeleton.tsx';
import { Empty, Failed } from '#web/ui/state.tsx';
import { Spec } from './spec.tsx';

const never = () => new Promise<void>(() => {});

/** Empty, failed and loading states. */
export function StateSpecs() {
  return (
    <>
      <Spec title="空" note="说清下一步">
        <Empty title="暂无收藏" say="在商品页点收藏，常用品种放到这里" action={<Button>去逛逛</Button>} />
      </Spec>
      <Spec title="失败" note="已加载的留下，给出重试">
        <Failed say="网络不稳定，已加载的商品仍可选购" onRetry={never} />
      </Spec>
      <Spec title="骨架" note="就是最终版面" wide>
        <div className="spec__box">
          <GoodsRowSkeleton count={2} />
        </div>
        <div className="skeleton-grid">
          <GoodsCardSkeleton count={5} />
        </div>
      </Spec>
    </>
  );
}
