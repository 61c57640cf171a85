/** Checks of the shop: its answer, its clock, whether it is open, the login, and the assumed calls. */
import { failureOf } from '#cli/shop/failure.ts';
import { everyCall } from '#cli/shop/find-call.ts';
import type { UnaskedShop } from '#cli/shop/shop.ts';
import { bracketed } from '#cli/text/words.ts';
import { common } from '#shared/contract/common.ts';
import { user } from '#shared/contract/user.ts';
import { CancelledError, LoginLostError } from '#shared/errors.ts';
import { closedComment } from '#shared/rules/app/closed-comment.ts';
import { hasAnswered } from '../contract/answered.ts';
import { type SurveyRow, survey } from '../contract/survey.ts';
import { checkAnswers } from './answers.ts';
import { type Check, fails, fine, say, skips, warns } from './check.ts';
import { checkBody, checkCache, checkClock, checkPages } from './raw-answers.ts';

const HOUR = 3_600_000;

export async function checkShop(shop: UnaskedShop): Promise<Check[]> {
  const began = shop.clock.now();
  const [init] = await Promise.allSettled([shop.client.send(common.init, { device: 'pc', log_bs: '' })]);
  const ms = shop.clock.now() - began;
  if (init.status === 'rejected') return [failed('init', init.reason)];
  const { version, shop_closed, close_comment } = init.value;
  const rows = await survey(shop, () => true);
  return [
    fine('init', say.answered(version || '-'), ms),
    await checkClock(shop),
    await checkCache(shop),
    await checkPages(shop),
    shop_closed
      ? fails('open', say.closed(closedComment(close_comment).text), undefined, 'closed')
      : fine('open', say.isOpen),
    await checkBody(shop),
    await checkLogin(shop),
    checkAnswers(rows),
    checkAssumed(rows),
  ];
}

async function checkLogin({ login, client, clock }: UnaskedShop): Promise<Check> {
  if (!login) return warns('login', say.noLogin, say.logIn);
  const [asked] = await Promise.allSettled([client.send(user.userCenter, {})]);
  if (asked.status === 'fulfilled') {
    const age = login.since === undefined ? '?' : Math.floor((clock.now() - login.since) / HOUR);
    return fine('login', say.loggedIn(login.user_name, age));
  }
  const isLost = asked.reason instanceof LoginLostError;
  return isLost
    ? fails('login', say.loginLost(login.user_name), say.logInAgain(login.user_name), 'login')
    : failed('login', asked.reason);
}

function checkAssumed(every: readonly SurveyRow[]): Check {
  const all = everyCall.filter(({ call }) => call.assumed === true).length;
  const rows = every.filter(({ assumed }) => assumed);
  const absent = rows.filter(({ state }) => state === 'absent').map(({ call }) => call);
  // Nobody can tell whether the server has calls that write, were refused, or lack arguments.
  const answered = rows.filter(hasAnswered).length;
  const detail = say.offered(answered, absent.length, all - answered - absent.length);
  if (absent.length > 0) return warns('assumed', detail, say.missing(absent.join(', ')));
  return answered > 0 ? fine('assumed', detail) : skips('assumed', detail);
}

function failed(name: 'init' | 'login', error: unknown): Check {
  // Whoever ends the run learns nothing of the shop.
  if (error instanceof CancelledError) throw error;
  const { words, detail, next, code } = failureOf(error);
  const told = detail === undefined ? words : bracketed(words, detail);
  // A refused certificate and a refusing proxy have their own next steps.
  const then = code === 'network' && !/proxy|CERT/.test(detail?.[1] ?? '') ? say.checkNetwork : next;
  return fails(name, told, then, code === 'internal' ? 'server' : code);
}
