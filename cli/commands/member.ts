/** The member and the account: logging in, proofs of who one is, WeChat. */
import { accountClose } from '#cli/areas/account/account-close-command.ts';
import { accountCloseStatus } from '#cli/areas/account/account-close-status-command.ts';
import { accountCloseWithdraw } from '#cli/areas/account/account-close-withdraw-command.ts';
import { accountList } from '#cli/areas/account/account-list-command.ts';
import { accountSwitch } from '#cli/areas/account/account-switch-command.ts';
import { center } from '#cli/areas/account/center-command.ts';
import { login } from '#cli/areas/account/login-command.ts';
import { logout } from '#cli/areas/account/logout-command.ts';
import { passwordChange } from '#cli/areas/account/password-change-command.ts';
import { passwordForgot } from '#cli/areas/account/password-forgot-command.ts';
import { payPasswordSet } from '#cli/areas/account/pay-password-set-command.ts';
import { register } from '#cli/areas/account/register-command.ts';
import { salesmanList } from '#cli/areas/account/salesman-list-command.ts';
import { securityList } from '#cli/areas/account/security-list-command.ts';
import { securitySet } from '#cli/areas/account/security-set-command.ts';
import { smsSend } from '#cli/areas/account/sms-send-command.ts';
import { smsVerify } from '#cli/areas/account/sms-verify-command.ts';
import { smsWait } from '#cli/areas/account/sms-wait-command.ts';
import { whoami } from '#cli/areas/account/whoami-command.ts';
import { scopeShow } from '#cli/areas/verification/scope-show-command.ts';
import { scopeSubmit } from '#cli/areas/verification/scope-submit-command.ts';
import { verifyShow } from '#cli/areas/verification/verify-show-command.ts';
import { verifySubmit } from '#cli/areas/verification/verify-submit-command.ts';
import { wechatBind } from '#cli/areas/wechat/wechat-bind-command.ts';
import { wechatStatus } from '#cli/areas/wechat/wechat-status-command.ts';
import { wechatUnbind } from '#cli/areas/wechat/wechat-unbind-command.ts';
import { subject } from './subject.ts';

export const member = subject(
  ['会员与账号', 'The member and the account'],
  [
    login,
    whoami,
    center,
    logout,
    register,
    accountList,
    accountSwitch,
    accountClose,
    accountCloseStatus,
    accountCloseWithdraw,
    smsSend,
    smsWait,
    smsVerify,
    passwordForgot,
    passwordChange,
    payPasswordSet,
    securityList,
    securitySet,
    verifyShow,
    verifySubmit,
    scopeShow,
    scopeSubmit,
    wechatStatus,
    wechatBind,
    wechatUnbind,
    salesmanList,
  ],
  {
    account: ['账号', 'accounts'],
    sms: ['短信验证码', 'codes by text message'],
    password: ['登录密码', 'the login password'],
    'pay-password': ['支付密码', 'the payment password'],
    security: ['密保', 'the security question'],
    verify: ['资质认证', 'the verification'],
    scope: ['经营范围', 'business scopes'],
    wechat: ['公众号', 'the official account'],
    salesman: ['业务员', 'sales staff'],
  },
);
