import { picking } from '#cli/frame/ask.ts';
import { area, membersOnly } from '#cli/frame/command.ts';
import { word } from '#cli/frame/parameters.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import { addressLabel } from '#cli/parts/choices.ts';
import { shanghaiTime } from '#cli/text/money.ts';
import type { Pair } from '#cli/text/table.ts';
import type { Address } from '#shared/contract/entities.ts';
import { signedInToday, signIn } from '#shared/messages/daily-sign-in.ts';
import { giftText, weekDays } from '#shared/rules/daily-sign-in.ts';

const command = membersOnly(() => import('./service.ts'));

export const dailySignIn = area({ signin: ['签到', 'the daily sign-in'] }, [
  command('signin show', {
    about: ['签到进度', 'the seven days and where the member stands'],
    run: async ({ showSignIn }, _, cli) => showSignIn(await cli.shop()),
    card: ({ week, integral }) => [
      [['今天', 'Today'], (week.is_get ? signedInToday : signIn).text],
      [['连续签到', 'In a row'], String(week.lx_day)],
      [['积分', 'Points'], String(integral)],
      ...weekDays(week).map(
        (day, at): Pair => [[`第${at + 1}天`, `Day ${at + 1}`], `${giftText(day)}${day.is_get ? ' ✓' : ''}`],
      ),
      [['奖励更新', 'New gifts'], shanghaiTime(week.re_time)],
    ],
  }),
  command('signin claim', {
    about: ['签到，商品礼品的地址从列表选择', 'sign in for today; the address of a goods gift is picked from a list'],
    examples: ['yaocang signin claim', 'yaocang signin claim --address 12'],
    options: { address: word('--address <id>', ['礼品的收货地址编号', 'address that a goods gift goes to']) },
    run: async ({ claimSignIn }, { address }, cli) => {
      const about = ['签到礼品的收货地址', 'Address for the gift'] as const;
      const label = (each: Address) => addressLabel(each, cli.say);
      const pick = async (choices: readonly Address[]) =>
        (await picking(cli, about, '--address ID')({ choices, label })).address_id;
      return claimSignIn(await cli.shop(), address, canAsk(cli.terminal) ? pick : undefined);
    },
    also: ({ gain, next }) => [gain, next && `→ ${next}`].filter(Boolean).join(' '),
  }),
]);
