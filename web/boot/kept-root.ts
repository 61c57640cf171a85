/** A script that empties the page again and again is left to it. */
const TIMES = 5;

/** The app's place; it is put back where a script empties the body or writes it anew, and the app in it goes on. */
export function keptRoot(): HTMLElement {
  const root = document.getElementById('root') ?? document.createElement('div');
  root.id = 'root';
  let left = TIMES;
  const putBack = () => {
    if (root.isConnected || left-- < 1) return;
    // A body that was written anew has a dead copy of it.
    document.getElementById('root')?.remove();
    document.body.append(root);
  };
  putBack();
  new MutationObserver(putBack).observe(document.body, { childList: true });
  return root;
}
