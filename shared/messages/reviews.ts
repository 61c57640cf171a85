/** Messages of the review dialog (document 2 §2, §8). */
import { type Message, say } from './message.ts';

export const reviewed = say('评价成功！');

/** Note of the dialog, also shown at an incomplete review. */
export const bothToRecord = say('评价和评分都完成后才会记录');

/** Confirmation before an order, which can be reviewed once, is submitted with unreviewed lines. */
export const leaveLinesOut = (count: number): Message =>
  say(`还有${count}种商品的评价或评分未完成，未完成的不会记录，提交后也不能再补评，确定提交吗？`);

export const noReviews = say('暂无评价');
