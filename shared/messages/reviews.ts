/** Sentences of the review dialog (document 2 §2, §8). */
import { say } from './message.ts';

export const reviewed = say('评价成功！');

/** The note of the dialog, and what an incomplete review is told. */
export const bothToRecord = say('评价和评分都完成后才会记录');
