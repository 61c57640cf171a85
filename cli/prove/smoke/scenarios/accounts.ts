/** Accounts (documents 1 §4–§6, 2 §2): logins, linked accounts, security question, addresses, favourites, history. */
import { plainly, type Words } from '#cli/text/words.ts';
import { calls } from '#shared/contract/calls.ts';
import { LoginLostError } from '#shared/errors.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { hasSmsStep } from '#shared/rules/login/sms-step.ts';
import { is, type Rule } from '../check.ts';
import { say } from '../dictionary.ts';
import { chooseGoods } from '../legs/choosing.ts';
import { enter, enterAsBuyer, logIn, logInByMessage, openShop } from '../legs/entering.ts';
import { isFavourite, keepAddresses, keepFavourite, keepOpen } from '../restore.ts';
import type { Walk } from '../walk.ts';

const { collect, goods, history, login, mybuy, path, user, userOff, userSecurity } = calls;

export async function loginBySms(walk: Walk): Promise<void> {
  const settings = await openShop(walk);
  if (!hasSmsStep(settings)) walk.notHere(['登录不需要短信验证', 'a login takes no text message here']);
  await logInByMessage(walk, settings, true);
  await walk.ask(say.memberCentre, user.userCenter, {});
}

export async function wrongPassword(walk: Walk): Promise<void> {
  const { settings } = await enter(walk);
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

export async function switchAccount(walk: Walk): Promise<void> {
  const { settings, member } = await enter(walk);
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
  const first = is('name', member.name, ['应为原来的账号', 'the first account again', '2 §4']);
  const returned = await walk.ask(['切换回来', 'switch back'], login.reLogin, back, first);
  walk.signIn(own.user_name, returned);
}

export async function security(walk: Walk): Promise<void> {
  await enter(walk);
  const { data } = await walk.ask(['密保问题列表', 'questions'], userSecurity.getQuestions, {}, (answer, { holds }) => {
    const { length } = Object.keys(answer.data);
    holds('data', length > 0, ['密保问题', 'questions'], length, ['有密保问题可选', 'the questions', '2 §7']);
  });
  await walk.ask(['验证方式', 'how to prove it'], userSecurity.reYz, {}, (answer, { holds }) => {
    walk.learn(answer.true_phone);
    const { passwd_question, phone } = answer;
    const known: Rule = ['应为问题列表中的键', 'a key of the questions', '2 §7'];
    holds('passwd_question', passwd_question in data, ['已知的问题', 'a known question'], passwd_question, known);
    const masked: Rule = ['手机号只显示首尾', 'a phone shows its ends', '2 §3'];
    const ends: Words = ['打码的手机号', 'a masked phone'];
    holds('phone', !/^\d{11}$/.test(phone), ends, ['完整号码', 'a whole one'], masked);
  });
  const rule: Rule = ['密保答案须正确', 'the answer has to be right', '2 §7'];
  await walk.refused(['错误答案', 'a wrong answer'], userSecurity.reYzT, { answer: walk.once() }, rule);
}

export async function closingObstacles(walk: Walk): Promise<void> {
  await enterAsBuyer(walk);
  const { obstacles } = await walk.ask(['注销条件', 'what stands in the way'], userOff.offInfo, {});
  // Without an obstacle the request would be accepted.
  if (!obstacles?.length) return walk.notHere(['没有余额和未完成订单', 'neither money nor open orders here']);
  keepOpen(walk);
  const rule: Rule = ['先结清订单和余额', 'orders and money are settled first'];
  await walk.refused(['不能注销', 'it is refused'], userOff.off, { reason: '冒烟测试' }, rule);
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
  await enter(walk);
  const before = await walk.ask(['收货地址', 'addresses'], path.getPath, {}, ({ data }, { holds }) => {
    const defaults = data.filter(({ mr }) => mr).length;
    const one: Rule = ['有且只有一个默认地址', 'one is the default', '2 §2'];
    holds('data.mr', data.length === 0 || defaults === 1, ['一个默认地址', 'one default'], defaults, one);
  });
  keepAddresses(walk, before.data);
  const { address_id } = await walk.ask(['新增地址', 'add'], path.save, NEW_ADDRESS);
  const changed = { ...NEW_ADDRESS, address_id, address: '测试路 2 号' };
  await walk.ask(['修改地址', 'change'], path.save, changed);
  await walk.ask(['读取地址', 'read'], path.info, { address_id }, ({ data }, { equal }) => {
    equal('data.consignee', data.consignee, changed.consignee, SAVED);
    equal('data.address', data.address, changed.address, SAVED);
  });
  const short = { ...NEW_ADDRESS, phone: '123' };
  await walk.refused(['手机号过短', 'a short phone'], path.save, short, ['手机号为 11 位', '11 digits', '1 §9']);
  await walk.ask(['删除地址', 'delete'], path.delPath, { address_id, mr: false });
  await walk.ask(['地址列表', 'the list'], path.getPath, {}, ({ data }, { equal }) =>
    equal('data.length', data.length, before.data.length, ['其余地址不变', 'the others are left', '2 §7']),
  );
}

export async function favourites(walk: Walk): Promise<void> {
  const { settings } = await enterAsBuyer(walk);
  const { goods_id } = await chooseGoods(walk, settings);
  await keepFavourite(walk, goods_id, settings.log_bs);
  await walk.ask(['添加收藏', 'add'], collect.collect, { goods_id, lx: '1' });
  const listed: Rule = ['收藏的商品在列表中', 'it is listed', '1 §2'];
  await walk.ask(['收藏列表', 'list'], collect.collectList, {}, ({ data }, { holds }) => {
    const isListed = data.some((card) => card.goods_id === goods_id);
    holds('data.goods_id', isListed, plainly(goods_id), data[0]?.goods_id, listed);
  });
  const marked: Rule = ['lx=1 收藏，lx=0 取消', 'lx=1 keeps a favourite, lx=0 removes it', '2 §7'];
  const look = (name: Words, expected: boolean) =>
    walk.step(name, goods.info, async ({ equal }) =>
      equal('is_collect', await isFavourite(walk, goods_id, settings.log_bs), expected, marked),
    );
  await look(['商品页', 'goods page'], true);
  await walk.ask(['取消收藏', 'remove'], collect.collect, { goods_id, lx: '0' });
  await look(['再看商品页', 'goods page again'], false);
}

export async function footprints(walk: Walk): Promise<void> {
  const { settings } = await enterAsBuyer(walk);
  const { goods_id } = await chooseGoods(walk, settings);
  await walk.ask(['浏览历史', 'browsing history'], history.list, {}, ({ data }, { holds }) => {
    const isThere = data.some((card) => card.goods_id === goods_id);
    holds('data.goods_id', isThere, plainly(goods_id), data[0]?.goods_id, ['看过的在列表中', 'a look is kept', '2 §2']);
  });
  await walk.ask(['常购商品', 'frequent buys'], mybuy.list, {});
}
