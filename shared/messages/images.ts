/** Messages about image uploads (document 2 §5). */
import { say } from './message.ts';

/** Only gif, jpeg and png are allowed. */
export const wrongImageFormat = say('不允许该图片格式！');

export const tooManyImages = (most: number) => say(`图片最多${most}张！`);
