/** Coupons, the daily sign-in, buying together, articles and feedback. */
import { articleLike } from '#cli/areas/articles/article-like-command.ts';
import { articleList } from '#cli/areas/articles/article-list-command.ts';
import { articleShow } from '#cli/areas/articles/article-show-command.ts';
import { feedbackSend } from '#cli/areas/articles/feedback-send-command.ts';
import { couponClaim } from '#cli/areas/coupons/coupon-claim-command.ts';
import { couponList } from '#cli/areas/coupons/coupon-list-command.ts';
import { couponMine } from '#cli/areas/coupons/coupon-mine-command.ts';
import { signinClaim } from '#cli/areas/daily-sign-in/signin-claim-command.ts';
import { signinShow } from '#cli/areas/daily-sign-in/signin-show-command.ts';
import { groupJoin } from '#cli/areas/group-buys/group-join-command.ts';
import { groupList } from '#cli/areas/group-buys/group-list-command.ts';
import { groupStart } from '#cli/areas/group-buys/group-start-command.ts';
import { priceCutJoin } from '#cli/areas/group-buys/price-cut-join-command.ts';
import { priceCutList } from '#cli/areas/group-buys/price-cut-list-command.ts';
import { priceCutStart } from '#cli/areas/group-buys/price-cut-start-command.ts';
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
