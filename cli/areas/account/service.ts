/** The member, linked accounts, closing the account, sales staff. */
import { savedLogin, whoEntered } from '#cli/parts/login.ts';
import { say } from '#cli/parts/member-words.ts';
import { both, runOnce } from '#cli/parts/run-once.ts';
import { verificationNow } from '#cli/parts/verification-now.ts';
import { failureOf } from '#cli/shop/failure.ts';
import { type LoginsAt, listLogins, saveLogin } from '#cli/shop/logins.ts';
import { seeing } from '#cli/shop/look-up.ts';
import type { Profile } from '#cli/shop/profile.ts';
import type { MemberShop, Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { login } from '#shared/contract/login.ts';
import { salesman } from '#shared/contract/salesman.ts';
import { user } from '#shared/contract/user.ts';
import { userOff } from '#shared/contract/user-off.ts';
import { LoginLostError, NetworkError } from '#shared/errors.ts';
import { closeAccount as closeFlow, withdrawClosing as withdrawFlow } from '#shared/flows/close-account.ts';
import { knowsLogin } from '#shared/flows/knows-login.ts';
import { switchAccount as switchTo } from '#shared/flows/switch-account.ts';
import { closingAsked, closingWithdrawn, obstaclesUnknown } from '#shared/messages/account-closing.ts';
import { loggedIn, loggedOut } from '#shared/messages/login.ts';
import { changeSecurityFirst } from '#shared/messages/security.ts';
import { beingVerified, verifyFirst } from '#shared/messages/verification.ts';
import { bindFirst } from '#shared/messages/wechat.ts';
import { closingRefusal } from '#shared/rules/member/account-closing.ts';
import { accountChoices } from '#shared/rules/member/account-switch.ts';
import { asksToBind, pointsWorth } from '#shared/rules/member/member.ts';
import { runningTopUps } from '#shared/rules/pay/top-up.ts';
import { foundAmong } from '#shared/rules/search/found-among.ts';
import { initialsOf } from '#shared/rules/search/initials.ts';

/** Reads the member from the shop, so an expired login is noticed; amounts in fen. */
export async function whoAmI(shop: MemberShop) {
  const { user_name, name, agency_id, order_pay } = shop.session.login;
  const centre = await shop.client.send(user.userCenter, {});
  const yz = await verificationNow(shop);
  const { moneys, acquire_money, integral, dz_num, df_num, ds_num } = centre;
  const integral_worth = pointsWorth(integral, centre.integral_ratio);
  const money = { moneys, acquire_money, integral, integral_worth };
  return { user_name, name, agency_id, yz, order_pay, ...money, dz_num, df_num, ds_num };
}

export type CentreShown = Awaited<ReturnType<typeof showCentre>>;

/** The member centre with its side menu; amounts in fen. */
export async function showCentre(shop: MemberShop) {
  const { user_name, name, order_pay, user_list } = shop.session.login;
  const { envelope: _, system_priv, openid, ...centre } = await shop.client.send(user.userCenter, {});
  const yz = await verificationNow(shop);
  const side = await shop.client.send(user.userLeft, {});
  // An unknown state asserts nothing, and who has submitted is not asked again.
  const isAsked = shop.settings.user_yz && yz !== undefined && yz !== 1;
  const hints = [
    ...(isAsked ? [(yz === 2 ? beingVerified : verifyFirst).text] : []),
    ...(asksToBind(openid, system_priv) ? [bindFirst.text] : []),
    ...(side.rePwd || side.reMb ? [changeSecurityFirst.text] : []),
  ];
  return {
    ...centre,
    czhd_list: centre.czhd_list && runningTopUps(centre.czhd_list, shop.serverNow()),
    user_name,
    name: side.name || name,
    yz,
    order_pay,
    integral_worth: pointsWorth(centre.integral, centre.integral_ratio),
    bound: Boolean(openid),
    deleted: side.deleted,
    user_list,
    hints,
    privileges: Object.entries(system_priv).flatMap(([flag, on]) => (on ? [flag] : [])),
  };
}

/** Who is logged in at this shop on this machine; nothing is asked of the shop. */
export const savedLogins = async (logins: LoginsAt, profile: Profile) => ({
  logins: await listLogins(logins, profile),
});

type Account = ReturnType<typeof listAccounts>['accounts'][number];

/** The linked accounts of the login whose names have the words; empty for a single account. */
export function listAccounts(shop: MemberShop, keywords = '') {
  const { user_name, name, user_list } = shop.session.login;
  const nicknames = new Map(user_list.map(({ user_id, nickname }) => [user_id, nickname]));
  const choices = accountChoices(user_list, { user_name, name });
  const found = foundAmong(choices, keywords, ({ label }) => label, initialsOf);
  return { accounts: found.map((choice) => ({ ...choice, nickname: nicknames.get(choice.user_id) ?? '' })) };
}

/** Switches to a linked account, by id or login name; `pick` is called without one. */
export async function switchAccount(
  shop: MemberShop,
  logins: LoginsAt,
  named: string | undefined,
  pick: (accounts: readonly Account[]) => Promise<string>,
) {
  const { accounts } = listAccounts(shop);
  if (accounts.length < 2) throw new Fault('server', say.noLinked);
  const which = named ?? (await pick(accounts));
  const chosen = accounts.find(({ user_id, user_name }) => user_name === which || user_id === which);
  if (!chosen) throw new Fault('usage', say.noSuchAccount(which), { next: say.seeAccounts });
  if (chosen.current) throw new Fault('usage', say.isCurrent, { next: say.seeAccounts });
  const wanted = { user_id: chosen.user_id, log_bs: shop.settings.log_bs };
  const switched = await switchTo(shop, wanted, shop.signal);
  if (!('answer' in switched)) throw switched.error ?? new Fault('server', both(switched.message));
  const { answer } = switched;
  shop.learn(answer.token);
  const { user_list } = answer.user_list.length > 0 ? answer : shop.session.login;
  shop.session.login = savedLogin(chosen.user_name, { ...answer, user_list });
  await saveLogin(logins, shop.profile, shop.session.login);
  return whoEntered(chosen.user_name, { answer, message: loggedIn });
}

/** The state of a closing request, its deadline, and what blocks one. */
export async function closingState(shop: MemberShop) {
  const { envelope: _, ...info } = await shop.client.send(userOff.offInfo, {});
  return info;
}

export async function closeAccount(shop: MemberShop, reason: string, confirm: (userName: string) => Promise<void>) {
  const { user_name } = shop.session.login;
  shop.guard.check(userOff.off);
  const refusal = closingRefusal(reason);
  if (refusal) throw new Fault('usage', both(refusal));
  const { obstacles } = await closingState(shop);
  if (!obstacles) throw new Fault('server', both(obstaclesUnknown));
  const [first] = obstacles;
  if (first !== undefined) throw new Fault('server', [first, first], { next: seeing('account close-status') });
  await confirm(user_name);
  await runOnce(closeFlow(shop, reason), 'account close-status');
  return { message: closingAsked.text, end_time: (await closingState(shop)).end_time ?? null };
}

export async function withdrawClosing(shop: MemberShop) {
  await runOnce(withdrawFlow(shop), 'account close-status');
  return { message: closingWithdrawn.text };
}

/** Logs out. If the answer is lost, a read shows whether the token is still valid. */
export async function logOut(shop: Shop, logins: LoginsAt): Promise<{ message: string; was: string | null }> {
  const was = shop.session.login?.user_name ?? null;
  try {
    if (was !== null) await end(shop);
  } finally {
    shop.session.login = undefined;
    await saveLogin(logins, shop.profile, undefined);
  }
  return { message: loggedOut.text, was };
}

async function end(shop: Shop): Promise<void> {
  try {
    await shop.client.send(login.logout, {});
  } catch (error) {
    if (error instanceof LoginLostError) return;
    if (!(error instanceof NetworkError)) throw error;
    if (await knowsLogin(shop, shop.signal).catch(() => true)) {
      throw new Fault(failureOf(error).code, ONLY_HERE, { call: error.call, cause: error });
    }
  }
}

const ONLY_HERE = [
  '本机已退出；商城没有应答，那里的登录可能仍有效',
  'logged out here; the shop did not answer and may still honour the login',
] as const;

/** The number is not called `phone`, because the redactor would mask it. */
export async function listSalesmen(shop: MemberShop) {
  const { data } = await shop.client.send(salesman.list, {});
  return { salesmen: data.map(({ name, phone, area }) => ({ name, tel: phone, area })) };
}
