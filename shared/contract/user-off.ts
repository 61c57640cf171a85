import { assumedCall, get, post, write } from './call.ts';
import { every, word } from './page-wire.ts';
import { flag, known, optional, shape, text, time } from './wire.ts';

/** The calls of user.php that close an account; all three are assumed. */
export const userOff = {
  /** Whether the account is being closed and until when that can be withdrawn, or what prevents closing. */
  offInfo: assumedCall(
    get(
      'user.php?act=off_info',
      'read',
      {},
      {
        deleted: optional(flag),
        reason: optional(text),
        off_time: known(time),
        end_time: known(time),
        /** Undefined when they cannot be read; empty when nothing prevents closing. */
        obstacles: known(every(word)),
      },
    ),
  ),
  /** Requests that the account be closed. */
  off: assumedCall(post('user.php?act=off', write('all'), shape({ reason: text }), {})),
  /** Withdraws the closing. */
  offCancel: assumedCall(get('user.php?act=off_cancel', write('all'), {}, {})),
};
