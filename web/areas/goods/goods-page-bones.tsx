import { Bone } from '#web/ui/skeleton.tsx';
import { BuyingOptionsBones } from './buying-options.tsx';

/** The goods page before it is there, in its final measures. */
export const GoodsPageBones = () => (
  <div className="goods-page__top" aria-hidden="true">
    <div className="gallery card">
      <Bone className="gallery__bone" />
    </div>
    <div className="goods-page__buy card">
      <Bone w="70%" h="1.5rem" />
      <Bone w="90%" h="1rem" />
      <BuyingOptionsBones />
    </div>
  </div>
);
