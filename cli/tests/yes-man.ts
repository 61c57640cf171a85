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
  'article.php?act=dz': {},
};

/** The same items, so many of each that one of the quantities can be had. */
function* pieces(body: Body): Iterable<Body> {
  const items = Object.values(body) as Body[];
  for (let goods_number = 2; goods_number <= 120; goods_number += 1) {
    yield items.map((item) => ({ ...item, goods_number })) as unknown as Body;
  }
}

/** Makes it: what it should have refused is noted, and the accounts that it closes are known by their names. */
export function createYesMan(real: typeof fetch) {
  const closing = new Set<string>();
  const users = new Map<string, string>();
  const accepted: string[] = [];
  /** `withdraws`: whether it lets a closing be taken back. */
  const self = { fetch: answer, closing, accepted, withdraws: true };
  return self;

  async function answer(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const url = new URL(String(input));
    const call = `${url.pathname.replace(/^.*\/api\//, '')}?act=${url.searchParams.get('act')}`;
    const user = users.get(new Headers(init?.headers).get('token') ?? '') ?? '';
    if (call === 'user.php?act=off') {
      closing.add(user);
      accepted.push(call);
      return yes({ content: '注销申请已提交' });
    }
    if (call === 'user.php?act=off_cancel') {
      if (!self.withdraws) return Response.json({ success: 0, error: 1, content: '不能撤回' });
      closing.delete(user);
      return yes();
    }
    const came = await real(input, init);
    const raw = (await came
      .clone()
      .json()
      .catch(() => ({}))) as Body;
    if (call === 'login.php?act=login') users.set(String(raw.token), String((await bodyOf(init)).user_name));
    if (call === 'user.php?act=off_info' && closing.has(user)) return yes({ deleted: 1, obstacles: [] });
    const accepting = ACCEPTED[call];
    if (!accepting || String(raw.success) !== '0' || String(raw.need_login) === '1') return came;
    accepted.push(call);
    for (const body of accepting.instead?.(await bodyOf(init)) ?? []) {
      const again = await real(input, { ...init, body: JSON.stringify(body) });
      const { success } = (await again.clone().json()) as Body;
      if (String(success) === '1') return again;
    }
    return yes();
  }
}

const yes = (more: object = {}) => Response.json({ success: 1, content: '', ...more });

const bodyOf = async (init?: RequestInit): Promise<Body> => JSON.parse(await new Response(init?.body).text()) as Body;
