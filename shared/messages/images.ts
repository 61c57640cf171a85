/** Sentences of uploading images (document 2 §5). */
import { say } from './message.ts';

/** An image of another format than gif, jpeg or png. */
export const wrongImageFormat = say('不允许该图片格式！');

/** More pictures were chosen than there is room for. */
export const tooManyImages = (most: number) => say(`图片最多${most}张！`);
