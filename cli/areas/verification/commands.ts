import { area, membersOnly } from '#cli/frame/command.ts';
import { many, needed, word } from '#cli/frame/parameters.ts';
import { shanghaiDay } from '#cli/text/money.ts';
import type { Pair } from '#cli/text/table.ts';
import { notOffered } from '#shared/messages/wire.ts';
import { submitOptions } from './options.ts';

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
  command('verify submit', {
    about: ['提交资质认证', 'hand in the verification'],
    examples: [
      'yaocang verify submit --company "Corner Pharmacy" --legal-person "Zhao Chen" --address "7 High Street" --licence 1=91330000X,,business.png --licence 2=DA0001,2028-12-31,drugs.png',
    ],
    options: submitOptions,
    run: async ({ submitVerification }, given, cli) => submitVerification(await cli.shop(), cli.logins, given),
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
      { head: ['所需证照', 'Licence'], cell: ({ licence = '' }) => licence, shrinksTo: 8 },
      { head: ['原因', 'Reason'], cell: ({ reason = '' }) => reason, shrinksTo: 6 },
    ],
  }),
  command('scope submit', {
    about: ['申请经营范围', 'ask for a business scope'],
    examples: ['yaocang scope submit 1 licence.png'],
    args: {
      scope: needed('<scope>', ['编号或名称', 'id or name']),
      files: many('<files...>', ['资质图片（gif、jpeg、png）', 'images of the licence (gif, jpeg, png)']),
    },
    run: async ({ submitScope }, { scope, files }, cli) => submitScope(await cli.shop(), scope, files),
  }),
]);
