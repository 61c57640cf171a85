import { shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { facts, type Pair } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { SignInWeek } from '#shared/contract/signin.ts';
import { signedInToday, signIn } from '#shared/messages/daily-sign-in.ts';
import { giftWords, weekDays } from '#shared/rules/daily-sign-in.ts';

/** The seven days, where the member stands, and its points. */
export function signInWeek(
  { week, integral }: { readonly week: SignInWeek; readonly integral: number },
  paper: Paper,
): string {
  const { say } = paper;
  const days = weekDays(week).map(
    (day, at): Pair => [say(`第${at + 1}天`, `Day ${at + 1}`), `${giftWords(day)}${day.is_get ? ' ✓' : ''}`],
  );
  return facts(
    [
      [say('今天', 'Today'), (week.is_get ? signedInToday : signIn).text],
      [say('连续签到', 'In a row'), String(week.lx_day)],
      [say('积分', 'Points'), String(integral)],
      ...days,
      [say('奖励更新', 'New gifts'), shanghaiTime(week.re_time)],
    ],
    paper,
  );
}

/** What was gained and where it is found. */
export const signInGain = (
  { message, gain, find }: { readonly message: string; readonly gain: string; readonly find: string },
  paper: Paper,
): string => [paper.ink.green(clean(message)), gain, find && `→ ${find}`].filter(Boolean).join(' ');
