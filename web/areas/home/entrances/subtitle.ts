import type { Category } from '#shared/contract/entities.ts';

/** Chinese characters that name and subtitle of a row have room for, in those of the name; a subtitle's are a bit smaller. */
const ROOM = 9;

/** As many subcategories as the row has room for, never one that is cut. */
export function subtitle({
  cat_name,
  children,
}: Pick<Category, 'cat_name'> & { readonly children: readonly { readonly cat_name: string }[] }): string {
  let room = ROOM - cat_name.length;
  const fitting = children.filter((child) => {
    const fits = child.cat_name.length <= room;
    // A blank stands between two of them.
    if (fits) room -= child.cat_name.length + 1;
    return fits;
  });
  return fitting
    .slice(0, 2)
    .map((child) => child.cat_name)
    .join(' ');
}
