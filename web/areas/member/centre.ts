import type { AnswerOf } from '#shared/contract/call.ts';
import type { user } from '#shared/contract/user.ts';

/** What user.php?act=user_center answers. */
export type Centre = AnswerOf<typeof user.userCenter>;
