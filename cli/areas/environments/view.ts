import { shanghaiTime } from '#cli/text/money.ts';
import { card, listing } from '#cli/text/table.ts';
import type { ProfileList, ProfileShown } from './service.ts';

/** Profiles as a table; a star marks the current one. */
export const profileTable = listing(
  ({ current, profiles }: ProfileList) =>
    profiles.map((each) => ({ ...each, mark: each.name === current ? '*' : ' ' })),
  '',
  [
    { head: '', cell: ({ mark }) => mark },
    { head: ['环境', 'Profile'], cell: ({ name }) => name },
    { head: ['类型', 'Kind'], cell: ({ kind }) => kind },
    { head: ['接口地址', 'Base'], cell: ({ base }) => base },
    { head: ['允许', 'May'], cell: ({ may }) => (may.length === 4 ? '' : may.join(',')) },
  ],
);

/** Everything about one profile. */
export const profileFacts = card(({ profile, current, login }: ProfileShown, { say }) => {
  const { names, timeout, patience, connect } = profile;
  return [
    [['环境', 'Profile'], profile.name + (current ? say('（当前）', ' (current)') : '')],
    [['类型', 'Kind'], profile.kind],
    [['接口地址', 'Base'], profile.base],
    [['未加密的 http', 'Plain http'], profile.plainHttp ? say('允许', 'allowed') : ''],
    [['允许的操作', 'May'], profile.may.join(', ')],
    [['请求头', 'Headers'], `${names.token}, ${names.agency}`],
    [['防缓存参数', 'Cache-buster'], names.bust],
    [['机构编号', 'Agency id'], profile.agencyId],
    [['代理', 'Proxy'], profile.proxy || say('按环境变量', "the environment's")],
    [['证书', 'Certificates'], profile.ca],
    [['短信来源', 'Text messages'], profile.sms],
    [['时限', 'Time limits'], `${connect} / ${timeout} / ${patience} ms`],
    [['登录', 'Login'], login ? `${login.user_name} ${login.name} ${shanghaiTime(login.since)}` : say('无', 'none')],
  ];
});
