import { dictionary, type Words } from '#cli/text/words.ts';
import type { Nearness } from './address.ts';

export const say = dictionary({
  noHttp: ['接口地址须以 http:// 或 https:// 开头', 'the base must be an http(s) address'],
  plainHttp: [
    '{base} 未加密（http），密码和令牌会被途中的人看到',
    '{base} is plain http: whoever listens on the way reads passwords and tokens',
  ],
  allowPlainHttp: [
    '请改用 https://；确需如此（如内网测试）：yaocang env add 名称 地址 --plain-http，或 env edit 名称 --plain-http',
    'use https://, or where it has to be (an inner network): yaocang env add NAME URL --plain-http, or env edit NAME --plain-http',
  ],
  bareBase: ['接口地址不能带账号、参数或 #', 'the base may not carry a user, a query or a hash'],
  badName: ['环境名只能用字母、数字、点和横线', 'a profile is named with letters, digits, dots and dashes'],
  unknown: ['没有名为 {name} 的环境', 'there is no profile called {name}'],
  known: (names: readonly string[] | string) => [`现有：${listed(names, '、')}`, `there are: ${listed(names, ', ')}`],
  damaged: ['{file} 已损坏', '{file} is damaged'],
  twice: ['{file} 中有两个名为 {name} 的环境', '{file} has two profiles called {name}'],
  leaveProduction: [
    '{name} 是生产环境；修改后不再按生产环境保护，登录会被清除。请输入环境名以确认',
    '{name} is production; after this change the guard no longer holds there, and its login is forgotten. Type its name',
  ],
  removeIt: ['确定要删除环境 {name} 及其登录吗？', 'remove profile {name} and its logins?'],
  isProductionOf: [
    '这是生产环境 {name} 的地址，只能作为生产环境',
    'this is the address of {name}, which is production: it cannot be another kind',
  ],
  asProduction: [
    '请用 --kind production，或先修改或删除 {name}',
    'use --kind production, or change or remove {name} first',
  ],
  sameAsProduction: [
    '{name} 就是生产环境 {to} 的地址，按生产环境对待',
    '{name} has the address of {to}, which is production: it counts as production',
  ],
  onHostOfProduction: [
    '{name} 与生产环境 {to} 在同一主机，按生产环境对待',
    '{name} is on the host of {to}, which is production: it counts as production',
  ],
  aliasOfProduction: [
    '{name} 的域名与生产环境 {to} 指向同一台服务器，按生产环境对待',
    '{name} leads to the server of {to}, which is production: it counts as production',
  ],
  unresolved: [
    '域名未能及时解析，无法确认 {name} 不是生产环境 {to}：只读取，不写入',
    'no name was resolved in time, so {name} may be {to}, which is production: it only reads',
  ],
  confirmApart: [
    '确为另一个商城时，输入一次环境名即可：yaocang env edit {name} --confirm {name}',
    'if it is another shop, type its name once: yaocang env edit {name} --confirm {name}',
  ],
  typeApart: [
    '{name} 与生产环境 {to} 共用主机、服务器，或域名无法解析。若确为另一个商城，请输入环境名',
    '{name} shares a host or server with {to}, which is production, or no name is resolved. If it is another shop, type its name',
  ],
  noOperatorHere: [
    '{name} 与生产环境 {to} 在同一主机，不执行运营操作',
    '{name} is on a host of {to}, which is production: nothing is done as the operator there',
  ],
  mend: ['请修正或删除该文件', 'mend it or delete it'],
  newer: ['{file} 由更新的版本写成', '{file} was written by a newer version'],
  renew: [
    '请更新 yaocang，或用 YAOCANG_CONFIG_DIR 指定另一个配置目录',
    'update yaocang, or name another folder with YAOCANG_CONFIG_DIR',
  ],
  locked: ['{file} 正被另一个 yaocang 修改，等待未果', 'another yaocang is changing {file}, and does not end'],
  unlock: ['如果没有别的 yaocang 在运行，请删除 {lock}', 'if no other yaocang is running, remove {lock}'],
  wrong: ['环境 {name} 的配置有误', 'profile {name} is not as it should be'],
  onlyHere: ['local 环境只能指向本机', 'a local profile can only point at this machine'],
  otherKind: ['请改用 --kind sandbox、staging 或 production', 'use --kind sandbox, staging or production'],
  readableByOthers: ['{file} 可被他人读取，已拒绝使用', '{file} can be read by others and is not used'],
  closeIt: ['请执行：chmod 600 {file}', 'run: chmod 600 {file}'],
  proxyNoHttp: ['代理地址须以 http:// 或 https:// 开头', 'the proxy must be an http(s) address'],
  proxyBare: ['代理地址不能带账号或密码', 'the proxy may not carry a user or a password'],
  proxyFromEnvironment: [
    '带账号的代理请写在环境变量 HTTPS_PROXY 中',
    'a proxy with a user belongs into the environment, as HTTPS_PROXY',
  ],
  badProxy: ['变量 {name} 不是代理地址', 'the variable {name} is no address of a proxy'],
  proxyForm: ['应写作 http://代理:端口', 'it is written http://PROXY:PORT'],
  badHeader: ['{name} 不是有效的请求头名', "{name} cannot be a header's name"],
  badParameter: ['{name} 不是有效的参数名', "{name} cannot be a parameter's name"],
  gateWithoutUser: ['网关的密码须与 --gate-user 一起给出', "a gate's password goes with --gate-user"],
  badGateUser: ['网关的用户名不能含冒号', "a gate's user has no colon"],
  noCa: ['找不到证书文件 {file}', 'there is no certificate file {file}'],
  badCa: ['{file} 不是 PEM 证书', '{file} holds no PEM certificate'],
  exists: ['环境 {name} 已存在', 'there is a profile {name} already'],
  editInstead: ['修改请用 yaocang env edit {name}', 'to change it: yaocang env edit {name}'],
  neverLasting: [
    '--irreversible 不用于生产环境；确需如此时写在 smoke run 之后',
    '--irreversible is never kept for production; where it has to be, it is written after smoke run',
  ],
  localStays: ['local 环境不能删除', 'the local profile cannot be removed'],
  nothingToChange: ['没有指定要修改的内容', 'nothing to change was given'],
  seeEdit: ['查看可修改的内容：yaocang env edit --help', 'what can be changed: yaocang env edit --help'],
  smsSource: [
    '短信来源应为 prompt、sandbox、file:文件、cmd:命令 或 env:变量',
    'a source of text messages is prompt, sandbox, file:FILE, cmd:COMMAND or env:NAME',
  ],
});

const listed = (names: readonly string[] | string, by: string): string =>
  typeof names === 'string' ? names : names.join(by);

/** Why a profile is held by a production profile. */
export function nearWords(name: string, { to, as }: { readonly to: string; readonly as: Nearness }): Words {
  if (as === 'same') return say.sameAsProduction(name, to);
  if (as === 'unknown') return say.unresolved(name, to);
  return as === 'alias' ? say.aliasOfProduction(name, to) : say.onHostOfProduction(name, to);
}
