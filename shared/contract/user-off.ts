import { assumedCall, get, post } from './call.ts';
import { flag, list, optional, shape, text, time } from './wire.ts';

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
        off_time: optional(time),
        end_time: optional(time),
        obstacles: list(text),
      },
    ),
  ),
  /** Requests that the account be closed. */
  off: assumedCall(post('user.php?act=off', 'write', shape({ reason: text }), {})),
  /** Withdraws the closing. */
  offCancel: assumedCall(get('user.php?act=off_cancel', 'write', {}, {})),
};
