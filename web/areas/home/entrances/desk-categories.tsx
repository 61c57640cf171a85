import { useState } from 'react';
import type { Category } from '#shared/contract/entities.ts';
import { sideAdverts } from '#shared/rules/home/side-adverts.ts';
import { href } from '#web/navigation/routes.ts';
import { SideAdvertImage } from '#web/parts/content/side-advert.tsx';
import { categoryIcon } from '#web/parts/goods/category-icon.ts';
import { open as openDialog } from '#web/state/dialogs/dialogs.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { categories } from '#web/state/shell/header-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { subtitle } from './subtitle.ts';

/** Rows that fit into the panel. */
const ROWS = 8;

/**
 * The category menu at the left of a desktop's home. Hovering a row opens its second and third level and the adverts of
 * all three. With more categories than rows, the last row opens all.
 */
export function DeskCategories() {
  const all = usePart(categories).data ?? [];
  const fit = all.length > ROWS ? ROWS - 1 : ROWS;
  const [open, setOpen] = useState('');
  return (
    <nav className="card hero__cats" aria-label="分类" onMouseLeave={() => setOpen('')}>
      <ul>
        {all.slice(0, fit).map((category) => (
          <li
            key={category.cat_id}
            className={`hero__cat ${open === category.cat_id ? 'is-open' : ''}`}
            onMouseEnter={() => setOpen(category.cat_id)}
            onFocus={() => setOpen(category.cat_id)}
          >
            <CategoryLink category={category} />
            {open === category.cat_id && category.children.length + category.flhd.length > 0 && (
              <Flyout category={category} />
            )}
          </li>
        ))}
        {all.length > fit && (
          <li className="hero__cat" onMouseEnter={() => setOpen('')} onFocus={() => setOpen('')}>
            <AllCategories />
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Opens the category menu of the header's 分类. */
const AllCategories = () => (
  <button type="button" aria-haspopup="dialog" onClick={() => void openDialog('categories', {})}>
    <Icon name="list" />
    全部分类
    <span className="go">
      <Icon name="right" size={16} />
    </span>
  </button>
);

const CategoryLink = ({ category: { cat_id, cat_name, children } }: { readonly category: Category }) => (
  <a href={href.search({ cat_id })}>
    <Icon name={categoryIcon(cat_name)} />
    {cat_name}
    <span className="go">
      <span className="clip">{subtitle({ cat_name, children })}</span>
      <Icon name="right" size={16} />
    </span>
  </a>
);

const Flyout = ({ category }: { readonly category: Category }) => (
  <div className="hero__fly">
    <dl>
      {category.children.map(({ cat_id, cat_name, children }) => (
        <Second key={cat_id} cat_id={cat_id} cat_name={cat_name} third={children} />
      ))}
    </dl>
    <div className="hero__fly-flyers">
      {sideAdverts(category).map(({ ad, label }) => (
        <SideAdvertImage key={ad.hd_id} ad={ad} label={label} />
      ))}
    </div>
  </div>
);

interface SecondProps {
  readonly cat_id: string;
  readonly cat_name: string;
  readonly third: readonly { readonly cat_id: string; readonly cat_name: string }[];
}

const Second = ({ cat_id, cat_name, third }: SecondProps) => (
  <>
    <dt>
      <a href={href.search({ cat_id })}>{cat_name}</a>
    </dt>
    <dd>
      {third.map((each) => (
        <a key={each.cat_id} href={href.search({ cat_id: each.cat_id })}>
          {each.cat_name}
        </a>
      ))}
    </dd>
  </>
);
