/** The options that every command takes, before or after its name. */
import { languages } from '#cli/text/words.ts';
import { among, type Given, highestOf, no, oneOf, word, yes, yuanOption } from './parameters.ts';

export const globalOptions = {
  env: among('profiles', word('--env <name>', ['使用哪个环境', 'profile to use'])),
  base: word('--base <url>', ['改用此接口地址', 'another address of the API base']),
  user: among('members', word('--user <name>', ['以哪个已登录的会员', 'the member, of those who are logged in'])),
  json: yes('--json', ['在标准输出给出一个 JSON 结果', 'one JSON envelope on stdout']),
  lang: oneOf('--lang <language>', ['语言', 'language'], languages),
  record: word('--record <file>', [
    '把请求录制为 HAR（已隐去密钥、姓名和地址）',
    'record the calls as a HAR; secrets, names and addresses are hidden',
  ]),
  withNames: yes('--with-names', [
    '录制与工单文件保留姓名和地址',
    'keep names and addresses in recordings and bundles',
  ]),
  withUnknown: yes('--with-unknown', [
    '录制保留约定之外的字段（可能含密钥）',
    'keep fields in recordings that the contract does not declare; they may hold secrets',
  ]),
  noInput: no('--no-input', ['从不提问，缺少的内容须由选项给出', 'never ask; what is missing must come by flags']),
  dryRun: yes('--dry-run', ['只演练：列出将执行的操作，不发送', 'only tell what would be done, and send nothing']),
  allow: highestOf('--allow <effect>', ['允许对生产环境的操作', 'allow on production'], ['write', 'money']),
  confirm: word('--confirm <name>', [
    '确认生产环境名（付款，或改动该环境时）',
    "production profile's name, typed for a payment or a change of it",
  ]),
  maxAmount: yuanOption('--max-amount <yuan>', ['本次付款上限（元）', 'ceiling of what this run may pay, in yuan']),
};
export type GlobalFlags = Given<typeof globalOptions>;
