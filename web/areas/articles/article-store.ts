/** One article, and liking it: once a visit; the server allows it once a day (document 1 §4). */
import { article } from '#shared/contract/article.ts';
import { actOnce } from '#shared/flows/act-once.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { liked, likeUnknown } from '#shared/messages/articles.ts';
import { mayLike } from '#shared/rules/home/article-like.ts';
import { measurePictures } from '#web/parts/content/picture-sizes.ts';
import { webClock } from '#web/state/clock.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { createPart } from '#web/state/loading/part.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { say } from '#web/state/messages/toast.ts';

/** Creates the store of one visit. */
export function createArticle(id: string) {
  const part = createPart(async () => {
    const { article: one } = await api.send(article.info, { id });
    await measurePictures(one.cont_list);
    return one;
  });
  let likedNow = false;

  /** An unchanged count does not include our like. A higher one may be another reader's, and is shown. */
  async function recount(signal: AbortSignal) {
    const before = part.state.data?.dz_count;
    const { dz_count } = (await api.send(article.info, { id }, { signal })).article;
    part.edit((now) => ({ ...now, ...(dz_count !== undefined && { dz_count }) }));
    return before === undefined || dz_count === undefined || dz_count > before
      ? undefined
      : ({ happened: false } as const);
  }

  return {
    part,
    async like(): Promise<void> {
      const may = mayLike(likedNow);
      if (!may.ok) return say(may.message, 'warn');
      try {
        const send = (signal: AbortSignal) => api.send(article.dz, { id }, { signal });
        const end = await lastOf(actOnce({ clock: webClock }, { send, settle: recount }));
        if (end.step === 'unknown') return say(likeUnknown, 'warn');
        if (!sayEnd(end, liked)) return;
        likedNow = true;
        part.edit((now) => ({ ...now, ...(now.dz_count !== undefined && { dz_count: now.dz_count + 1 }) }));
      } catch (error) {
        report(error);
      }
    },
  };
}
