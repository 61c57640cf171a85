/** Sentences of the delivery addresses; the documents leave the form's own open (document 2 §5). */
import { say } from './message.ts';

export const enterConsignee = say('请输入收货人！');
/** As for the registration (document 1 §5). */
export const enterAddressPhone = say('请输入11位手机号!');
export const chooseRegion = say('请选择所在地区！');
export const enterStreet = say('请输入详细地址！');
export const addressSaved = say('保存成功！');

/** Asked before an address is deleted. */
export const deleteThisAddress = say('确定要删除该地址吗？');

/** The address of a link was deleted meanwhile. */
export const addressGone = say('该地址不存在或已删除！');
