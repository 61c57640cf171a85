/** Text messages (document 1 §4, §9): a minute apart, five tries, ten minutes. */
import { chit } from '#shared/contract/chit.ts';
import type { Rule } from '../check.ts';
import { openShop } from '../legs/entering.ts';
import { digits } from '../legs/newcomer.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';

const MINUTE = 60_000;
const MOST_TRIES = 5;

/** Sends a code to a phone that nobody has; its token. */
async function send(walk: Walk, phone: string): Promise<string> {
  const { data } = await walk.ask(['发送验证码', 'send a code'], chit.sendChitCode, { phone, agency_id: '1' });
  walk.learn(data);
  return data;
}

export const smsLimits: Scenario = {
  name: 'sms-limits',
  about: [
    '短信验证码：60 秒内不能重发，错 5 次作废，10 分钟后过期',
    'codes by text message: none within 60 seconds, spoilt by five wrong tries, too old after ten minutes',
  ],
  effect: 'session',
  operator: true,
  // The clock goes ahead by more than a payment under way would bear.
  alone: true,
  async run(walk) {
    const { chit_yz } = await openShop(walk);
    if (!chit_yz) walk.notHere(['此环境没有短信验证', 'there are no text messages here']);
    const phone = `138${digits(walk.once(), 8)}`;
    const bare: Rule = ['需要手机号或令牌', 'a phone or a token is needed', '2 §5'];
    await walk.refused(['没有手机号', 'without a phone'], chit.sendChitCode, { phone: '123', agency_id: '1' }, bare);
    const chit_token = await send(walk, phone);
    const cooldown: Rule = ['60 秒后才能重发', 'a minute lies between two messages', '1 §9'];
    const again = { phone, agency_id: '1' };
    await walk.refused(['马上重发', 'send again at once'], chit.sendChitCode, again, cooldown, /秒后再/);
    const code = await walk.smsCode(phone);
    walk.learn(code);
    const wrong = { chit_token, phone, chit_code: code === '000000' ? '000001' : '000000' };
    const exact: Rule = ['验证码为 6 位', 'a code has 6 digits', '1 §5'];
    await walk.refused(['只有 5 位', 'five digits'], chit.chitYz, { ...wrong, chit_code: code.slice(1) }, exact, /6位/);
    for (let tried = 1; tried <= MOST_TRIES; tried += 1) {
      const rule: Rule = ['验证码要正确', 'the code has to be right', '1 §5'];
      await walk.refused([`第 ${tried} 次错误`, `wrong try ${tried}`], chit.chitYz, wrong, rule, /错误/);
    }
    const spoilt: Rule = ['错 5 次后作废', 'five wrong tries spoil a code'];
    await walk.refused(
      ['正确的也作废', 'the right one is spoilt'],
      chit.chitYz,
      { ...wrong, chit_code: code },
      spoilt,
      /次数过多/,
    );
    await walk.operator(['过去一分钟', 'a minute passes'], 'clock', { advance_ms: MINUTE + 1000 });
    const second = await send(walk, phone);
    const late = await walk.smsCode(phone);
    walk.learn(late);
    await walk.operator(['过去 11 分钟', '11 minutes pass'], 'clock', { advance_ms: 11 * MINUTE });
    const old: Rule = ['10 分钟后过期', 'a code is good for ten minutes'];
    await walk.refused(['过期', 'too old'], chit.chitYz, { chit_token: second, phone, chit_code: late }, old, /过期/);
  },
};
