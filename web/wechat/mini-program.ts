/** Whether the page runs inside a mini program, whose payment sheet a page cannot open. */
export const inMiniProgram = (): boolean =>
  (window as { __wxjs_environment?: string }).__wxjs_environment === 'miniprogram' ||
  /miniProgram/i.test(navigator.userAgent);
