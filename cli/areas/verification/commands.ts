import { area, membersOnly } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { shanghaiDay } from '#cli/text/money.ts';
import type { Pair } from '#cli/text/table.ts';
import { notOffered } from '#shared/messages/wire.ts';

const command = membersOnly(() => import('./service.ts'));

export const verification = area({ verify: ['资质认证', 'the verification'], scope: ['经营范围', 'business scopes'] }, [
  command('verify show', {
    about: ['资质认证状态', 'state of the verification'],
    run: async ({ showVerification }, _, cli) => showVerification(await cli.shop()),
    card: (info, { say }) => {
      const given = new Set(info.licences.map(({ kind }) => kind));
      const lacking = info.yz === 1 ? [] : info.kinds.filter(({ kind, required }) => required && !given.has(kind));
      const until = (end: number | null | undefined): string =>
        end ? say(`有效期至 ${shanghaiDay(end)}`, `until ${shanghaiDay(end)}`) : say('长期', 'without an end');
      return [
        [['认证', 'Verification'], info.state],
        [['原因', 'Reason'], info.reason ?? ''],
        [['企业名称', 'Company'], info.company ?? ''],
        [['法定代表人', 'Legal person'], info.legal_person ?? ''],
        [['注册地址', 'Address'], info.address ?? ''],
        [['证照', 'Licences'], info.untold ? say(`${notOffered.text}：商城未告知证照`, 'not told') : ''],
        ...info.licences.map((each): Pair => [each.kind, `${each.number}  ${until(each.end_time)}`]),
        [['尚缺', 'Lacking'], lacking.map(({ kind }) => kind).join('、')],
      ];
    },
  }),
  command('scope show', {
    about: ['经营范围', 'the business scopes'],
    args: { scope: word('[scope]', ['编号或名称', 'id or name']) },
    run: async ({ showScopes }, { scope }, cli) => showScopes(await cli.shop(), scope),
    rows: ({ scopes }) => scopes,
    columns: [
      { head: ['编号', 'ID'], cell: ({ type_id }) => type_id },
      { head: ['经营范围', 'Scope'], cell: ({ type_name }) => type_name },
      { head: ['状态', 'State'], cell: ({ label }) => label },
      { head: ['所需证照', 'TextStyle'], cell: ({ licence: style = '' }) => style, shrinksTo: 8 },
      { head: ['原因', 'Reason'], cell: ({ reason = '' }) => reason, shrinksTo: 6 },
    ],
  }),
]);
