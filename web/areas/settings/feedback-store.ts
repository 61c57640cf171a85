/** The feedback draft: stored, because a phone may discard the page while its camera is open. */
import { proxy, subscribe } from 'valtio';
import { lastOf } from '#shared/flows/flow.ts';
import { sendFeedback } from '#shared/flows/send-feedback.ts';
import { trailTooLong } from '#shared/messages/feedback.ts';
import { done } from '#shared/messages/success.ts';
import { checkFeedback, roomForTrail, withTrail } from '#shared/rules/member/feedback-form.ts';
import type { FeedbackType } from '#shared/rules/member/feedback-types.ts';
import { webClock } from '#web/state/clock.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { act } from '#web/state/loading/act.ts';
import { api } from '#web/state/loading/api.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import * as kept from '#web/state/storage/kept.ts';

interface Draft {
  type: FeedbackType;
  content: string;
  img_url: string;
  /** The attached trail as it was shown; '' for none. */
  trail: string;
}

export interface FeedbackState extends Draft {
  /** The error below the text. */
  bad: string;
  sending: boolean;
  /** The number of running uploads. */
  uploading: number;
}

export function createFeedback() {
  const draft = kept.feedback.mine();
  const before: Draft = { type: '1', content: '', img_url: '', trail: '', ...draft.read() };
  const state = proxy<FeedbackState>({ ...before, bad: '', sending: false, uploading: 0 });
  const leave = subscribe(state, () => {
    const { type, content, img_url, trail } = state;
    if (content === '' && img_url === '' && trail === '') draft.erase();
    else draft.write({ type, content, img_url, trail });
  });

  /** True when it was sent. */
  async function send(): Promise<boolean> {
    const checked = checkFeedback(state.content);
    state.bad = checked.ok ? '' : checked.message.text;
    if (!checked.ok) return false;
    const content = withTrail(state.content, state.trail);
    if (content === undefined) state.bad = trailTooLong.text;
    if (content === undefined) return false;
    const isSent = await act(state, 'sending', async () => {
      const { type, img_url } = state;
      const end = await lastOf(sendFeedback({ client: api, clock: webClock }, { type, content, img_url }));
      const sent = sayEnd(end, done);
      if (sent) forget();
      return sent;
    });
    return isSent ?? false;
  }

  function forget(): void {
    leave();
    draft.erase();
  }

  return {
    state,
    send,
    write(change: Partial<Draft>): void {
      Object.assign(state, change);
      if (state.content.trim() !== '') state.bad = '';
    },
    /** Shows the trail; it is attached once the member has confirmed it. */
    async attach(): Promise<void> {
      const trail = await open('trail', { room: roomForTrail(state.content) });
      if (trail) state.trail = trail;
    },
    uploads(change: number): void {
      state.uploading += change;
    },
  };
}
