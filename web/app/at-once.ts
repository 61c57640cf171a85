/**
 * Stands in the page itself and runs before any file is here: it hides home's first picture from the other pages and
 * asks for init. Where a policy forbids it, only the head start is lost.
 */
import { address, headers } from '#shared/client/request.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { askAhead } from '#web/state/ahead.ts';
import { apiBase, isHome } from '#web/state/place.ts';
import { isText, recall } from '#web/state/storage.ts';
import { initArgs } from './init-args.ts';

/** The path of the call init; the build reads it from the call's declaration. */
declare const INIT_PATH: string;

const token = recall('token', isText) ?? '';
const options = {
  base: new URL(apiBase, location.href).href,
  token: () => (isLoggedIn(token) ? token : ''),
  agencyId: () => recall('agency_id', isText) ?? '',
};

document.documentElement.classList.toggle('is-elsewhere', !isHome(location.pathname));
askAhead(address(options, INIT_PATH, Object.entries(initArgs())), headers(options));
