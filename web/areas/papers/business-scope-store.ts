/** The business scopes (range, user-range): held ones, and requesting one with images of a licence. */

import { proxy } from 'valtio';
import type { BusinessScope } from '#shared/contract/user-licences.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { requestScope } from '#shared/flows/licences.ts';
import { submitted } from '#shared/messages/verification.ts';
import { scopeRefusal } from '#shared/rules/member/business-scope.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { webClock } from '#web/state/clock.ts';
import { act } from '#web/state/loading/act.ts';
import { api } from '#web/state/loading/api.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import * as kept from '#web/state/storage/kept.ts';
import { businessScopeLoader } from './verification-loader.ts';

export interface ScopeState {
  /** The scope being requested; '' for none. */
  type_id: string;
  images: string[];
  bad: string;
  sending: boolean;
  /** The number of running uploads. */
  uploading: number;
}

export function createScopes() {
  const list = createPart(askOf(businessScopeLoader.reads.list, { id: '' }), ({ data }): BusinessScope[] => data);
  const state = proxy<ScopeState>({ type_id: '', images: [], bad: '', sending: false, uploading: 0 });
  let draft = kept.scope.mine();

  function change(images: string[]): void {
    Object.assign(state, { images, bad: '' });
    if (images.length > 0) draft.write(images);
    else draft.erase();
  }

  async function send(): Promise<void> {
    const { type_id, images } = state;
    const scope = list.state.data?.find((each) => each.type_id === type_id);
    const refusal = scopeRefusal(scope?.state, images.length);
    state.bad = refusal?.text ?? '';
    if (refusal) return;
    await act(state, 'sending', async () => {
      const end = await lastOf(requestScope({ client: api, clock: webClock }, { type_id, images }));
      if (!sayEnd(end, submitted)) return;
      draft.erase();
      Object.assign(state, { type_id: '', images: [] });
      flagForReload('userCenter');
      await list.reload();
    });
  }

  return {
    list,
    state,
    send,
    open(type_id: string): void {
      Object.assign(state, { type_id, bad: '' });
      draft = kept.scope.mine(type_id);
      state.images = draft.read() ?? [];
    },
    close(): void {
      if (!state.sending) state.type_id = '';
    },
    add: (address: string) => change([...state.images, address]),
    remove: (address: string) => change(state.images.filter((each) => each !== address)),
    uploads(by: number): void {
      state.uploading += by;
    },
  };
}

export type ScopeStore = ReturnType<typeof createScopes>;
