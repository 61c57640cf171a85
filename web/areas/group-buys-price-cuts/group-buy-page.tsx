import type { QueryOf } from '#web/navigation/routes.ts';
import { TeamsFrame } from './teams-frame.tsx';

/** /group_buy: group buys (document 2 §2). */
export default function GroupBuyPage({ query }: { readonly query: QueryOf<'groupBuy'> }) {
  return <TeamsFrame script="group" query={query} />;
}
