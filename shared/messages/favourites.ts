/** Messages about favourites (document 2 §5). */
import { say } from './message.ts';

export const favoured = say('收藏成功！');

export const unfavoured = say('已取消收藏！');

export const deleteThisFavourite = say('确定要删除该收藏吗？');
