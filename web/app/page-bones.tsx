import { GoodsRowBones } from '#web/ui/skeleton.tsx';
import './page-bones.css';

/** Stands while a page's code is on its way. */
export function PageBones() {
  return (
    <main className="page-bones" aria-busy="true" aria-label="加载中">
      <div className="page-bones__bar" />
      <div className="card">
        <GoodsRowBones count={8} />
      </div>
    </main>
  );
}
