import './setup/node-version.mjs';
import './setup/closed-pipe.mjs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { bigCarts, tapAll } from './measure/acts.mjs';
import { visitDaily } from './measure/member.mjs';
import { desk, visitAll } from './measure/phone.mjs';
import { serveRendered } from './measure/rendered.mjs';
import { serveShop } from './measure/serve.mjs';
import { MEMBER_VISITS, STRANGER_VISITS, VISITS } from './measure/visits.mjs';
import { ensureChromium, findChromium } from './setup/chromium.mjs';
import { inTop } from './setup/places.mjs';
import { countOf, wordsOf } from './setup/words.mjs';

/**
 * How fast the shop appears on a phone: medians of some rounds, each with every visit once. `--member`, `--stranger`, `--taps`,
 * `--big-cart` and `--desk 1280` measure something else than a stranger's visits. With `--beside` another build (its
 * `dist` folder, in its own checkout) is measured in turns; with `--rendered` also home as a server would render it.
 */
const HOW = `npm run measure -- [--rounds 9]

  --rounds N        so many rounds; each figure is their median
  --only NAME       only visits whose name has this in it
  --strict          exits with 1 over a limit
  --beside FOLDER   also another build, in turns: the dist of its own checkout
  --rendered        also home as a server would render it
  --member          a member's visits        --stranger    goods and lists, in one profile
  --taps            ten acts                 --big-cart    carts of 20, 50 and 300 lines
  --desk WIDTH      visits at a desk, px`;

const { values } = wordsOf(HOW, {
  options: {
    rounds: { type: 'string' },
    only: { type: 'string' },
    strict: { type: 'boolean' },
    beside: { type: 'string' },
    rendered: { type: 'boolean' },
    member: { type: 'boolean' },
    stranger: { type: 'boolean' },
    taps: { type: 'boolean' },
    'big-cart': { type: 'boolean' },
    desk: { type: 'string' },
  },
});
const rounds = countOf(HOW, values.rounds, 9);
const width = countOf(HOW, values.desk, 0);
const only = values.rendered ? 'home' : values.only;
const isWanted = (/** @type {{ name: string }} */ { name }) => !only || name.includes(only);
// A headless shell skips work that a real browser does.
const chromium = findChromium({ window: true }) ?? (await ensureChromium());
if (!chromium) process.exit(1);

const before = loadavg()[0] ?? 0;
const builds = [inTop('dist'), ...(values.beside ? [resolve(values.beside)] : [])];
const names = [
  ...builds.map((_, at) => (at === 0 ? '' : ', beside')),
  ...(values.rendered ? [', rendered by a server'] : []),
];
const isForMembers = values.member || values.taps || values['big-cart'];
const isLate = isForMembers || values.stranger;
const VISIT_HEADS = ['FCP', 'content', 'LCP', 'blocking', 'CLS', 'requests before content'];
/** @type {readonly (keyof import('./measure/phone.mjs').Measured)[]} */
const VISIT_KEYS = ['fcp', 'content', 'lcp', 'blocking', 'shift', 'requests'];
const shops = /** @type {(Awaited<ReturnType<typeof serveRendered>> & { slowDown?: () => Promise<void> })[]} */ ([]);
try {
  for (const dist of builds) shops.push(await serveShop(dist));
  if (isLate) for (const { slowDown } of shops) await slowDown?.();
  if (values.rendered && shops[0]) shops.push(await serveRendered(shops[0].url));
  const what = { urls: shops.map(({ url }) => url), chromium, rounds };
  if (values.member || values.stranger) {
    const visits = (values.member ? MEMBER_VISITS : STRANGER_VISITS).filter(isWanted);
    print(await visitDaily({ ...what, visits, member: values.member === true }), VISIT_HEADS, VISIT_KEYS);
  }
  if (values.taps) print(await tapAll(what), ['to the next paint', 'to its result'], ['paint', 'result']);
  if (values['big-cart'])
    print(await bigCarts(what), ['opened', 'tick', 'CPU of a tick', 'nodes'], ['open', 'tick', 'cpu', 'nodes']);
  if (!isLate) {
    const visits = VISITS.filter(isWanted);
    const found = await visitAll({ ...what, visits, ...(width > 0 && { device: desk(width) }) });
    print(found, VISIT_HEADS, VISIT_KEYS);
    const missed = width > 0 ? [] : visits.flatMap((visit) => overBar(visit, found.get(visit.name)?.[0] ?? []));
    for (const line of missed) console.log(line);
    if (values.strict && missed.length > 0) process.exitCode = 1;
  }
  const after = loadavg()[0] ?? 0;
  console.log(
    `\nThe machine's load was ${before.toFixed(1)} before and ${after.toFixed(1)} after${before > 1.5 ? ': busy, these figures are too slow' : ''}.`,
  );
} finally {
  await Promise.all(shops.map((shop) => shop.stop()));
}

/**
 * Prints a table of medians: a row for each visit or act, and one for each other shop with the ratio of ours to it.
 * @template {string} K
 * @param {ReadonlyMap<string, readonly (readonly Readonly<Record<K, number>>[])[]>} found by name, one list per shop
 * @param {readonly string[]} heads
 * @param {readonly K[]} keys
 */
function print(found, heads, keys) {
  const screen = width > 0 ? `Desk: ${width}×900` : 'Phone: 375×812';
  const who = isForMembers ? 'a member' : 'a stranger';
  const late = isLate ? `, ${who}, every answer of the API 60 ms late` : '';
  console.log(
    `\n${screen}, CPU slowed 4×, 1.6 Mbit/s, 150 ms${late}; medians of ${rounds}, in ms; pictures as heavy as photos.`,
  );
  console.log(`| ${['', ...heads].join(' | ')} |\n|${'---|'.repeat(heads.length + 1)}`);
  for (const [name, lists] of found) {
    const [ours = [], ...others] = lists.map((list) => keys.map((key) => median(list.map((each) => each[key]))));
    console.log(`| ${[name, ...ours.map(rounded)].join(' | ')} |`);
    for (const [at, other] of others.entries()) {
      const cells = other.map((value, cell) => `${rounded(value)}${ratioOf(ours[cell] ?? 0, value)}`);
      console.log(`| ${[name + names[at + 1], ...cells].join(' | ')} |`);
    }
  }
}

/** @param {number} value */
function rounded(value) {
  return value > 0 && value < 1 ? value.toFixed(3) : String(Math.round(value));
}

/** @param {number} ours @param {number} theirs */
function ratioOf(ours, theirs) {
  return theirs >= 1 ? ` (${(ours / theirs).toFixed(2)})` : '';
}

/**
 * The bars that a stranger's visit misses.
 * @param {import('./measure/visits.mjs').Visit} visit
 * @param {readonly import('./measure/phone.mjs').Measured[]} all
 */
function overBar({ name, bar }, all) {
  const of = (/** @type {keyof import('./measure/phone.mjs').Measured} */ key) => median(all.map((each) => each[key]));
  const times = [of('fcp'), of('content'), of('lcp')].map(Math.round);
  return ['FCP', 'content', 'LCP'].flatMap((what, at) => {
    const [time = 0, most = 0] = [times[at], bar[at]];
    return time > most ? [`Over the bar: ${name}, ${what} ${time} > ${most}`] : [];
  });
}

/** @param {readonly number[]} list */
function median(list) {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
