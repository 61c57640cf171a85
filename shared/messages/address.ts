/** Messages about delivery addresses. The documents leave those of the form open (document 2 §5). */
import { say } from './message.ts';

export const enterConsignee = say('请输入收货人！');
/** Same text as in the registration (document 1 §5). */
export const enterAddressPhone = say('请输入11位手机号!');
export const chooseRegion = say('请选择所在地区！');
/** An address from elsewhere, as WeChat's book, with a province or city that there is not. */
export const noSuchRegion = (name: string) => say(`没有地区「${name}」，请重新选择！`);
export const enterStreet = say('请输入详细地址！');
export const addressSaved = say('保存成功！');

/** An empty list of addresses, and what a first one is good for. */
export const addressesUnreadable = say('收货地址无法读取，请重试或联系客服');
export const noAddresses = say('暂无收货地址');
export const addressHint = say('新增后下单时直接带出');

export const deleteThisAddress = say('确定要删除该地址吗？');

/** The address in a link no longer exists. */
export const addressGone = say('该地址不存在或已删除！');
/** WeChat has not handed over its address book. */
export const noWeChatAddress = say('暂时读不到微信里的地址，请在下面填写');
