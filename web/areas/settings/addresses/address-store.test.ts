import { beforeEach, expect, test, vi } from 'vitest';
import { toast } from '#web/state/messages/toast.ts';
import { serve } from '#web/state/testing.ts';
import { chooseWeChatAddress } from '#web/wechat/wechat.ts';
import { createAddress } from './address-store.ts';
import { createAddresses } from './addresses-store.ts';

vi.mock('#web/wechat/wechat.ts', () => ({ chooseWeChatAddress: vi.fn() }));

beforeEach(() => {
  toast.text = '';
});

const chosen = { consignee: '', phone: '', province: '', city: '', district: '', address: '' };

test.each([
  ['an address', { ...chosen, consignee: '李药师', address: '中河路 8 号' }, '李药师', ''],
  ['none, because the buyer went back', 'cancelled' as const, '', ''],
  ['none, because WeChat did not open its book', undefined, '', '暂时读不到微信里的地址，请在下面填写'],
])('%s from WeChat', async (_, given, consignee, said) => {
  vi.mocked(chooseWeChatAddress).mockResolvedValue(given);
  const store = createAddress({ id: '', back: '' });
  await store.takeFromWeChat();
  expect([store.state.form.consignee, toast.text]).toEqual([consignee, said]);
});

test('an address from WeChat with a province that there is not is not saved', async () => {
  const whole = { ...chosen, consignee: '李药师', phone: '13800138000', address: '中河路 8 号' };
  vi.mocked(chooseWeChatAddress).mockResolvedValue({
    ...whole,
    province: '火星省',
    city: '乌托邦市',
    district: '甲区',
  });
  const store = createAddress({ id: '', back: '' });
  await store.takeFromWeChat();
  await store.save();
  expect(store.state.bad).toEqual({ region: { text: '没有地区「火星省」，请重新选择！' } });
  expect(store.state.saving).toBe(false);
});

test('a stored address of a region that there is not can still be made the default, as it is', async () => {
  const old = { address_id: '5', consignee: '李药师', phone: '13800138000', path: '火星省 乌托邦市', mr: false };
  const shop = serve({
    'path.php?act=get_path': () => ({ data: [{ ...old, mr: '0' }] }),
    'path.php?act=save': () => ({ address_id: 5 }),
  });
  await createAddresses().makeDefault({ ...old, province: '火星省', city: '乌托邦市', address: '中河路 8 号' });
  expect(shop.asked('path.php?act=save')).toMatchObject([
    { address_id: '5', province: '火星省', city: '乌托邦市', mr: '1' },
  ]);
});
