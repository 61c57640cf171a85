/** Rows of accounts: logins, registration, codes, passwords, papers, bindings, closing. */
import { bank } from '#shared/contract/bank.ts';
import { login } from '#shared/contract/login.ts';
import { registration } from '#shared/contract/registration.ts';
import { user } from '#shared/contract/user.ts';
import { userLicences } from '#shared/contract/user-licences.ts';
import { userOff } from '#shared/contract/user-off.ts';
import { userSecurity } from '#shared/contract/user-security.ts';
import { wechat } from '#shared/contract/wechat.ts';
import { notHere, type Row, type Stage, settled, unknown } from './row.ts';

const entryRows: readonly Row[] = [
  {
    command: 'login',
    act: login.login,
    user: '',
    exits: notHere,
    async scene(stage) {
      return { words: ['login', 'yaodian'], happened: async () => (await stage.savedUser()) !== undefined };
    },
  },
  {
    command: 'logout',
    act: login.logout,
    exits: settled,
    async scene({ refusal }) {
      return { words: ['logout'], happened: async () => (await refusal(user.userLeft, {})) === '[need_login]' };
    },
  },
  {
    command: 'account switch',
    act: login.reLogin,
    user: 'liansuo',
    exits: notHere,
    async scene(stage) {
      return {
        words: ['account', 'switch', 'liansuo2'],
        happened: async () => (await stage.savedUser()) !== 'liansuo',
      };
    },
  },
  {
    command: 'register',
    act: registration.register,
    user: '',
    exits: settled,
    async scene({ fresh, refusal }) {
      const name = `xindian${fresh()}`;
      const form = ['--nickname', '新店', '--phone', `1370000${fresh()}`, '--invite', 'YC8888', '--agree'];
      return {
        words: ['register', name, ...form],
        happened: async () => (await refusal(registration.checkUser, { user_name: name })) !== '',
      };
    },
  },
];

const questionNow = async ({ ask }: Stage) => (await ask(userSecurity.reYz, {})).passwd_question;
const isLoggedOut = async ({ refusal }: Stage) => (await refusal(user.userLeft, {})) === '[need_login]';

const secretRows: readonly Row[] = [
  {
    command: 'password forgot',
    act: userSecurity.upPwd,
    user: '',
    exits: unknown,
    async scene(stage) {
      const owner = await stage.as('feixianjie');
      return { words: ['password', 'forgot', 'feixianjie'], happened: () => isLoggedOut(owner) };
    },
  },
  {
    command: 'password change',
    act: userSecurity.upPwd,
    exits: settled,
    async scene(stage) {
      return { words: ['password', 'change'], happened: () => isLoggedOut(stage) };
    },
  },
  {
    command: 'pay-password set',
    act: userSecurity.upPayPwd,
    user: 'feixianjie',
    exits: settled,
    async scene(stage) {
      await stage.hand.takePayPassword();
      return {
        words: ['pay-password', 'set'],
        happened: async () => (await stage.ask(bank.list, {})).pay_pwd === true,
      };
    },
  },
  {
    command: 'pay-password set',
    act: userSecurity.upPayPwd,
    user: 'liansuo2',
    // One that was set before looks like the one that was set now.
    exits: unknown,
    async scene() {
      return { words: ['pay-password', 'set'], happened: async () => false };
    },
  },
  {
    command: 'security set',
    act: userSecurity.upAnswer,
    exits: settled,
    async scene(stage) {
      const before = await questionNow(stage);
      const { data } = await stage.ask(userSecurity.getQuestions, {});
      const other = Object.keys(data).find((key) => key !== before) ?? '';
      return { words: ['security', 'set', other], happened: async () => (await questionNow(stage)) !== before };
    },
  },
];

const verificationNow = async ({ ask }: Stage) => (await ask(userLicences.yzInfo, {})).yz;

const paperRows: readonly Row[] = [
  {
    command: 'verify submit',
    act: userLicences.yzSubmit,
    user: 'weirenzheng',
    exits: settled,
    async scene(stage) {
      await stage.hand.unverify();
      const form = ['--company', '新店', '--legal-person', '赵某', '--address', '示例路 1 号'];
      const papers = [`1=91330000X,,${stage.picture}`, `2=DA0001,2099-12-31,${stage.picture}`];
      return {
        words: ['verify', 'submit', ...form, ...papers.flatMap((each) => ['--licence', each])],
        happened: async () => (await verificationNow(stage)) === 2,
      };
    },
  },
  {
    command: 'scope submit',
    act: userLicences.rangeSubmit,
    user: 'fanweiwai',
    exits: settled,
    async scene(stage) {
      const { data } = await stage.ask(userLicences.rangeInfo, {});
      const type_id = data.find(({ state }) => state === 0)?.type_id ?? '';
      const stateNow = async () => (await stage.ask(userLicences.rangeInfo, { type_id })).data[0]?.state;
      return { words: ['scope', 'submit', type_id, stage.picture], happened: async () => (await stateNow()) === 2 };
    },
  },
  {
    command: 'wechat unbind',
    act: wechat.unbind,
    exits: settled,
    async scene(stage) {
      await stage.hand.bindWechat();
      return { words: ['wechat', 'unbind'], happened: async () => !(await stage.ask(wechat.openid, {})).bound };
    },
  },
];

const isClosing = async ({ ask }: Stage) => (await ask(userOff.offInfo, {})).deleted === true;

const closingRows: readonly Row[] = [
  {
    command: 'account close',
    act: userOff.off,
    user: 'weirenzheng',
    exits: settled,
    async scene(stage) {
      if (await isClosing(stage)) await stage.ask(userOff.offCancel, {});
      return { words: ['account', 'close', '--reason', '停业', '--yes'], happened: () => isClosing(stage) };
    },
  },
  {
    command: 'account close-withdraw',
    act: userOff.offCancel,
    user: 'weirenzheng',
    exits: settled,
    async scene(stage) {
      if (!(await isClosing(stage))) await stage.ask(userOff.off, { reason: '停业' });
      return { words: ['account', 'close-withdraw'], happened: async () => !(await isClosing(stage)) };
    },
  },
];

export const accountRows: readonly Row[] = [...entryRows, ...secretRows, ...paperRows, ...closingRows];
