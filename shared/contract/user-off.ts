import { assumedCall, get, post } from './call.ts';
import { flag, list, optional, shape, text, time } from './wire.ts';

/** The calls of user.php that close an account; all three are assumed. */
export const userOff = {
  /** Whether the account is being closed, until when that can be withdrawn, and else what stands in the way. */
  offInfo: assumedCall(
    get(
      'user.php?act=off_info',
      'read',
      {},
      {
        deleted: flag,
        reason: optional(text),
        off_time: optional(time),
        end_time: optional(time),
        obstacles: list(text),
      },
    ),
  ),
  /** Asks for the account to be closed. */
  off: assumedCall(post('user.php?act=off', 'write', shape({ reason: text }), {})),
  /** Takes the closing back. */
  offCancel: assumedCall(get('user.php?act=off_cancel', 'write', {}, {})),
};
