/** Pack and maker of lines whose answer has neither, taken from a search for the goods' name. */
import { useEffect, useMemo } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { search } from '#shared/contract/search.ts';
import { searchAsk, searchDefaults } from '#shared/rules/goods/goods-filter.ts';
import { api } from '#web/state/loading/api.ts';
import { createLanes } from '#web/state/loading/lanes.ts';

interface Line {
  readonly goods_id?: string | undefined;
  readonly goods_name: string;
  readonly des?: string | undefined;
  readonly brand_name?: string | undefined;
}

interface Pack {
  readonly des: string;
  readonly brand_name: string;
}

const ASKED_AT_ONCE = 2;
/** The most names looked up for one place: a long order is not worth a hundred requests. */
const MOST_NAMES = 20;

/** By goods id, kept while the shop is open. */
const packs = proxy<Record<string, Pack>>({});
const asked = new Set<string>();
const inLane = createLanes(ASKED_AT_ONCE);

const lacks = ({ goods_id, des, brand_name }: Line): boolean => Boolean(goods_id) && !des && !brand_name;

/** The names to look up. Names that occur twice come first, because only those are ambiguous. */
export function namesToAsk(lines: readonly Line[]): string[] {
  const wanting = lines.filter(lacks).map(({ goods_name }) => goods_name);
  const times = new Map<string, number>();
  for (const name of wanting) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times.keys()].sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0)).slice(0, MOST_NAMES);
}

async function ask(name: string): Promise<void> {
  try {
    const { data } = await api.send(search.search, searchAsk({ keywords: name }, searchDefaults));
    for (const { goods_id, des = '', brand_name = '' } of data) packs[goods_id] = { des, brand_name };
  } catch {
    // The line is shown without pack and maker.
    asked.delete(name);
  }
}

/** The same lines with pack and maker, as far as they are known. */
export function useLinePacks<L extends Line>(lines: readonly L[]): readonly L[] {
  const known = useSnapshot(packs);
  const names = useMemo(() => namesToAsk(lines), [lines]);
  useEffect(() => {
    for (const name of names) {
      if (asked.has(name)) continue;
      asked.add(name);
      inLane(() => ask(name));
    }
  }, [names]);
  return useMemo(
    () => lines.map((line) => (lacks(line) ? { ...line, ...known[line.goods_id ?? ''] } : line)),
    [lines, known],
  );
}
