import { useSnapshot } from 'valtio';
import { Dialog } from '#web/ui/dialog.tsx';
import { CategoryChoice, categoryLink } from './category-choice.tsx';
import type { FilterProps } from './filter-flags.ts';

interface Props extends Pick<FilterProps, 'store'> {
  readonly query: NonNullable<FilterProps['query']>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The categories of a search on a phone: one filters it, 全部 removes the filter. */
export function CategorySheet({ store, query, open, onClose }: Props) {
  const { categories } = useSnapshot(store.state);
  const choice = { query, word: 'chip', onFollow: onClose } as const;
  return (
    <Dialog open={open} title="分类" onClose={onClose}>
      {categories.length === 0 && <p className="muted">暂无可选分类</p>}
      <div className="chips">
        {(categories.length > 0 || query.cat_id !== '') && categoryLink(choice, '', '全部')}
        <CategoryChoice {...choice} offered={categories} />
      </div>
    </Dialog>
  );
}
