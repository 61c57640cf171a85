/**
 * The kind of deployment, from a meta tag of index.html: `production` in a build, `development` in the stand-in and
 * `npm run dev`, and the value of `--stage` in a release.
 */
const told = document.querySelector<HTMLMetaElement>('meta[name="yaocang-stage"]')?.content;

/** True where nobody really buys: enables pages for those who build and test the shop. */
export const isForTesting: boolean = import.meta.env.DEV || told === 'development' || told === 'staging';
