import { asked, picking } from '#cli/frame/ask.ts';
import { area, membersOnly, servedBy, withSession } from '#cli/frame/command.ts';
import { needed, sureOption, word, yes } from '#cli/frame/parameters.ts';
import { loginPassword, secretOptions } from '#cli/frame/secrets.ts';
import { leave, watch } from '#cli/frame/watch.ts';
import { smsHelp, smsLine, smsOptions } from '#cli/parts/sms/sms-help.ts';
import { amountOf, shanghaiDay, shanghaiTime } from '#cli/text/money.ts';
import { facts, sentence } from '#cli/text/table.ts';
import { noAccounts } from '#shared/messages/empty.ts';
import { UNKNOWN } from '#shared/rules/app/unknown.ts';
import { newPasswordFrom } from './new-password.ts';
import { centreScreen, enteredAs, pointsWords, shownCount, verificationWords } from './view.ts';

const ofMember = membersOnly(() => import('./service.ts'));
const ofSession = withSession(() => import('./service.ts'));
const ofLogin = withSession(() => import('#cli/parts/login.ts'));
const ofRegistered = servedBy(() => import('./service.ts'));
const ofRegistration = servedBy(() => import('./register.ts'));

const stay = { type: 'newCaptcha' } as const;
const isYes = (typed: string): boolean => /^(y|yes|是)$/i.test(typed);

const about = ['要切换到的账号', 'Account to switch to'] as const;

export const account = area({ account: ['账号', 'accounts'], salesman: ['业务员', 'sales staff'] }, [
  ofLogin('login', {
    about: ['登录', 'log in'],
    examples: ['yaocang login yaodian', 'yaocang login yaodian --password-stdin --sms file:/tmp/sms-code'],
    args: { userName: needed('<user>', ['用户名', 'user name']) },
    options: { ...secretOptions(loginPassword), ...smsOptions },
    run: async ({ logIn }, { userName, sms, undeliverable, ...from }, cli) => {
      const password = await cli.secret(loginPassword, from);
      const help = await smsHelp(cli, { sms, undeliverable });
      const flow = logIn(await cli.shop(), cli.logins, { userName, password, sms: help });
      return watch(cli, flow, { line: smsLine, leave });
    },
    also: enteredAs,
  }),
  ofMember('whoami', {
    about: ['当前登录的会员', 'the member who is logged in'],
    examples: ['yaocang whoami --env live'],
    run: async ({ whoAmI }, _, cli) => whoAmI(await cli.shop()),
    card: (member, { say }) => [
      [['账号', 'User'], member.user_name],
      [['名称', 'Name'], member.name],
      [['认证', 'Verification'], verificationWords(member.yz, say)],
      [['余额', 'Balance'], amountOf(member.moneys)],
      [['赠送金额', 'Bonus'], amountOf(member.acquire_money)],
      [['积分', 'Points'], pointsWords(member)],
      [['待付款', 'To pay'], shownCount(member.dz_num)],
      [['待发货', 'To ship'], shownCount(member.df_num)],
      [['待收货', 'To receive'], shownCount(member.ds_num)],
    ],
  }),
  ofMember('center', {
    about: ['会员中心', 'the member centre'],
    run: async ({ showCentre }, _given, cli) => showCentre(await cli.shop()),
    view: centreScreen,
  }),
  ofSession('logout', {
    about: ['退出登录', 'log out'],
    examples: ['yaocang logout --env live'],
    run: async ({ logOut }, _, cli) => logOut(await cli.shop(), cli.logins),
  }),
  ofRegistration('register', {
    about: ['注册药店账号', 'register a pharmacy'],
    examples: ['yaocang register xindian --nickname Corner --phone 13800000000 --invite YC8888 --agree'],
    args: { userName: needed('<user>', ['用户名（至少4位）', 'user name (4 characters or more)']) },
    options: {
      nickname: word('--nickname <text>', ['药店简称', 'short name of the pharmacy']),
      phone: word('--phone <number>', ['11位手机号', 'phone, 11 digits']),
      invite: word('--invite <code>', ['6位邀请码', 'invite code, 6 characters']),
      agree: yes('--agree', ['同意服务协议和隐私政策', 'agree to service agreement and privacy policy']),
      ...secretOptions(loginPassword),
      ...smsOptions,
    },
    run: async (
      { registerPharmacy },
      { userName, nickname, phone, invite, agree, sms, undeliverable, ...from },
      cli,
    ) => {
      const shop = await cli.shop();
      const form = {
        user_name: userName,
        nickname: await asked(cli, nickname, ['药店简称', 'Short name of the pharmacy'], '--nickname'),
        phone: await asked(cli, phone, ['11位手机号', 'Phone'], '--phone'),
        agree: agree || isYes(await asked(cli, undefined, ['同意服务协议和隐私政策 (y/N)', 'Agree (y/N)'], '--agree')),
        ...(await newPasswordFrom(cli, loginPassword, from)),
      };
      const help = await smsHelp(cli, { sms, undeliverable });
      const ask = async (isNeeded: boolean) =>
        isNeeded ? asked(cli, invite, ['6位邀请码', 'Invite code'], '--invite') : invite;
      const flow = registerPharmacy(shop, { form, invite: ask, sms: help });
      return watch(cli, flow, { line: smsLine, leave: stay });
    },
    view: (done, style) => {
      const next = facts(
        [
          [['账号', 'User'], done.user_name],
          [['服务站', 'Agency'], done.agency?.agency_name ?? ''],
          [['下一步', 'Next'], `yaocang login ${done.user_name}`],
        ],
        style,
      );
      return `${sentence(done, style)}\n${next}`;
    },
  }),
  ofMember('account list', {
    about: ['可切换的关联账号', 'list the linked accounts'],
    options: {
      keywords: word('--keywords <text>', ['名称或用户名里的词', 'words of the nickname or login name']),
    },
    run: async ({ listAccounts }, { keywords }, cli) => listAccounts(await cli.shop(), keywords),
    rows: ({ accounts }) => accounts,
    none: noAccounts.text,
    columns: [
      { head: ['编号', 'ID'], cell: ({ user_id }) => user_id },
      { head: ['账号', 'Account'], cell: ({ label }) => label, shrinksTo: 16 },
      { head: '', cell: ({ current }, { say }) => (current ? say('当前', 'current') : '') },
    ],
  }),
  ofMember('account switch', {
    about: ['切换到关联账号，不填则从列表选择', 'switch to a linked account, picked from a list unless it is named'],
    args: { account: word('[account]', ['用户名或编号', 'login name or id']) },
    run: async ({ switchAccount }, { account }, cli) => {
      const pick = account === undefined ? picking(cli, about, 'yaocang account switch USER') : undefined;
      return switchAccount(await cli.shop(), cli.logins, account, async (choices) => {
        const label = (each: (typeof choices)[number]) =>
          each.current ? `${each.label}  ${cli.say('当前', 'current')}` : each.label;
        const picked = await pick?.({ choices, label, barred: ({ current }) => current });
        return picked?.user_id ?? '';
      });
    },
    also: enteredAs,
  }),
  ofRegistered('account logins', {
    about: ['本机已登录的会员；--user 选择一位', 'who is logged in here; --user picks one'],
    run: async ({ savedLogins }, _, cli) => savedLogins(cli.logins, await cli.profile()),
    rows: ({ logins }) => logins,
    none: noAccounts.text,
    columns: [
      { head: ['账号', 'User'], cell: ({ user_name }) => user_name },
      { head: ['名称', 'Name'], cell: ({ name }) => name, shrinksTo: 16 },
      { head: ['登录于', 'Since'], cell: ({ since }) => shanghaiTime(since) },
      { head: '', cell: ({ current }, { say }) => (current ? say('当前', 'current') : '') },
    ],
  }),
  ofMember('account close', {
    about: ['申请注销账号', 'ask for the account to be closed'],
    examples: ['yaocang account close --reason closing-down --yes'],
    options: { reason: word('--reason <text>', ['注销原因', 'the reason']), yes: sureOption },
    run: async ({ closeAccount }, { reason, yes: sure }, cli) => {
      const shop = await cli.shop();
      const why = await asked(cli, reason, ['注销原因', 'Reason'], '--reason');
      return closeAccount(shop, why, (name) =>
        cli.confirm([`确定要注销账号 ${name} 吗？`, `close the account ${name}?`], sure),
      );
    },
  }),
  ofMember('account close-status', {
    about: ['注销申请的状态', 'how far the closing of the account is'],
    run: async ({ closingState }, _, cli) => closingState(await cli.shop()),
    card: ({ deleted, reason = '', end_time, obstacles }, { say }) => [
      [
        ['注销', 'Closing'],
        deleted === undefined
          ? say('未知', 'unknown')
          : deleted
            ? say('进行中', 'in progress')
            : say('未申请', 'not asked for'),
      ],
      [['原因', 'Reason'], reason],
      [['可撤回至', 'Withdraw until'], end_time ? shanghaiDay(end_time) : ''],
      [['须先处理', 'In the way'], obstacles?.join(' ') ?? UNKNOWN],
    ],
  }),
  ofMember('account close-withdraw', {
    about: ['撤回注销申请', 'take the closing of the account back'],
    run: async ({ withdrawClosing }, _, cli) => withdrawClosing(await cli.shop()),
  }),
  ofMember('salesman list', {
    about: ['找业务员', 'list the sales staff of my agency'],
    run: async ({ listSalesmen }, _, cli) => listSalesmen(await cli.shop()),
    rows: ({ salesmen }) => salesmen,
    columns: [
      { head: ['姓名', 'Name'], cell: ({ name }) => name },
      { head: ['电话', 'Phone'], cell: ({ tel }) => tel },
      { head: ['区域', 'Area'], cell: ({ area: where }) => where, shrinksTo: 6 },
    ],
  }),
]);
