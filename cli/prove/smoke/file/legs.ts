/** What a scenario file can `use` of the built-in legs, and which values each leaves behind. */
import { chooseGoods } from '../legs/choosing.ts';
import { enter, openShop, type Settings } from '../legs/entering.ts';
import { makeOrder, type Ordered } from '../legs/ordering.ts';
import { payByBalance } from '../legs/paying.ts';
import type { Walk } from '../walk.ts';
import type { Bag } from './arguments.ts';

/** A piece of a scenario that takes and leaves named values. */
export type Leg = (walk: Walk, bag: Bag) => Promise<void>;

/** Names beginning with `$` are a leg's own: no file can spell them. */
const own = <T>(bag: Bag, name: string): T | undefined => bag.get(name) as T | undefined;

const open: Leg = async (walk, bag) => {
  const settings = await openShop(walk);
  bag.set('$settings', settings);
  bag.set('version', settings.version);
  bag.set('log_bs', settings.log_bs);
};

const login: Leg = async (walk, bag) => {
  const { settings, member } = await enter(walk);
  bag.set('$settings', settings);
  bag.set('version', settings.version);
  bag.set('log_bs', settings.log_bs);
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

function known<T>(bag: Bag, name: string): T {
  const value = own<T>(bag, name);
  if (value === undefined) throw new Error(`${name} is not known yet`);
  return value;
}

/** The legs by the name that a file uses; a leg brings the ones before it, should they be missing. */
export const legs: Readonly<Record<string, Leg>> = { open, login, goods, order, pay };

const OPENED = ['version', 'log_bs'];
const ENTERED = [...OPENED, 'agency_id', 'yz', 'token'];
const CHOSEN = [...ENTERED, 'goods_id', 'quantity', 'price'];
const ORDERED = [...CHOSEN, 'order_id', 'order_sn', 'due'];

/** The names that each leg leaves. */
export const leaves: Readonly<Record<string, readonly string[]>> = {
  open: OPENED,
  login: ENTERED,
  goods: CHOSEN,
  order: ORDERED,
  pay: ORDERED,
};
