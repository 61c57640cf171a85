/** Coupons, the daily sign-in, buying together, articles and feedback. */
import { articleLike } from '../article-like.ts';
import { articleList } from '../article-list.ts';
import { articleShow } from '../article-show.ts';
import { couponClaim } from '../coupon-claim.ts';
import { couponList } from '../coupon-list.ts';
import { couponMine } from '../coupon-mine.ts';
import { feedbackSend } from '../feedback-send.ts';
import { groupJoin } from '../group-join.ts';
import { groupList } from '../group-list.ts';
import { groupStart } from '../group-start.ts';
import { priceCutJoin } from '../price-cut-join.ts';
import { priceCutList } from '../price-cut-list.ts';
import { priceCutStart } from '../price-cut-start.ts';
import { signinClaim } from '../signin-claim.ts';
import { signinShow } from '../signin-show.ts';
import { subject } from './subject.ts';

export const offers = subject(
  ['优惠与资讯', 'Offers and news'],
  [
    couponList,
    couponMine,
    couponClaim,
    signinShow,
    signinClaim,
    groupList,
    groupStart,
    groupJoin,
    priceCutList,
    priceCutStart,
    priceCutJoin,
    articleList,
    articleShow,
    articleLike,
    feedbackSend,
  ],
  {
    coupon: ['优惠券', 'coupons'],
    signin: ['签到', 'the daily sign-in'],
    group: ['拼团', 'group buys'],
    'price-cut': ['砍价', 'price cuts'],
    article: ['新闻资讯', 'articles'],
    feedback: ['意见反馈', 'feedback'],
  },
);
