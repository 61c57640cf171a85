/** Accounts (documents 1 §4–§6, 2 §2): logins, linked accounts, addresses, favourites. */
import type { Words } from '#cli/text/words.ts';
import { calls } from '#shared/contract/calls.ts';
import { LoginLostError } from '#shared/errors.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { hasSmsStep } from '#shared/rules/login/sms-step.ts';
import { has, type Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { chooseGoods } from '../legs/choosing.ts';
import { type Entered, logIn, logInByMessage, openShop } from '../legs/entering.ts';
import { isFavourite, keepAddresses, keepFavourite } from '../restore.ts';
import type { Walk } from '../walk.ts';

const { collect, goods, login, path, user } = calls;

export async function loginBySms(walk: Walk): Promise<void> {
  const settings = await openShop(walk);
  if (!hasSmsStep(settings)) walk.notHere(['登录不需要短信验证', 'a login takes no text message here']);
  await logInByMessage(walk, settings, true);
  await walk.ask(say.memberCentre, user.userCenter, {});
}

export async function wrongPassword(walk: Walk, { settings }: Entered): Promise<void> {
  const password = encodePassword(`x${walk.once()}`);
  const wrong = { user_name: walk.account.user, password, openid: '', yz_chit: '', log_bs: settings.log_bs };
  const rule: Rule = ['登录密码须正确', 'the password has to be right'];
  await walk.refused(['错误密码', 'wrong password'], login.login, wrong, rule);
  await walk.ask(['退出登录', 'logout'], login.logout, {});
  await walk.step(['令牌已失效', 'the token is dead'], user.userCenter, async ({ holds }) => {
    const [asked] = await Promise.allSettled([walk.client.send(user.userCenter, {})]);
    const lost = asked.status === 'rejected' && asked.reason instanceof LoginLostError;
    holds('need_login', lost, 1, 0, ['退出后令牌失效，须重新登录', 'a token ends with its logout', '1 §4, §8']);
  });
  // A successful login resets the count of wrong passwords.
  await logIn(walk, settings);
}

export async function switchAccount(walk: Walk, { settings, member }: Entered): Promise<void> {
  const { log_bs } = settings;
  const own = member.user_list.find(({ user_name }) => user_name === walk.account.user);
  const other = member.user_list.find(({ user_name }) => user_name !== walk.account.user);
  if (!own || !other) return walk.notHere(['该会员没有关联账号', 'this member has no linked account']);
  const there = { user_id: other.user_id, log_bs };
  const switched = await walk.ask(['切换账号', 'switch'], login.reLogin, there, ({ token, name }, check) => {
    const isNew = isLoggedIn(token) && token !== member.token;
    const apart: Rule = ['切换后是另一次登录', 'a login of its own', '2 §7'];
    check.holds('token', isNew, ['另一个令牌', 'another token'], ['相同', 'the same'], apart);
    check.equal('name', name, other.nickname, ['应为另一个账号', 'the other account', '2 §4']);
  });
  walk.signIn(other.user_name, switched);
  const back = { user_id: own.user_id, log_bs };
  const first: Rule = ['应为原来的账号', 'the first account again', '2 §4'];
  const returned = await walk.ask(['切换回来', 'switch back'], login.reLogin, back, ({ name }, { equal }) =>
    equal('name', name, member.name, first),
  );
  walk.signIn(own.user_name, returned);
}

const SAVED: Rule = ['与保存的一致', 'as it was saved'];
const NEW_ADDRESS = {
  address_id: '',
  consignee: '冒烟测试',
  phone: '13800000000',
  mr: false,
  province: '浙江省',
  city: '杭州市',
  district: '滨江区',
  address: '测试路 1 号',
};

export async function addressBook(walk: Walk): Promise<void> {
  const before = await walk.ask(['收货地址', 'addresses'], path.getPath, {}, ({ data }, { holds }) => {
    const defaults = data.filter(({ mr }) => mr).length;
    const one: Rule = ['有且只有一个默认地址', 'one is the default', '2 §2'];
    holds('data.mr', data.length === 0 || defaults === 1, ['一个默认地址', 'one default'], defaults, one);
  });
  keepAddresses(walk, before.data);
  const { address_id } = await walk.ask(['新增地址', 'add'], path.save, NEW_ADDRESS);
  const changed = { ...NEW_ADDRESS, address_id, address: '测试路 2 号' };
  await walk.ask(['修改地址', 'change'], path.save, changed);
  const saved = has(SAVED, `data.consignee=${changed.consignee}`, `data.address=${changed.address}`);
  await walk.ask(['读取地址', 'read'], path.info, { address_id }, saved);
  const short = { ...NEW_ADDRESS, phone: '123' };
  await walk.refused(['手机号过短', 'a short phone'], path.save, short, ['手机号为 11 位', '11 digits', '1 §9']);
  await walk.ask(['删除地址', 'delete'], path.delPath, { address_id, mr: false });
  const others = has(['其余地址不变', 'the others are left', '2 §7'], `data.length=${before.data.length}`);
  await walk.ask(['地址列表', 'the list'], path.getPath, {}, others);
}

export async function favourites(walk: Walk, { settings }: Entered): Promise<void> {
  const { goods_id } = await chooseGoods(walk, settings);
  await keepFavourite(walk, goods_id, settings.log_bs);
  await walk.ask(['添加收藏', 'add'], collect.collect, { goods_id, lx: '1' });
  const listed = has(['收藏的商品在列表中', 'it is listed', '1 §2'], `data[*].goods_id=${goods_id}`);
  await walk.ask(['收藏列表', 'list'], collect.collectList, {}, listed);
  const marked: Rule = ['lx=1 收藏，lx=0 取消', 'lx=1 keeps a favourite, lx=0 removes it', '2 §7'];
  const look = (name: Words, expected: boolean) =>
    walk.step(name, goods.info, async ({ equal }) =>
      equal('is_collect', await isFavourite(walk, goods_id, settings.log_bs), expected, marked),
    );
  await look(['商品页', 'goods page'], true);
  await walk.ask(['取消收藏', 'remove'], collect.collect, { goods_id, lx: '0' });
  await look(['再看商品页', 'goods page again'], false);
}
