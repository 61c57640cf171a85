import './setup/node-version.mjs';
import './setup/closed-pipe.mjs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { visitAll } from './measure/phone.mjs';
import { serveRendered } from './measure/rendered.mjs';
import { serveShop } from './measure/serve.mjs';
import { VISITS } from './measure/visits.mjs';
import { ensureChromium, findChromium } from './setup/chromium.mjs';
import { inTop } from './setup/places.mjs';

/**
 * How fast the shop appears on a phone: medians of some rounds, each with every visit once. With `--beside` another
 * build (its `dist` folder, in its own checkout) is measured in turns; with `--rendered` also home as a server would
 * render it.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    only: { type: 'string' },
    strict: { type: 'boolean' },
    beside: { type: 'string' },
    rendered: { type: 'boolean' },
  },
  strict: true,
});
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error('--rounds must be 1 or more.');
const only = values.rendered ? 'home' : values.only;
const visits = VISITS.filter(({ name }) => !only || name.includes(only));
// A headless shell skips work that a real browser does.
const chromium = findChromium({ window: true }) ?? (await ensureChromium());
if (!chromium) process.exit(1);

const before = loadavg()[0] ?? 0;
const builds = [inTop('dist'), ...(values.beside ? [resolve(values.beside)] : [])];
const names = [
  ...builds.map((_, at) => (at === 0 ? '' : ', beside')),
  ...(values.rendered ? [', rendered by a server'] : []),
];
const shops = /** @type {Awaited<ReturnType<typeof serveRendered>>[]} */ ([]);
try {
  for (const dist of builds) shops.push(await serveShop(dist));
  if (values.rendered && shops[0]) shops.push(await serveRendered(shops[0].url));
  const found = await visitAll({ urls: shops.map(({ url }) => url), chromium, visits, rounds });
  console.log(
    `\nPhone: 375×812, CPU slowed 4×, 1.6 Mbit/s, 150 ms, empty cache; medians of ${rounds}, in ms; pictures as heavy as photos.`,
  );
  console.log(
    '| Visit | FCP | content | LCP | blocking | CLS | requests before content |\n|---|---|---|---|---|---|---|',
  );
  const missed = visits.flatMap((visit) => {
    const [ours = [], ...others] = found.get(visit.name) ?? [];
    const lines = report(visit, ours);
    for (const [at, other] of others.entries()) report({ ...visit, name: visit.name + names[at + 1] }, other);
    return lines;
  });
  const after = loadavg()[0] ?? 0;
  console.log(
    `\nThe machine's load was ${before.toFixed(1)} before and ${after.toFixed(1)} after${before > 1.5 ? ': busy, these figures are too slow' : ''}.`,
  );
  for (const line of missed) console.log(line);
  if (values.strict && missed.length > 0) process.exitCode = 1;
} finally {
  await Promise.all(shops.map((shop) => shop.stop()));
}

/**
 * Prints one row; returns the bars that it misses.
 * @param {import('./measure/visits.mjs').Visit} visit
 * @param {readonly import('./measure/phone.mjs').Measured[]} all
 */
function report({ name, bar }, all) {
  const of = (/** @type {keyof import('./measure/phone.mjs').Measured} */ key) => median(all.map((each) => each[key]));
  const times = [of('fcp'), of('content'), of('lcp')].map(Math.round);
  console.log(
    `| ${[name, ...times, Math.round(of('blocking')), of('shift').toFixed(3), of('requests')].join(' | ')} |`,
  );
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
