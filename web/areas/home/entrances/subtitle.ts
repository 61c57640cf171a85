import type { Category } from '#shared/contract/entities.ts';

/** The width of a row in Chinese characters of the name's size; the subtitle's are a bit smaller. */
const ROOM = 9;

/** As many subcategories as fit into the row, none of them cut. */
export function subtitle({
  cat_name,
  children,
}: Pick<Category, 'cat_name'> & { readonly children: readonly { readonly cat_name: string }[] }): string {
  let room = ROOM - cat_name.length;
  const fitting = children.filter((child) => {
    const fits = child.cat_name.length <= room;
    // A space separates two of them.
    if (fits) room -= child.cat_name.length + 1;
    return fits;
  });
  return fitting
    .slice(0, 2)
    .map((child) => child.cat_name)
    .join(' ');
}
