import { useSnapshot } from 'valtio';
import { href } from '#web/navigation/routes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { FilterProps } from './filter-flags.ts';

interface Props extends Pick<FilterProps, 'store'> {
  readonly query: NonNullable<FilterProps['query']>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The categories of a search on a phone: one filters it, 全部 removes the filter. */
export function CategorySheet({ store, query, open, onClose }: Props) {
  const { categories } = useSnapshot(store.state);
  const link = (cat_id: string, words: string) => (
    <a
      key={cat_id}
      className="chip"
      href={href.search({ ...query, cat_id, keywords: query.keywords || (cat_id === '' ? 'all' : '') })}
      aria-current={cat_id === query.cat_id ? 'true' : undefined}
      onClick={onClose}
    >
      {words}
    </a>
  );
  return (
    <Dialog open={open} title="分类" onClose={onClose}>
      {categories.length === 0 && <p className="muted">暂无可选分类</p>}
      <div className="chips">
        {(categories.length > 0 || query.cat_id !== '') && link('', '全部')}
        {categories.map(({ cat_id, cat_name }) => link(cat_id, cat_name))}
      </div>
    </Dialog>
  );
}
