/** A shop that accepts what it should refuse: everything else it passes on to the real one. */

interface Accepting {
  /** What it sends in the place of what was refused; none, and it says yes without having done anything. */
  readonly instead?: (body: Body) => Iterable<Body>;
}
type Body = Record<string, unknown>;

/** The calls that it says yes to, by their act. */
const ACCEPTED: Readonly<Record<string, Accepting>> = {
  'path.php?act=save': { instead: (body) => [{ ...body, phone: '13800000000' }] },
  'buy.php?act=add_to_cart': { instead: (body) => pieces(body) },
  'recharge.php?act=recharge_add': { instead: () => [{ type: 'other', money_v: '7.00' }] },
};

/** The same items, so many of each that one of the quantities can be had. */
function* pieces(body: Body): Iterable<Body> {
  const items = Object.values(body) as Body[];
  for (let goods_number = 2; goods_number <= 120; goods_number += 1) {
    yield items.map((item) => ({ ...item, goods_number })) as unknown as Body;
  }
}

/** Makes it: what it should have refused is noted. */
export function createYesMan(real: typeof fetch) {
  const accepted: string[] = [];
  /** `deletes`: whether it lets an address be deleted. */
  const self = { fetch: answer, accepted, deletes: true };
  return self;

  async function answer(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const url = new URL(String(input));
    const call = `${url.pathname.replace(/^.*\/api\//, '')}?act=${url.searchParams.get('act')}`;
    if (call === 'path.php?act=del_path' && !self.deletes) {
      return Response.json({ success: 0, error: 1, content: '不能删除' });
    }
    const came = await real(input, init);
    const raw = (await came
      .clone()
      .json()
      .catch(() => ({}))) as Body;
    const accepting = ACCEPTED[call];
    if (!accepting || String(raw.success) !== '0' || String(raw.need_login) === '1') return came;
    accepted.push(call);
    for (const body of accepting.instead?.(await bodyOf(init)) ?? []) {
      const again = await real(input, { ...init, body: JSON.stringify(body) });
      const { success } = (await again.clone().json()) as Body;
      if (String(success) === '1') return again;
    }
    return Response.json({ success: 1, content: '' });
  }
}

const bodyOf = async (init?: RequestInit): Promise<Body> => JSON.parse(await new Response(init?.body).text()) as Body;
