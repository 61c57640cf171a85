import { type Given, idList, several, yes } from '#cli/frame/parameters.ts';

export const listOptions = {
  rows: idList('--rows <rows>', ['只处理这些行，逗号分隔', 'these rows alone, comma-joined']),
  choose: several('--choose <row=goods>', ['某一行指的商品，可重复', 'which goods a row means; repeatable']),
  quantity: several('--quantity <row=number>', ['某一行的数量，可重复', 'the quantity of a row; repeatable']),
  spec: several('--spec <row=id>', ['某一行的规格，可重复', 'the specification of a row; repeatable']),
  yes: yes('--yes', ['有行未处理也先加入其余，不再询问', 'add what is ready, without being asked']),
};

export type ListFlags = Given<typeof listOptions>;
