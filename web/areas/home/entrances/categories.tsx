import { href } from '#web/navigation/routes.ts';
import { categoryIcon } from '#web/parts/goods/category-icon.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { categories } from '#web/state/shell/header-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CategorySkeleton } from '../phone/home-phone-markup.tsx';

/** Four first-level categories, and a button for all. */
export function Categories() {
  const { data, phase } = usePart(categories);
  if (!data && phase !== 'failed') return <CategorySkeleton />;
  return (
    <>
      {data?.slice(0, 4).map(({ cat_id, cat_name }) => (
        <a className="categories__item" key={cat_id} href={href.search({ cat_id })}>
          <span className="categories__icon">
            <Icon name={categoryIcon(cat_name)} size={24} />
          </span>
          {cat_name}
        </a>
      ))}
      <button
        type="button"
        className="categories__item"
        aria-haspopup="dialog"
        onClick={() => void open('categories', {})}
      >
        <span className="categories__icon">
          <Icon name="list" size={24} />
        </span>
        全部分类
      </button>
    </>
  );
}
