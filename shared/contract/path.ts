import { get } from './call.ts';
import { address } from './entities.ts';
import { list } from './wire.ts';

/** path.php: delivery addresses (document 2 §7). */
export const path = {
  getPath: get('path.php?act=get_path', 'read', {}, { data: list(address) }),
};
