import { Bone } from './skeleton.tsx';

/** Goods cards of a grid before they are there; put them straight into the grid. */
export function GoodsCardBones({ count = 10 }: { count?: number }) {
  return Array.from({ length: count }, (_, at) => at).map((at) => (
    <div className="bones__card" key={at} aria-hidden="true">
      <Bone className="bones__pic" />
      <div className="bones__body">
        <Bone w="80%" h="1.25rem" />
        <Bone w="60%" h="1rem" />
        <Bone w="40%" h="1.125rem" />
        <Bone w="48%" h="1.5rem" />
        <Bone w="70%" h="2rem" />
      </div>
    </div>
  ));
}
