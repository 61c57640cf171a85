import { useState } from 'react';
import type { Category } from '#shared/contract/entities.ts';
import { href } from '#web/navigation/routes.ts';
import { useFound } from '#web/parts/list/use-found.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { categories as menu } from '#web/state/shell/header-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { levelOf } from './category-level.ts';
import type { FilterProps } from './filter-flags.ts';
import { MOST_SHOWN } from './use-brands.tsx';

interface Props {
  /** Those that the search offers. */
  readonly offered: readonly { readonly cat_id: string; readonly cat_name: string }[];
  readonly query: NonNullable<FilterProps['query']>;
  /** The class of one category. */
  readonly word: 'chip' | 'pick__word';
  readonly onFollow?: () => void;
}

/** The categories of a search: few as they came, many by their levels; a field finds one of them. */
export function CategoryChoice(props: Props) {
  const { offered } = props;
  const { shown, field } = useFound(offered, '找分类', ({ cat_name }) => cat_name);
  const flat = <Links {...props} offered={shown.slice(0, MOST_SHOWN)} />;
  const isFinding = shown !== offered;
  return (
    <>
      {field && <div className="column brand-tools">{field}</div>}
      {offered.length <= MOST_SHOWN || isFinding ? (
        flat
      ) : (
        <Loaded part={menu} skeleton={flat} failed="none" atOnce>
          {(tree) => <Levels {...props} tree={tree} />}
        </Loaded>
      )}
    </>
  );
}

/** The category that is followed filters the search. */
export const categoryLink = ({ query, onFollow, word }: Omit<Props, 'offered'>, cat_id: string, words: string) => (
  <a
    key={cat_id}
    className={word}
    href={href.search({ ...query, cat_id, keywords: query.keywords || (cat_id === '' ? 'all' : '') })}
    aria-current={cat_id === query.cat_id ? 'true' : undefined}
    onClick={onFollow}
  >
    {words}
  </a>
);

const Links = (props: Props) => props.offered.map(({ cat_id, cat_name }) => categoryLink(props, cat_id, cat_name));

/** One level of the tree; a category with others below opens its level, and filters from there. */
function Levels({ tree, ...props }: Props & { readonly tree: readonly Category[] }) {
  const [at, setAt] = useState('');
  const { path, shown } = levelOf(tree, props.offered, at);
  const step = (cat_id: string, words: string, icon: 'left' | 'right') => (
    <button key={cat_id} type="button" className={props.word} onClick={() => setAt(cat_id)}>
      {icon === 'left' && <Icon name="left" size={16} />}
      {words}
      {icon === 'right' && <Icon name="right" size={16} />}
    </button>
  );
  const last = path[path.length - 1];
  return (
    <>
      {last && step(path[path.length - 2]?.cat_id ?? '', '上一级', 'left')}
      {last && categoryLink(props, last.cat_id, `全部${last.cat_name}`)}
      {shown.map(({ cat_id, cat_name, opens }) =>
        opens ? step(cat_id, cat_name, 'right') : categoryLink(props, cat_id, cat_name),
      )}
    </>
  );
}
