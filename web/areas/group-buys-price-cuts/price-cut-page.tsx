import type { QueryOf } from '#web/navigation/routes.ts';
import { TeamsFrame } from './teams-frame.tsx';

/** /help_buy: price cuts (document 2 §2). */
export default function PriceCutPage({ query }: { readonly query: QueryOf<'priceCut'> }) {
  return <TeamsFrame script="help" query={query} />;
}
