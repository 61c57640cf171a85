/** Checks of the shop: its answer, its clock, whether it is open, the login, and the assumed calls. */
import { failureOf } from '#cli/shop/failure.ts';
import { everyCall } from '#cli/shop/find-call.ts';
import type { UnaskedShop } from '#cli/shop/shop.ts';
import { bracketed } from '#cli/text/words.ts';
import { buildRequest } from '#shared/client/request.ts';
import { common } from '#shared/contract/common.ts';
import { user } from '#shared/contract/user.ts';
import { LoginLostError } from '#shared/errors.ts';
import { closedComment } from '#shared/rules/app/closed-comment.ts';
import { hasAnswered } from '../contract/answered.ts';
import { type SurveyRow, survey } from '../contract/survey.ts';
import { checkAnswers } from './answers.ts';
import { checkBody } from './body.ts';
import { checkCache } from './cache.ts';
import { type Check, fails, fine, say, skips, warns } from './check.ts';
import { checkPages } from './pages.ts';

/** A larger difference between the clocks, in seconds, is a warning: signatures and coupons may fail. */
const APART = 30;
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

async function checkClock({ profile, fetch, clock, signal }: UnaskedShop): Promise<Check> {
  const none = { base: profile.base, names: profile.names, fetch, token: () => '', agencyId: () => '' };
  const { request } = buildRequest(common.init, { device: 'pc', log_bs: '' }, none);
  const before = clock.now();
  const answer = await fetch(request.url, { headers: request.headers, signal }).catch(() => undefined);
  await answer?.text().catch(() => '');
  const told = Date.parse(answer?.headers.get('date') ?? '');
  if (Number.isNaN(told)) return skips('clock', say.noDate);
  // The server's time was read between our two, and is cut to whole seconds.
  const ahead = before - (told + 1000);
  const apart = Math.max(ahead, told - clock.now(), 0) / 1000;
  const detail = (apart <= APART ? say.skew : ahead > 0 ? say.ahead : say.behind)(Math.round(apart));
  return apart > APART ? warns('clock', detail, say.setClock) : fine('clock', detail);
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
  const { words, detail, next, code } = failureOf(error);
  const told = detail === undefined ? words : bracketed(words, detail);
  // A refused certificate and a refusing proxy have their own next steps.
  const then = code === 'network' && !/proxy|CERT/.test(detail?.[1] ?? '') ? say.checkNetwork : next;
  return fails(name, told, then, code === 'internal' ? 'server' : code);
}
