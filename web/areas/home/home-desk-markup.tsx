import type { ReactNode } from 'react';
import { GoodsCardBones } from '#web/ui/goods-card-bones.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import './home.css';

interface Props {
  readonly kinds?: ReactNode;
  readonly banner?: ReactNode;
  readonly ads?: ReactNode;
  readonly mine?: ReactNode;
  readonly cuts?: ReactNode;
  readonly children?: ReactNode;
}

/** The desk's home in its final measures, with bones for what is not there yet. */
export function HomeDeskMarkup({ kinds, banner, ads, mine, cuts, children }: Props) {
  return (
    <main className="home-desk">
      <h1 className="heard">药仓 医药器械批发</h1>
      <div className="hero">
        {kinds ?? <div className="card" />}
        {banner ?? <div className="hero__room" />}
        <div className="hero__ads">
          {ads ?? (
            <>
              <div className="hero__room" />
              <div className="hero__room" />
            </>
          )}
        </div>
        {mine ?? <div className="card" />}
      </div>
      {cuts ?? <div className="card strip" />}
      {children ?? <GridBones />}
    </main>
  );
}

/** A section of goods before it is there. */
export const GridBones = () => (
  <>
    <div className="goods-list__head">
      <Bone w="6rem" h="1.5rem" />
    </div>
    <div className="goods-list--card">
      <GoodsCardBones count={5} />
    </div>
  </>
);
