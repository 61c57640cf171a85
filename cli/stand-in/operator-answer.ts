/** Shows any operator answer: lists as tables, the rest as names and values. */
import { own } from '#cli/shop/json.ts';
import { price, shanghaiTime } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { facts, type Pair, table } from '#cli/text/table.ts';

type Row = Readonly<Record<string, unknown>>;

const MOST = 8;

export function operatorAnswer(answer: object, style: TextStyle): string {
  const entries = Object.entries(answer);
  const values = entries.filter(([, value]) => !isRows(value) && !isRecord(value));
  const parts = [
    facts(
      values.map(([name, value]): Pair => [called(name, style), shown(name, value)]),
      style,
    ),
    ...entries.flatMap(([name, value]) => (isRows(value) ? [listed(name, value, style)] : [])),
    ...entries.flatMap(([name, value]) =>
      isRecord(value) && !isEmpty(value)
        ? [`${style.ink.bold(called(name, style))}\n${operatorAnswer(value, style)}`]
        : [],
    ),
  ].filter((part) => part !== '');
  return parts.length === 0 ? style.ink.green(style.say('已完成！', 'done')) : parts.join('\n\n');
}

function listed(name: string, rows: readonly Row[], style: TextStyle): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, MOST);
  const title = called(name, style);
  const none = `${title}: ${style.say('无', 'none')}`;
  const shape = columns.map((column) => ({
    head: called(column, style),
    cell: (row: Row) => inYuan(column, row[column]) ?? shown(column, row[column]),
    shrinksTo: 10,
  }));
  return rows.length === 0 ? none : `${style.ink.bold(title)}\n${table(rows, none, style, shape)}`;
}

/** Names of lists, and of columns that `sandbox do` does not take as they are. */
const NAMES: Readonly<Record<string, string>> = {
  scenarios: '场景',
  name: '名称',
  about: '说明',
  acts: '动作',
  act: '动作',
  takes: '参数',
  faults: '故障',
  call: '接口',
  kind: '种类',
  times: '次数',
  skip: '先放过',
  ms: '毫秒',
  code: '错误码',
  content: '错误信息',
  now: '现在',
  messages: '短信',
  phone: '手机号',
  transfers: '转账',
  invoices: '开票申请',
  verifications: '认证',
  scopes: '经营范围',
  after_sales: '售后',
  pre_orders: '预订',
  feedbacks: '反馈',
  settings: '开关',
  notice: '通知',
  privileges: '功能',
};

const called = (name: string, { say }: TextStyle): string => say(own(NAMES, name) ?? name, name);

const inYuan = (name: string, value: unknown): string | undefined =>
  typeof value === 'number' && AMOUNTS.includes(name) ? price(value) : undefined;
const AMOUNTS = ['amount', 'money_paid', 'moneys', 'refund'];

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: Row): boolean => Object.keys(value).length === 0;
const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value) && value.every(isRecord);

function shown(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' && value > 1e12 && /time|now|started|until|end/.test(name)) return shanghaiTime(value);
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
