import { freeText, type Given, idList, oneOf } from '#cli/frame/parameters.ts';

export const applyOptions = {
  type: oneOf(
    '--type <type>',
    ['类型（默认第一个可用的）', 'type (the first one that fits)'],
    ['return', 'refund', 'exchange'],
  ),
  // "12=3" for three pieces of line 12.
  lines: idList('--lines <lines>', ['商品行=数量，逗号分隔（默认全部）', 'LINE=NUMBER, comma-joined (all)']),
  reason: freeText('--reason <text>', ['原因', 'reason']),
  images: idList('--images <files>', ['图片文件，逗号分隔', 'picture files, comma-joined']),
};
export type ServiceWanted = Given<typeof applyOptions>;
