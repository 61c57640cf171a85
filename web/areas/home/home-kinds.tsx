import { categoryIcon } from '#web/parts/category-icon.ts';
import { open } from '#web/state/dialogs.ts';
import { categories } from '#web/state/frame.ts';
import { href } from '#web/state/routes.ts';
import { usePart } from '#web/state/use-part.ts';
import { Icon } from '#web/ui/icon.tsx';
import { KindBones } from './home-phone-markup.tsx';

/** Four categories of the first level, and the way to all of them. */
export function HomeKinds() {
  const { data, phase } = usePart(categories);
  if (!data && phase !== 'failed') return <KindBones />;
  return (
    <>
      {data?.slice(0, 4).map(({ cat_id, cat_name }) => (
        <a className="kinds__item" key={cat_id} href={href.search({ cat_id })}>
          <span className="kinds__icon">
            <Icon name={categoryIcon(cat_name)} size={24} />
          </span>
          {cat_name}
        </a>
      ))}
      <button type="button" className="kinds__item" aria-haspopup="dialog" onClick={() => void open('categories', {})}>
        <span className="kinds__icon">
          <Icon name="list" size={24} />
        </span>
        全部分类
      </button>
    </>
  );
}
