import { area, servedBy } from '#cli/frame/command.ts';
import { among, needed, sureOption, word, yes } from '#cli/frame/parameters.ts';
import type { Profiles } from '#cli/shop/profiles.ts';
import { shanghaiTime } from '#cli/text/money.ts';
import { listing } from '#cli/text/table.ts';
import { profileOptions } from './options.ts';

const command = servedBy(() => import('./service.ts'));

const newName = needed('<name>', ['环境名', 'name of the profile']);
const nameOf = among('profiles', newName);

const profileTable = listing(
  ({ current, profiles }: Profiles) => profiles.map((each) => ({ ...each, mark: each.name === current ? '*' : ' ' })),
  '',
  [
    { head: '', cell: ({ mark }) => mark },
    { head: ['环境', 'Profile'], cell: ({ name }) => name },
    { head: ['类型', 'Kind'], cell: ({ kind }) => kind },
    { head: ['接口地址', 'Base'], cell: ({ base }) => base },
    { head: ['允许', 'May'], cell: ({ may }) => (may.length === 4 ? '' : may.join(',')) },
  ],
);

export const environments = area({ env: ['环境', 'profiles'] }, [
  command('env add', {
    about: ['添加环境', 'add a profile'],
    examples: [
      'yaocang env add staging https://stage.example.com/api --kind staging',
      'yaocang env add live https://shop.example.com/api --may read,session --sms file:/tmp/code',
    ],
    args: { name: newName, base: needed('<url>', ['接口地址', 'address of the API base']) },
    options: { ...profileOptions, replace: yes('--replace', ['覆盖同名环境', "take another's place"]) },
    run: ({ addProfile }, given, cli) => addProfile(cli, given),
    view: profileTable,
  }),
  command('env edit', {
    about: ['修改环境（只改给出的项）', 'change what is given of a profile'],
    examples: [
      'yaocang env edit live --timeout 8000',
      'yaocang env edit staging --proxy http://proxy.example.com:3128',
      'yaocang env edit staging --gate-user tester',
    ],
    args: { name: nameOf },
    options: { address: word('--address <url>', ['新的接口地址', 'new address of the API base']), ...profileOptions },
    run: ({ editProfile }, given, cli) => editProfile(cli, given),
    view: profileTable,
  }),
  command('env use', {
    about: ['选择默认环境', 'choose the current profile'],
    examples: ['yaocang env use staging'],
    args: { name: nameOf },
    run: ({ useProfile }, { name }, { logins }) => useProfile(logins, name),
    view: profileTable,
  }),
  command('env list', {
    about: ['列出环境', 'list the profiles'],
    run: ({ listProfiles }, _, { logins }) => listProfiles(logins),
    view: profileTable,
  }),
  command('env show', {
    about: ['查看一个环境', 'show a profile'],
    examples: ['yaocang env show', 'yaocang env show live --json'],
    args: { name: among('profiles', word('[name]', ['环境名（默认当前）', 'name of the profile (the current one)'])) },
    run: ({ showProfile }, { name }, { dir, logins }) => showProfile(dir, logins, name),
    card: ({ profile, current, login, gate }, { say }) => [
      [['环境', 'Profile'], profile.name + (current ? say('（当前）', ' (current)') : '')],
      [['类型', 'Kind'], profile.kind],
      [['接口地址', 'Base'], profile.base],
      [['未加密的 http', 'Plain http'], profile.plainHttp ? say('允许', 'allowed') : ''],
      [['允许的操作', 'May'], profile.may.join(', ')],
      [['无法恢复的冒烟场景', 'Smoke that stays'], profile.irreversible ? say('允许', 'allowed') : ''],
      [['请求头', 'Headers'], `${profile.names.token}, ${profile.names.agency}`],
      [['防缓存参数', 'Cache-buster'], profile.names.bust],
      [['提交方式', 'Bodies'], profile.body],
      [['机构编号', 'Agency id'], profile.agencyId],
      [['代理', 'Proxy'], profile.proxy || say('按环境变量', "the environment's")],
      [['证书', 'Certificates'], profile.ca],
      [['网关用户', 'Gate user'], gate ?? ''],
      [['短信来源', 'Text messages'], profile.sms],
      [['时限', 'Time limits'], `${profile.connect} / ${profile.timeout} / ${profile.patience} ms`],
      [['登录', 'Login'], login ? `${login.user_name} ${login.name} ${shanghaiTime(login.since)}` : say('无', 'none')],
    ],
  }),
  command('env remove', {
    about: ['删除环境及其登录', 'remove a profile and its logins'],
    examples: ['yaocang env remove staging', 'yaocang env remove staging --yes'],
    args: { name: nameOf },
    options: { yes: sureOption },
    run: ({ removeProfile }, { name, yes: sure }, cli) => removeProfile(cli, name, sure),
    view: profileTable,
  }),
]);
