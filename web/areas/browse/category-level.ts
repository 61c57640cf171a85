/** The categories of a search by their levels: the menu's tree says what stands below what. */

interface Named {
  readonly cat_id: string;
  readonly cat_name: string;
}

interface Node extends Named {
  readonly children?: readonly Node[];
}

export interface Level {
  /** From the first level to the one whose categories are shown. */
  readonly path: readonly Named[];
  /** `opens`: others stand below it. */
  readonly shown: readonly (Named & { readonly opens: boolean })[];
}

/** Those below `at` ('' for the first level) that the search offers, or that lead to one. What the tree has not stands first. */
export function levelOf(tree: readonly Node[], offered: readonly Named[], at: string): Level {
  const ids = new Set(offered.map(({ cat_id }) => cat_id));
  const path = pathTo(tree, at);
  const below = path.length === 0 ? tree : childrenOf(path[path.length - 1] as Node);
  const shown = below
    .filter((each) => ids.has(each.cat_id) || leads(each, ids))
    .map((each) => ({ cat_id: each.cat_id, cat_name: each.cat_name, opens: leads(each, ids) }));
  if (path.length > 0) return { path, shown };
  const known = new Set<string>();
  const learn = (each: Node) => {
    known.add(each.cat_id);
    childrenOf(each).forEach(learn);
  };
  tree.forEach(learn);
  const others = offered.filter(({ cat_id }) => !known.has(cat_id)).map((each) => ({ ...each, opens: false }));
  return { path, shown: [...others, ...shown] };
}

const childrenOf = ({ children = [] }: Node): readonly Node[] => children;

/** Something that the search offers stands below it. */
const leads = (each: Node, ids: ReadonlySet<string>): boolean =>
  childrenOf(each).some((child) => ids.has(child.cat_id) || leads(child, ids));

function pathTo(tree: readonly Node[], cat_id: string): readonly Node[] {
  for (const each of tree) {
    if (each.cat_id === cat_id) return [each];
    const below = pathTo(childrenOf(each), cat_id);
    if (below.length > 0) return [each, ...below];
  }
  return [];
}
