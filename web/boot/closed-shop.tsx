import { shopClosedTitle } from '#shared/messages/closed-shop.ts';
import { closedComment } from '#shared/rules/app/closed-comment.ts';
import { Logo } from '#web/ui/logo.tsx';
import './closed-shop.css';
import { usePageTitle } from '#web/state/shell/page-title.ts';

/** Replaces the whole app while the operator has closed the shop (document 1 §2). */
export function ClosedShop({ comment }: { readonly comment: string | undefined }) {
  usePageTitle(shopClosedTitle.text);
  return (
    <main className="closed">
      <Logo size={56} />
      <h1>{shopClosedTitle.text}</h1>
      <p>{closedComment(comment).text}</p>
    </main>
  );
}
