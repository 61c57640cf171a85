import { expect, test, vi } from 'vitest';
import { serve } from '#web/state/testing.ts';
import { createInvite } from './invite-store.ts';

const CODE = 'login.php?act=yz_code';

test('a seventh character is not cut off: the code is refused until it has six', async () => {
  const server = serve({ [CODE]: () => ({ agency: { agency_id: '1', code: 'YC8888' } }) });
  const invite = createInvite(null);
  invite.type('YC88889');
  expect(invite.state.bad?.text).toBe('请输入6位邀请码！');
  expect(await invite.goOn()).toBeUndefined();
  expect(server.asked(CODE)).toEqual([]);
  invite.type('YC8888');
  await vi.waitFor(() => expect(server.asked(CODE)).toHaveLength(1));
  expect(invite.state.bad).toBeNull();
});
