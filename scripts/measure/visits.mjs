/**
 * The visits of a stranger and their limits in ms: first contentful paint, content (four goods on home) and largest contentful paint.
 * @typedef {{ name: string, path: string, content: string, member?: boolean, again?: boolean, bar: readonly [number, number, number] }} Visit
 */

const DEEP = /** @type {const} */ ([600, 1350, 1500]);

/**
 * What is opened every morning: the content is there with a name and, for a member, an amount (`price`). Each is made three
 * times in one profile; at the third the browser has the compiled code in its cache. `as` is another member.
 * @typedef {{ name: string, path: string, content: string, price?: string, as?: import('#web/e2e/support/buyer.ts').MemberName }} DailyVisit
 */

/** Goods and lists as a stranger opens them, from a card in a chat or a code. @type {readonly DailyVisit[]} */
export const STRANGER_VISITS = [
  { name: 'home', path: 'index', content: '' },
  { name: 'goods', path: 'goods?id=100002', content: '#root .goods-page__name' },
  { name: 'search', path: 'search?keywords=all', content: '#root .goods-card__name' },
  { name: 'collection', path: 'intro?intro=hot', content: '#root .goods-card__name' },
];

/** @type {readonly DailyVisit[]} */
export const MEMBER_VISITS = [
  { name: 'home', path: 'index', content: '', price: '#root .mini b, #root .goods-card .price b' },
  {
    name: 'goods',
    path: 'goods?id=100002',
    content: '#root .goods-page__name',
    price: '#root .goods-page__buy .price b',
  },
  {
    name: 'search',
    path: 'search?keywords=all',
    content: '#root .goods-card__name',
    price: '#root .goods-card .price b',
  },
  { name: 'cart', path: 'cart', content: '#root .cart-line__name h2', price: '#root .cart-line__price b' },
  { name: 'orders', path: 'order', content: '#root .order__time', price: '#root .order__sum b' },
  { name: 'member centre', path: 'user-center', content: '#root .purse__sum', price: '#root .purse__sum' },
  { name: 'empty cart', path: 'cart', content: '#root .state', as: 'feixianjie' },
  { name: 'no orders', path: 'order', content: '#root .state', as: 'feixianjie' },
];

/** @type {readonly Visit[]} */
export const VISITS = [
  { name: 'home, first visit', path: 'index', content: '', bar: [500, 560, 700] },
  { name: 'home, second visit', path: 'index', content: '', again: true, bar: [350, 400, 450] },
  { name: 'search', path: 'search?keywords=all', content: '#root .goods-card', bar: DEEP },
  { name: 'goods', path: 'goods?id=100002', content: '#root .goods-page__name', bar: DEEP },
  { name: 'login', path: 'user?path=login', content: '#root .login__form', bar: DEEP },
  { name: 'order gate', path: 'order', content: '#root .state', bar: DEEP },
  { name: 'cart', path: 'cart', content: '#root .cart-line__name, #root .state', member: true, bar: DEEP },
  { name: 'orders', path: 'order', content: '#root .order__time, #root .state', member: true, bar: DEEP },
  { name: 'member centre', path: 'user-center', content: '#root .purse__sum', member: true, bar: DEEP },
];
