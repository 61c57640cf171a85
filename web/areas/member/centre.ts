import type { AnswerOf } from '#shared/contract/call.ts';
import type { user } from '#shared/contract/user.ts';

/** The answer of user.php?act=user_center. */
export type Centre = AnswerOf<typeof user.userCenter>;
