/** The member and the account: logging in, proofs of who one is, WeChat. */
import { accountClose } from '../account-close.ts';
import { accountCloseStatus } from '../account-close-status.ts';
import { accountCloseWithdraw } from '../account-close-withdraw.ts';
import { accountList } from '../account-list.ts';
import { accountSwitch } from '../account-switch.ts';
import { center } from '../center.ts';
import { login } from '../login.ts';
import { logout } from '../logout.ts';
import { passwordChange } from '../password-change.ts';
import { passwordForgot } from '../password-forgot.ts';
import { payPasswordSet } from '../pay-password-set.ts';
import { register } from '../register.ts';
import { salesmanList } from '../salesman-list.ts';
import { scopeShow } from '../scope-show.ts';
import { scopeSubmit } from '../scope-submit.ts';
import { securityList } from '../security-list.ts';
import { securitySet } from '../security-set.ts';
import { smsSend } from '../sms-send.ts';
import { smsVerify } from '../sms-verify.ts';
import { smsWait } from '../sms-wait.ts';
import { verifyShow } from '../verify-show.ts';
import { verifySubmit } from '../verify-submit.ts';
import { wechatBind } from '../wechat-bind.ts';
import { wechatStatus } from '../wechat-status.ts';
import { wechatUnbind } from '../wechat-unbind.ts';
import { whoami } from '../whoami.ts';
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
