/** Code that comes later, for drawing at build time: it is not there yet, and thrown is the way to fetch it. */
import { h } from 'preact';

// @ts-expect-error the query keeps this from being the module that it stands for
export * from '#web/parts/page/later.ts?itself';

/** @param {() => Promise<import('preact').ComponentType>} fetchView */
export function later(fetchView) {
  /** @type {import('preact').ComponentType | undefined} */
  let Here;
  const fetch = async () => {
    Here = await fetchView();
  };
  /** @param {object} props */
  function View(props) {
    if (Here) return h(Here, props);
    throw { fetch };
  }
  return { View, fetch };
}
