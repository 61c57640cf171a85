import { shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { card, type Pair } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import { signedInToday, signIn } from '#shared/messages/daily-sign-in.ts';
import { giftWords, weekDays } from '#shared/rules/daily-sign-in.ts';
import type { SignedIn, SignInShown } from './service.ts';

/** The seven days, where the member stands, and its points. */
export const signInWeek = card(({ week, integral }: SignInShown) => {
  const days = weekDays(week).map(
    (day, at): Pair => [[`第${at + 1}天`, `Day ${at + 1}`], `${giftWords(day)}${day.is_get ? ' ✓' : ''}`],
  );
  return [
    [['今天', 'Today'], (week.is_get ? signedInToday : signIn).text],
    [['连续签到', 'In a row'], String(week.lx_day)],
    [['积分', 'Points'], String(integral)],
    ...days,
    [['奖励更新', 'New gifts'], shanghaiTime(week.re_time)],
  ];
});

/** What was gained and where it is found. */
export const signInGain = ({ message, gain, find }: SignedIn, paper: Paper): string =>
  [paper.ink.green(clean(message)), gain, find && `→ ${find}`].filter(Boolean).join(' ');
