/** A script that empties the page again and again is left to it. */
const TIMES = 5;

/**
 * The app's place, which the app never leaves empty. Where a script empties it or the body, or writes the body anew, what
 * was taken away is put back, and the app goes on.
 */
export function keptRoot(): HTMLElement {
  const root = document.getElementById('root') ?? document.createElement('div');
  root.id = 'root';
  if (!root.isConnected) document.body.append(root);
  let left = TIMES;
  const watch = new MutationObserver((changes) => {
    if ((root.isConnected && root.firstChild) || left-- < 1) return;
    // A body that was written anew has a dead copy of it.
    if (!root.isConnected) document.getElementById('root')?.remove();
    for (const { target, removedNodes, nextSibling } of changes.reverse())
      for (const each of removedNodes) target.insertBefore(each, nextSibling);
  });
  watch.observe(document.body, { childList: true });
  watch.observe(root, { childList: true });
  return root;
}
