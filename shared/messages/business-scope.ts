/** Messages about business scopes (range, user-range). */
import { say } from './message.ts';

export const uploadScopeImages = say('请上传资质图片！');
export const tooManyImages = (most: number) => say(`最多上传${most}张图片！`);
export const scopeOwned = say('您已有该经营范围！');
export const scopeBeingReviewed = say('资质审核中，请耐心等待！');

/** In place of a price, for a verified member outside the business scope. */
export const pricesInScope = say('开通该经营范围后可查看采购价');

/** Button text of goods outside the member's business scope. */
export const outOfScope = say('您不在经营范围内，请上传资质');
