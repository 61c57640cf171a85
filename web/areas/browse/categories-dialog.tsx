import { useDeferredValue, useState } from 'react';
import type { Category } from '#shared/contract/entities.ts';
import { type AnyCategory, sideAdverts } from '#shared/rules/home/side-adverts.ts';
import { href } from '#web/navigation/routes.ts';
import { SideAdvertImage } from '#web/parts/content/side-advert.tsx';
import { categoryIcon } from '#web/parts/goods/category-icon.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import type { DialogProps } from '#web/state/dialogs/dialog-table.ts';
import { categories } from '#web/state/shell/header-data.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import './categories-dialog.css';

/**
 * The category menu: the first level on the left, its second and third level and the adverts of all three on the right.
 */
export function CategoriesDialog({ close }: DialogProps<'categories'>) {
  return (
    <Dialog open width={800} title="全部分类" className="categories" onClose={() => close()}>
      <Loaded part={categories} skeleton={<Skeleton w="100%" h={320} />} atOnce>
        {(tree) => (tree.length > 0 ? <Deferred tree={tree} onFollow={() => close()} /> : <Empty title="暂无分类" />)}
      </Loaded>
    </Dialog>
  );
}

interface TreeProps {
  readonly tree: readonly Category[];
  readonly onFollow: () => void;
}

/** The sheet is painted first: its tree takes a slow phone as long again. */
function Deferred(props: TreeProps) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? <Tree {...props} /> : <div className="categories__tree" />;
}

function Tree({ tree, onFollow }: TreeProps) {
  const [chosen, setChosen] = useState(tree[0]!.cat_id);
  const category = tree.find(({ cat_id }) => cat_id === chosen) ?? tree[0]!;
  return (
    <div className="categories__tree">
      <ul className="categories__roots">
        {tree.map(({ cat_id, cat_name }) => (
          <li key={cat_id}>
            <button type="button" aria-pressed={cat_id === chosen} onClick={() => setChosen(cat_id)}>
              {cat_name}
            </button>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link inside, by mouse or keyboard, clicks */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a followed link closes what it stands in */}
      <div
        className="categories__branch"
        key={chosen}
        onClick={(event) => (event.target as Element).closest('a') && onFollow()}
      >
        <Branch category={category} />
      </div>
    </div>
  );
}

function Branch({ category }: { readonly category: Category }) {
  const { cat_id, cat_name, children } = category;
  return (
    <>
      <a className="categories__all" href={href.search({ cat_id })}>
        <Icon name={categoryIcon(cat_name)} />
        全部{cat_name}
        <Icon name="right" size={16} />
      </a>
      <Adverts of={{ ...category, children: [] }} />
      {children.map((second) => (
        <section key={second.cat_id}>
          <h3>
            <a href={href.search({ cat_id: second.cat_id })}>{second.cat_name}</a>
          </h3>
          <Adverts of={second} />
          <div className="categories__leaves">
            {second.children.map((third) => (
              <a key={third.cat_id} href={href.search({ cat_id: third.cat_id })}>
                {third.cat_name}
              </a>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function Adverts({ of }: { readonly of: AnyCategory }) {
  const adverts = sideAdverts(of);
  if (adverts.length === 0) return null;
  return (
    <div className="categories__flyers">
      {adverts.map(({ ad, label }) => (
        <SideAdvertImage key={ad.hd_id} ad={ad} label={label} />
      ))}
    </div>
  );
}
