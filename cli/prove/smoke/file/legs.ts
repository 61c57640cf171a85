/** The built-in legs that a scenario file can `use`, and the values that each sets. */
import { own } from '#cli/shop/json.ts';
import { chooseGoods } from '../legs/choosing.ts';
import { enter, openShop, type Settings } from '../legs/entering.ts';
import { makeOrder, type Ordered } from '../legs/ordering.ts';
import { payByBalance } from '../legs/paying.ts';
import type { Scenario } from '../scenario.ts';
import type { Walk } from '../walk.ts';
import type { Bag } from './arguments.ts';

/** A reusable part of a scenario. It reads and sets named values. */
export type Leg = (walk: Walk, bag: Bag) => Promise<void>;

const open: Leg = async (walk, bag) => opened(bag, await openShop(walk));

function opened(bag: Bag, settings: Settings): void {
  bag.set('$settings', settings);
  bag.set('version', settings.version);
  bag.set('log_bs', settings.log_bs);
}

const login: Leg = async (walk, bag) => {
  const { settings, member } = await enter(walk);
  opened(bag, settings);
  for (const name of ['agency_id', 'yz', 'token'] as const) bag.set(name, member[name]);
};

const goods: Leg = async (walk, bag) => {
  if (!bag.has('token')) await login(walk, bag);
  const chosen = await chooseGoods(walk, known<Settings>(bag, '$settings'));
  bag.set('$goods', chosen);
  for (const [name, value] of Object.entries(chosen)) bag.set(name, value);
};

const order: Leg = async (walk, bag) => {
  if (!bag.has('$goods')) await goods(walk, bag);
  const made = await makeOrder(walk, known(bag, '$goods'));
  bag.set('$order', made);
  for (const [name, value] of Object.entries(made)) bag.set(name, value);
};

const pay: Leg = async (walk, bag) => {
  if (!bag.has('$order')) await order(walk, bag);
  await payByBalance(walk, known<Ordered>(bag, '$order'));
};

/** Names that begin with `$` belong to the legs: a file cannot write them. */
function known<T>(bag: Bag, name: string): T {
  const value = bag.get(name) as T | undefined;
  if (value === undefined) throw new Error(`${name} is not known yet`);
  return value;
}

const OPENED = ['version', 'log_bs'];
const ENTERED = [...OPENED, 'agency_id', 'yz', 'token'];
const CHOSEN = [...ENTERED, 'goods_id', 'quantity', 'price'];
const ORDERED = [...CHOSEN, 'order_id', 'order_sn', 'due'];

interface BuiltIn {
  readonly walk: Leg;
  readonly effect: Scenario['effect'];
  readonly leaves: readonly string[];
  readonly payPassword?: true;
}

/** By the name in a file. A leg runs the legs before it first if they have not run. */
const legs: Readonly<Record<string, BuiltIn>> = {
  open: { walk: open, effect: 'read', leaves: OPENED },
  login: { walk: login, effect: 'session', leaves: ENTERED },
  goods: { walk: goods, effect: 'session', leaves: CHOSEN },
  order: { walk: order, effect: 'write', leaves: ORDERED },
  pay: { walk: pay, effect: 'money', leaves: ORDERED, payPassword: true },
};

export const legNames: readonly string[] = Object.keys(legs);

export const legNamed = (name: string): BuiltIn | undefined => own(legs, name);
