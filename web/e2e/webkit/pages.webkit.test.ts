import { findWebkit, HOW_TO_WEBKIT } from '#scripts/setup/webkit.mjs';
import { AGENTS } from '#web/wechat/testing/fake-host.ts';
import { IN_WECHAT, visitEveryPage } from '../support/every-page.ts';
import { startWebKit } from './webdriver.ts';

/** Every page in the iPhone's engine, as a member at a phone's size: its data come, and nothing overlaps or breaks. */

const PHONE = { userAgent: AGENTS.ios, width: 375, height: 812 };
const programs = findWebkit();

visitEveryPage({
  engine: 'webkit',
  start: programs && (() => startWebKit(programs, PHONE)),
  missing: HOW_TO_WEBKIT,
  shows: IN_WECHAT,
});
