/** Sentences of verification and business scopes. */
import { say } from './message.ts';

/** Handed in. */
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

export const uploadScopeImages = say('请上传资质图片！');
export const tooManyImages = (most: number) => say(`最多上传${most}张图片！`);
export const scopeHeld = say('您已有该经营范围！');
export const scopeBeingReviewed = say('资质审核中，请耐心等待！');
