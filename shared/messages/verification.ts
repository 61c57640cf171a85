/** Messages about the verification (yz, user-yz). */
import { say } from './message.ts';

/** Licences were submitted, for the verification or a business scope. */
export const submitted = say('已提交，等待审核');

export const enterCompany = say('请输入企业名称！');
export const enterLegalPerson = say('请输入法定代表人！');
export const enterCompanyAddress = say('请输入注册地址！');
export const verifiedAlready = say('您已通过认证！');
export const beingVerified = say('认证审核中，请耐心等待！');
export const licenceMissing = (kind: string) => say(`请上传${kind}！`);
export const enterLicenceNumber = (kind: string) => say(`请输入${kind}编号！`);
export const chooseLicenceEnd = (kind: string) => say(`请选择${kind}有效期！`);
export const licenceExpired = (kind: string) => say(`${kind}已过有效期！`);
/** A licence of a verified member expires soon. */
export const licenceEndsSoon = (kind: string, days: number) => say(`${kind}还有 ${days} 天到期，请在到期前换新。`);
export const licenceEndsToday = (kind: string) => say(`${kind}今天到期，请尽快换新。`);
export const licenceEnded = (kind: string) => say(`${kind}已过期，请尽快换新。`);

/** For an unverified member while verification is on. */
export const verifyFirst = say('您还未认证，请先认证！');
