/** What a call does; one that does not say so counts as money. */
export const effectOf = ({ effect }: { readonly effect?: unknown }): 'read' | 'session' | 'write' | 'money' =>
  effect === 'read' || effect === 'session' || effect === 'write' ? effect : 'money';
