/** The faults that a stand-in can be told to have, as it calls them; a test compares them with its own list. */
export const faultKinds = [
  'latency',
  'drop_before',
  'status_500',
  'html_502',
  'error',
  'need_login',
  'drop_after',
  'truncated',
  'php_warning',
  'empty',
  'wrong_types',
] as const;
