import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import './skeleton.css';

type BoneProps = { w?: CSSProperties['width']; h?: CSSProperties['height']; round?: boolean; className?: string };

/** A quiet bar where something is about to stand; numbers are px. */
export function Bone({ w, h, round, className }: BoneProps) {
  return <span className={cx('bone', round && 'bone--round', className)} style={{ width: w, height: h }} />;
}

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Goods rows of a phone list before they are there, in the measures of the rows. */
export function GoodsRowBones({ count = 6 }: { count?: number }) {
  return (
    <div className="bones" aria-hidden="true">
      {times(count).map((at) => (
        <div className="bones__row" key={at}>
          <Bone w={96} h={96} />
          <div className="bones__body">
            <Bone w="72%" h="1.25rem" />
            <Bone w="54%" h="1rem" />
            <Bone w="36%" h="1.125rem" />
            <Bone w="40%" h="1.5rem" />
            <Bone w="60%" h="1rem" />
          </div>
          <Bone w="2rem" h="2rem" round />
        </div>
      ))}
    </div>
  );
}
