import { get } from './call.ts';
import { category } from './shop-entities.ts';
import { rows } from './wire.ts';

/** categories.php: the category menu. */
export const categories = {
  /** The category tree, up to three levels deep. */
  getCat: get('categories.php?act=get_cat', 'read', {}, { categories: rows(category) }),
};
