import { area, servedBy } from '#cli/frame/command.ts';
import { among, duration, many, oneOf, whole, word, yes } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/operator.ts';
import { acts, faultKinds, valuesOf } from './acts.ts';
import { operatorAnswer } from './operator-answer.ts';
import { faultOptions } from './options.ts';

const ofProcess = servedBy(() => import('./sandbox-process.ts'));
const ofOperator = servedBy(() => import('./operating.ts'));

const dataDir = word('--data-dir <folder>', ['数据目录', 'folder that keeps the shop']);

export const standIn = area({ sandbox: ['替身商城（本机）', 'the stand-in shop'] }, [
  ofProcess('sandbox start', {
    about: ['启动替身商城', 'run the stand-in shop'],
    examples: ['yaocang sandbox start --goods 300', 'yaocang sandbox start --port 0 --behind --data-dir /tmp/shop'],
    options: {
      port: whole('--port <port>', ['端口（默认 8080，0 为任意）', 'port (8080; 0 is any)'], 0),
      dataDir,
      goods: whole('--goods <count>', ['新商城的商品数', 'goods of a fresh shop']),
      behind: yes('--behind', ['在后台运行，直到 sandbox stop', 'go on behind, until sandbox stop']),
    },
    run: ({ runStandIn, startBehind }, { behind, ...given }, { terminal, signal, clock, planner, mayTake }) => {
      planner?.operate('sandbox start', { ...given, behind });
      const wanted = { ...given, env: terminal.env, signal };
      // It first finishes the requests that run.
      mayTake(Number.POSITIVE_INFINITY);
      return behind ? startBehind(wanted, clock) : runStandIn(wanted);
    },
  }),
  ofProcess('sandbox stop', {
    about: ['停止替身商城', 'stop the stand-in shop'],
    examples: ['yaocang sandbox stop --data-dir /tmp/shop'],
    options: { dataDir },
    run: ({ stopStandIn }, given, { terminal, signal, clock, planner }) => {
      planner?.operate('sandbox stop', given);
      return stopStandIn({ ...given, env: terminal.env, signal }, clock);
    },
  }),
  ofOperator('sandbox reset', {
    about: ['将替身商城恢复如新（时钟只进不退）', 'make the stand-in fresh again (its clock never goes back)'],
    run: async ({ act }, _, cli) => {
      await act(await operatorOf(cli), 'reset', {});
      return { message: cli.say('已重置！', 'it is fresh again') };
    },
  }),
  ofOperator('sandbox scenario', {
    about: ['替身商城：进入某个场景；不带参数为列表', 'stand-in: bring a scenario about; without arguments, list them'],
    examples: ['yaocang sandbox scenario', 'yaocang sandbox scenario gateway-silent --user yaodian'],
    args: { name: among('stories', word('[name]', ['场景名', 'name of the scenario'])) },
    options: {
      user: among(
        'members',
        word('--user <user>', ['发生在哪个会员身上（默认 yaodian）', 'to which member it happens (yaodian)']),
      ),
    },
    run: async ({ act, playScenario }, { name, user }, cli) => {
      const operator = await operatorOf(cli);
      return name === undefined ? act(operator, 'scenarios', {}) : playScenario(operator, name, user);
    },
    view: operatorAnswer,
  }),
  ofOperator('sandbox fault', {
    about: ['替身商城：安排故障；不带参数为列表', 'stand-in: order a fault; without arguments, list them'],
    examples: [
      'yaocang sandbox fault cart.list status_500 --times 3',
      'yaocang sandbox fault pay_order.ye_pay drop_after',
      'yaocang sandbox fault --clear',
    ],
    args: {
      call: among('calls', word('[call]', ['接口（如 cart.list），* 为全部', 'a call such as cart.list, or *'])),
      kind: oneOf('[kind]', ['故障', 'fault'], faultKinds),
    },
    options: faultOptions,
    run: async ({ orderFault }, { call, kind, ...how }, cli) => orderFault(await operatorOf(cli), call, kind, how),
    view: operatorAnswer,
  }),
  ofOperator('sandbox clock', {
    about: ['替身商城：查看或拨快时钟', 'stand-in: tell the time, or move it ahead'],
    examples: ['yaocang sandbox clock', 'yaocang sandbox clock --advance 25h'],
    options: { advance: duration('--advance <time>', ['拨快多少，如 30m、25h、10d', 'by so much: 30m, 25h, 10d']) },
    run: async ({ act }, { advance }, cli) => act(await operatorOf(cli), 'clock', { advance_ms: advance }),
    view: operatorAnswer,
  }),
  ofOperator('sandbox sms', {
    about: ['替身商城：已发短信及验证码', 'stand-in: the text messages sent, with their codes'],
    examples: ['yaocang sandbox sms', 'yaocang sandbox sms --phone 5678 --limit 1'],
    options: {
      phone: word('--phone <digits>', ['只看此手机号（可只写尾号）', 'of this phone; its last digits will do']),
      limit: whole('--limit <count>', ['最多多少条（默认 10）', 'at most so many (10)']),
    },
    run: async ({ sentMessages }, { phone, limit }, cli) => sentMessages(await operatorOf(cli), phone, limit ?? 10),
    view: operatorAnswer,
  }),
  ofOperator('sandbox do', {
    about: [
      '替身商城：扮演运营方（发货、审核、开关…）；不带参数为列表',
      'stand-in: act as its operator (ship, review, switch…); without arguments, list the acts',
    ],
    examples: [
      'yaocang sandbox do ship order_sn=20261124123456 parcels=2',
      'yaocang sandbox do review_transfer transfer=7 verdict=reject because=凭证看不清',
      'yaocang sandbox do settings shop_closed=true close_comment=盘点',
    ],
    args: {
      action: oneOf('[action]', ['动作', 'act'], Object.keys(acts)),
      values: { ...many('[values...]', ['名称=值', 'NAME=VALUE']), values: ([action = '']) => valuesOf(action) },
    },
    run: async ({ listActs, perform }, { action, values }, cli) =>
      action === undefined ? listActs(cli.language) : perform(await operatorOf(cli), action, values),
    view: operatorAnswer,
    isOwnWords: ({ action }) => action === undefined,
  }),
]);
