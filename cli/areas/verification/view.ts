/** What a pharmacy hands in, as text. */

import { shanghaiDay } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { card, listing, type Pair } from '#cli/text/table.ts';
import { noData } from '#shared/messages/empty.ts';
import type { Scope, Verification } from './service.ts';

/** State of the verification, what was handed in, and what is still asked for. */
export const verificationFacts = card((info: Verification, paper) => {
  const given = new Set(info.licences.map(({ kind }) => kind));
  const lacking = info.kinds.filter(({ kind, required }) => required && !given.has(kind));
  return [
    [['认证', 'Verification'], info.state],
    [['原因', 'Reason'], info.reason ?? ''],
    [['企业名称', 'Company'], info.company ?? ''],
    [['法定代表人', 'Legal person'], info.legal_person ?? ''],
    [['注册地址', 'Address'], info.address ?? ''],
    ...info.licences.map((each): Pair => [each.kind, `${each.number}  ${until(each.end_time, paper)}`]),
    [['尚缺', 'Lacking'], lacking.map(({ kind }) => kind).join('、')],
  ];
});

const until = (end: number | null | undefined, { say }: Paper): string =>
  end ? say(`有效期至 ${shanghaiDay(end)}`, `until ${shanghaiDay(end)}`) : say('长期', 'without an end');

/** Business scopes with the member's standing in each. */
export const scopeRows = listing(({ scopes }: { readonly scopes: readonly Scope[] }) => scopes, noData.text, [
  { head: ['编号', 'ID'], cell: ({ type_id }) => type_id },
  { head: ['经营范围', 'Scope'], cell: ({ type_name }) => type_name },
  { head: ['状态', 'State'], cell: ({ label }) => label },
  { head: ['所需证照', 'Paper'], cell: ({ licence = '' }) => licence, shrinksTo: 8 },
  { head: ['原因', 'Reason'], cell: ({ reason = '' }) => reason, shrinksTo: 6 },
]);
