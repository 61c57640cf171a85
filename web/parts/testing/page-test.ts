/** The setup of a page's tests: init has answered, a member is logged in, and time is the test's. */
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { session } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';

interface Visit {
  /** '' is a visitor. */
  readonly token?: string;
  readonly settings?: Partial<Settings>;
  readonly now?: Date;
}

/** Called once in a file: each of its tests begins and ends so. */
export function testPage({ token = 'a'.repeat(32), settings = {}, now }: Visit = {}): void {
  beforeEach(() => {
    vi.useFakeTimers(now && { now });
    session.token = token;
    start.now = { phase: 'shown', settings: settings as Settings };
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    start.now = { phase: 'loading' };
    session.token = '';
  });
}
