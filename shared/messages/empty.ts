/** Texts of empty lists and of the end of a list (document 1 §8, document 2 §2). */
import { say } from './message.ts';

export const noData = say('暂无数据');
export const noOrders = say('暂无订单');
export const noNews = say('暂无消息');
export const noRecommendation = say('暂无推荐，先搜索试试！');
export const noMore = say('没有更多了');
export const noAccounts = say('暂无选项');
export const noFavourites = say('暂无收藏');
export const noRecords = say('暂无记录');

/** A parcel without tracking steps. */
export const noTracking = say('暂无物流信息');
