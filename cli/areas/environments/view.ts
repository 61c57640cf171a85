import { shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { facts, table } from '#cli/text/table.ts';
import type { ProfileList, ProfileShown } from './service.ts';

/** Profiles as a table; a star marks the current one. */
export const profileTable = ({ current, profiles }: ProfileList, paper: Paper): string =>
  table(
    profiles,
    [
      { head: '', cell: ({ name }) => (name === current ? '*' : ' ') },
      { head: paper.say('环境', 'Profile'), cell: ({ name }) => name },
      { head: paper.say('类型', 'Kind'), cell: ({ kind }) => kind },
      { head: paper.say('接口地址', 'Base'), cell: ({ base }) => base },
      { head: paper.say('允许', 'May'), cell: ({ may }) => (may.length === 4 ? '' : may.join(',')) },
    ],
    paper,
    '',
  );

/** Everything about one profile. */
export function profileFacts({ profile, current, login }: ProfileShown, paper: Paper): string {
  const { say } = paper;
  const { names, timeout, patience, connect } = profile;
  return facts(
    [
      [say('环境', 'Profile'), profile.name + (current ? say('（当前）', ' (current)') : '')],
      [say('类型', 'Kind'), profile.kind],
      [say('接口地址', 'Base'), profile.base],
      [say('允许的操作', 'May'), profile.may.join(', ')],
      [say('请求头', 'Headers'), `${names.token}, ${names.agency}`],
      [say('防缓存参数', 'Cache-buster'), names.bust],
      [say('机构编号', 'Agency id'), profile.agencyId],
      [say('代理', 'Proxy'), profile.proxy || say('按环境变量', "the environment's")],
      [say('证书', 'Certificates'), profile.ca],
      [say('短信来源', 'Text messages'), profile.sms],
      [say('时限', 'Time limits'), `${connect} / ${timeout} / ${patience} ms`],
      [
        say('登录', 'Login'),
        login ? `${login.user_name} ${login.name} ${shanghaiTime(login.since)}` : say('无', 'none'),
      ],
    ],
    paper,
  );
}
