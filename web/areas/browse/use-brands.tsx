import { useMemo, useState } from 'react';
import type { Brand } from '#shared/contract/entities.ts';
import { initialOf } from '#shared/rules/search/initial.ts';
import { useFound } from '#web/parts/list/use-found.tsx';
import { Chip, Chips } from '#web/ui/chip.tsx';

/** More are shown under their letters only, or by their words. */
export const MOST_SHOWN = 60;

/** Of many brands those that are shown: the chosen ones first, then those of a letter or of written words. */
export function useBrands(brands: readonly Brand[], chosen: readonly string[]) {
  const { shown: found, field } = useFound(brands, '找品牌', ({ brand_name }) => brand_name);
  const [letter, setLetter] = useState('');
  // Those that were chosen before: nothing moves under the finger.
  const [before] = useState(chosen);
  const letters = useMemo(() => {
    const all = brands.length > MOST_SHOWN ? brands.map(({ brand_name }) => initialOf(brand_name)) : [];
    return [...new Set(all)].sort();
  }, [brands]);
  const isFinding = found !== brands;
  const ofLetter = letter === '' || isFinding ? found : brands.filter((each) => initialOf(each.brand_name) === letter);
  const first = isFinding ? [] : brands.filter(({ brand_id }) => before.includes(brand_id));
  const shown = [...first, ...ofLetter.filter((each) => !first.includes(each))];
  const tools = field && (
    <div className="column brand-tools">
      {field}
      {letters.length > 1 && !isFinding && (
        <Chips label="品牌首字母">
          {letters.map((each) => (
            <Chip key={each} small on={each === letter} onClick={() => setLetter(each === letter ? '' : each)}>
              {each}
            </Chip>
          ))}
        </Chips>
      )}
    </div>
  );
  return { shown: shown.slice(0, Math.max(MOST_SHOWN, first.length)), tools };
}
