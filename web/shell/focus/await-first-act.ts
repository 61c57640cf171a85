/** Loads the code that leads the focus at the first tap or key: before, nothing has moved. */
const ACTS = ['pointerdown', 'keydown'];

export function awaitFirstAct(): void {
  const onAct = ({ target }: Event) => {
    for (const act of ACTS) removeEventListener(act, onAct, true);
    const { state } = history;
    const { href } = location;
    import('./focus.lazy.ts').then(
      ({ startFocus }) => startFocus({ target, state, href }),
      // Lost: the next act asks for it again.
      awaitFirstAct,
    );
  };
  for (const act of ACTS) addEventListener(act, onAct, true);
}
