/**
 * What sort of place this deployment is, told by a meta tag of index.html: a build says `production`, the stand-in and
 * `npm run dev` say `development`, and a release says what `--stage` names.
 */
const told = document.querySelector<HTMLMetaElement>('meta[name="yaocang-stage"]')?.content;

/** Only where nobody buys for real: pages for those who build and test the shop. */
export const isForTesting: boolean = import.meta.env.DEV || told === 'development' || told === 'staging';
