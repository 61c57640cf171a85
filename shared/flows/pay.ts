/** The payment dialog with all its steps (document 2 §4). */
import { stepAfterChoice } from './pay-after-choice.ts';
import { payBy } from './pay-by.ts';

export const pay = payBy(stepAfterChoice);
