import { area, membersOnly } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { shanghaiTime } from '#cli/text/money.ts';
import type { Pair } from '#cli/text/table.ts';
import { signedInToday, signIn } from '#shared/messages/daily-sign-in.ts';
import { giftText, weekDays } from '#shared/rules/member/daily-sign-in.ts';

const command = membersOnly(() => import('./service.ts'));

export const dailySignIn = area({ signin: ['签到', 'the daily sign-in'] }, [
  command('signin show', {
    about: ['签到进度', 'the seven days and where the member stands'],
    run: async ({ showSignIn }, _, cli) => showSignIn(await cli.shop()),
    card: ({ week, integral }) => [
      [['今天', 'Today'], (week.is_get ? signedInToday : signIn).text],
      [['连续签到', 'In a row'], String(week.lx_day)],
      [['积分', 'Points'], integral === undefined ? '' : String(integral)],
      ...weekDays(week).map(
        (day, at): Pair => [[`第${at + 1}天`, `Day ${at + 1}`], `${giftText(day)}${day.is_get ? ' ✓' : ''}`],
      ),
      [['奖励更新', 'New gifts'], shanghaiTime(week.re_time)],
    ],
  }),
  command('signin claim', {
    about: ['签到', 'sign in for today'],
    examples: ['yaocang signin claim', 'yaocang signin claim --address 12'],
    options: { address: word('--address <id>', ['礼品的收货地址编号', 'address that a goods gift goes to']) },
    run: async ({ claimSignIn }, { address }, cli) => claimSignIn(await cli.shop(), address),
    also: ({ gain, next }) => [gain, next && `→ ${next}`].filter(Boolean).join(' '),
  }),
]);
