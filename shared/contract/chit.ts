import { get, reaching } from './call.ts';
import { anyId, assumed, choice, optional, shown, text } from './wire.ts';

/** chit.php: SMS verification (document 1 §4, §7). */
export const chit = {
  /** Sends a code. `data` is the chit token for the other two calls. */
  sendChitCode: reaching(
    'message',
    get(
      'chit.php?act=send_chit_code',
      'session',
      { agency_id: optional(anyId), phone: optional(text), token: optional(text) },
      { data: text },
    ),
  ),
  /** Delivery state of the message: 0 on its way, 1 delivered, 2 undeliverable. */
  chitQuery: get(
    'chit.php?act=chit_query',
    'read',
    { chit_token: text, token: optional(text) },
    {
      status: shown(choice([0, 1, 2]), 0),
      data: optional(text),
    },
  ),
  /** Checks the code. `yz_chit` proves the check to a login. */
  chitYz: reaching(
    'message',
    get(
      'chit.php?act=chit_yz',
      'session',
      { chit_token: text, chit_code: text, token: optional(text), phone: optional(text) },
      { yz_chit: assumed(text) },
    ),
  ),
};
