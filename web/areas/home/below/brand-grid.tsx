import type { Brand } from '#shared/contract/entities.ts';
import { href } from '#web/navigation/routes.ts';

/** Recommended brands; each links to a brand search. */
export const BrandGrid = ({ brands }: { readonly brands: readonly Brand[] }) => (
  <ul className="brand-grid">
    {brands.map(({ brand_id, brand_name, brand_logo }) => (
      <li key={brand_id}>
        <a className="brand-grid__brand" href={href.search({ ppg: brand_id })}>
          {brand_logo && <img src={brand_logo} alt="" width={64} height={40} loading="lazy" />}
          <span className="small clip">{brand_name}</span>
        </a>
      </li>
    ))}
  </ul>
);
