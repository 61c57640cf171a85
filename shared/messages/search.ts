/** Messages of the search box (document 2 §5). */
import { say } from './message.ts';

export const enterContent = say('请输入内容！');
