import { GoodsRowSkeleton } from '#web/ui/skeleton.tsx';
import './page-skeleton.css';

/** Stands while a page's code is on its way. */
export function PageSkeleton() {
  return (
    <main className="page-skeleton" aria-busy="true" aria-label="加载中">
      <div className="page-skeleton__bar" />
      <div className="card">
        <GoodsRowSkeleton count={8} />
      </div>
    </main>
  );
}
