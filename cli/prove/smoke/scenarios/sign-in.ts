import { type SignInDay, type SignInWeek, signin } from '#shared/contract/signin.ts';
import { enterAsBuyer } from '../legs/entering.ts';
import type { Scenario } from '../scenario.ts';

export const signIn: Scenario = {
  name: 'sign-in',
  about: ['每日签到：七天奖励、当天一次', 'the daily sign-in: seven days, once a day'],
  effect: 'write',
  role: 'buyer',
  operator: true,
  async run(walk) {
    await enterAsBuyer(walk);
    const { data, user_integral } = await walk.ask(['本周签到', 'the week'], signin.signin, {}, (answer, { holds }) => {
      const { lx_day } = answer.data;
      holds('data.lx_day', lx_day >= 0 && lx_day <= 7, ['0 至 7', '0 to 7'], lx_day, [
        '连续签到天数',
        'consecutive days',
        '2 §3, §9',
      ]);
    });
    const { signin_id, lx_day } = data;
    const today = dayAt(data, data.is_get ? lx_day : lx_day + 1);
    if (!data.is_get) {
      const args = { signin_id, v: `signin${lx_day + 1}`, address_id: '' };
      await walk.ask(['签到', 'sign in'], signin.get, args, (answer, { equal }) => {
        if (today?.gift_type !== 3) return;
        equal('user_integral', answer.user_integral, user_integral + today.gift_num, [
          '积分已到账',
          'points are credited',
          '2 §9',
        ]);
      });
    }
    await walk.ask(['已签到', 'signed in'], signin.signin, {}, (answer, { equal }) =>
      equal('data.is_get', answer.data.is_get, true, ['今日已签到', 'today is done', '2 §4']),
    );
    const again = { signin_id, v: `signin${lx_day + 1}`, address_id: '' };
    await walk.refused(['再次签到', 'a second time'], signin.get, again, ['每日一次', 'once a day', '2 §4'], /已签到/);
  },
};

const dayAt = (week: SignInWeek, day: number): SignInDay | undefined =>
  [week.signin1, week.signin2, week.signin3, week.signin4, week.signin5, week.signin6, week.signin7][day - 1];
