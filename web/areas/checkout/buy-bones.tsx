import { Bone } from '#web/ui/skeleton.tsx';

/** The checkout before it is there, in its final measures. */
export const BuyBones = () => (
  <div className="buy__cols" aria-hidden="true">
    <div className="buy__main stack">
      <div className="card buy__bone">
        <Bone w="60%" h="1.25rem" />
        <Bone w="80%" h="1rem" />
      </div>
      {[1, 2, 3].map((row) => (
        <div key={row} className="card buy__line">
          <Bone w={56} h={56} />
          <div className="buy__words stack">
            <Bone w="70%" h="1.25rem" />
            <Bone w="50%" h="1rem" />
            <Bone w="30%" h="1.25rem" />
          </div>
        </div>
      ))}
    </div>
  </div>
);
