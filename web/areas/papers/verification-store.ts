/** The verification by licences (yz, user-yz): the form while it is filled in. */

import { proxy, subscribe } from 'valtio';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { userLicences, VerificationForm } from '#shared/contract/user-licences.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { submitVerification } from '#shared/flows/licences.ts';
import { submitted } from '#shared/messages/verification.ts';
import { VERIFYING, type VerificationProblem, verificationProblems } from '#shared/rules/member/verification-form.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { dayOf } from '#web/parts/time/day.ts';
import { serverNow, webClock } from '#web/state/clock.ts';
import { act } from '#web/state/loading/act.ts';
import { api } from '#web/state/loading/api.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { createPart } from '#web/state/loading/part.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { setVerification } from '#web/state/session/session.ts';
import * as kept from '#web/state/storage/kept.ts';
import { verificationLoader } from './verification-loader.ts';

export type Verification = AnswerOf<typeof userLicences.yzInfo>;

/** A licence of the form; `end` is a day such as 2028-11-15. */
export interface LicenceWritten {
  number: string;
  end: string;
  img_url: string;
}

export interface Written {
  company: string;
  legal_person: string;
  address: string;
  /** By kind. */
  licences: Record<string, LicenceWritten>;
}

export interface VerificationState {
  written: Written;
  /** A submission was tried: errors are marked from then on. */
  tried: boolean;
  sending: boolean;
  /** The number of running uploads. */
  uploading: number;
}

const noLicence: LicenceWritten = { number: '', end: '', img_url: '' };

export function createVerification() {
  const blank: Written = { company: '', legal_person: '', address: '', licences: {} };
  const draft = kept.verification.mine();
  const before = draft.read();
  const state = proxy<VerificationState>({ written: before ?? blank, tried: false, sending: false, uploading: 0 });
  let touched = before !== undefined;
  const info = createPart(askOf(verificationLoader.reads.info, {}), take);

  function take(answer: Verification): Verification {
    if (!touched) state.written = writtenOf(answer);
    return answer;
  }
  subscribe(state, () => touched && draft.write(state.written));

  async function handIn(): Promise<void> {
    const { data } = info.state;
    if (!data) return;
    state.tried = true;
    if (problemsOf(state.written, data).length > 0) return;
    await act(state, 'sending', async () => {
      const form = formOf(state.written);
      if (!sayEnd(await lastOf(submitVerification({ client: api, clock: webClock }, form)), submitted)) return;
      touched = false;
      draft.erase();
      state.tried = false;
      // After submitting it is under review (document 1 §4), even if the server does not say so; later answers count.
      setVerification(VERIFYING);
      flagForReload('userCenter', 'index', 'search', 'intro', 'cart');
      await info.reload();
    });
  }

  return {
    info,
    state,
    handIn,
    write(change: Partial<Omit<Written, 'licences'>>): void {
      touched = true;
      Object.assign(state.written, change);
    },
    writeLicence(kind: string, change: Partial<LicenceWritten>): void {
      touched = true;
      state.written.licences[kind] = { ...noLicence, ...state.written.licences[kind], ...change };
    },
    uploads(change: number): void {
      state.uploading += change;
    },
  };
}

export type VerificationStore = ReturnType<typeof createVerification>;

function writtenOf({ company = '', legal_person = '', address = '', licences, kinds }: Verification): Written {
  // The expiry of a kind without one is invisible here, so it is not submitted again.
  const hasEnd = (kind: string) => kinds.some((each) => each.kind === kind && each.has_end);
  const pairs = licences.map(({ kind, number, end_time, img_url }) => {
    return [kind, { number, end: end_time && hasEnd(kind) ? dayOf(end_time) : '', img_url }] as const;
  });
  return { company, legal_person, address, licences: Object.fromEntries(pairs) };
}

/** The form to send, without empty licences. */
export const formOf = ({ licences, ...facts }: Written): VerificationForm => ({
  ...facts,
  licences: Object.entries(licences)
    .filter(([, { number, end, img_url }]) => number.trim() !== '' || end !== '' || img_url !== '')
    .map(([kind, { number, end, img_url }]) => ({
      kind,
      number: number.trim(),
      end_time: end === '' ? null : dayEnd(end),
      img_url,
    })),
});

export const problemsOf = (written: Written, { kinds }: Pick<Verification, 'kinds'>): VerificationProblem[] =>
  verificationProblems(formOf(written), kinds, serverNow());

/** How many of the required facts and licences are complete, and of how many. */
export function requiredDone(written: Written, { kinds }: Pick<Verification, 'kinds'>): readonly [number, number] {
  const required = kinds.filter((each) => each.required).map(({ kind }) => kind);
  const open = new Set(
    problemsOf(written, { kinds })
      .filter(({ kind }) => kind === '' || required.includes(kind))
      .map(({ at, kind }) => kind || at),
  );
  const all = 3 + required.length;
  return [all - open.size, all];
}

/**
 * The last second of a day such as 2027-03-31 in the shop's time zone, in ms: a licence is valid through its last day.
 */
const dayEnd = (day: string): number => Date.parse(`${day}T23:59:59+08:00`);
