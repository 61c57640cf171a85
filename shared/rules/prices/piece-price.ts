/** The price of one tablet, bag or ampoule of a pack, where the pack's own words say how many there are. */

/** What is taken or used one at a time. */
const PIECE = /^(?:片|粒|丸|颗|枚|贴|支|袋|包|只|条|张|块|瓶|罐|个|副|双|根|卷|人份|揿|喷|吸)$/;
/** What holds several of them. */
const HOLDER = /^(?:板|排|小盒|盒|中包|中盒|筒|桶|套|组|提|箱|件)$/;
const COUNTED = /^(\d+)(\D+)$/;
/** Contents and measures do not count: 0.25g, 3ml:300单位, 8cm. */
const MEASURE = /^\d+(?:\.\d+)?万?(?:[munμµ]?g|kg|ml|l|%|iu|u|单位|[cm]?m|kcal)$/i;
/** A size or a kind: M, 卡型, 成人. */
const LABEL = /^[^\d一二两三四五六七八九十百]+$/;

interface Pieces {
  readonly count: number;
  readonly unit: string;
}

/**
 * The pieces of one sale unit (盒) by the words of its pack: "0.25g×36粒" has 36 粒, "10ml×6支×2盒" has 12 支. A chain says
 * what each holder has: of "6粒/板×4板/盒×20盒/箱" a 盒 has 24. Undefined unless every word of it is understood.
 */
export function piecesOf(pack = '', unit = ''): Pieces | undefined {
  const parts = plain(pack).split('×').map(partOf);
  const counted = parts.flatMap((part) => (part === 'measure' ? [] : [part]));
  const [first] = counted;
  if (unit === '' || !first || counted.includes(undefined)) return undefined;
  const isChain = counted.some((part) => part?.per !== '');
  const upTo = isChain ? counted.findIndex((part) => part?.per === unit) : counted.length - 1;
  const inside = counted.slice(0, upTo + 1);
  // A bag of bags: the words do not tell which of them is sold.
  if (inside.length === 0 || first.unit === unit || !PIECE.test(first.unit)) return undefined;
  if (inside.slice(1).some((part) => part && !HOLDER.test(part.unit) && !PIECE.test(part.unit))) return undefined;
  const count = inside.reduce((all, part) => all * (part?.count ?? 0), 1);
  return count > 1 ? { count, unit: first.unit } : undefined;
}

/** The price of a piece in fen, rounded; undefined where it is below half a fen or the pieces are unknown. */
export function piecePrice(fen: number | undefined, pack?: string, unit?: string) {
  const pieces = fen === undefined ? undefined : piecesOf(pack, unit);
  const each = pieces ? Math.round((fen ?? 0) / pieces.count) : 0;
  return pieces && each > 0 ? { fen: each, unit: pieces.unit } : undefined;
}

/** One spelling of signs. Remarks in brackets are no count. */
const plain = (pack: string): string =>
  pack
    .normalize('NFKC')
    .replace(/\([^()]*\)/g, '')
    .replace(/[*✕╳]|x(?=\s*\d)/gi, '×')
    .replace(/\s*([×/:])\s*/g, '$1')
    .trim()
    .replace(/\s+(?=\d)/g, '×');

/** 36片 or 36片/盒 as a count; a measure or a size does not count; undefined when it is not understood. */
function partOf(part: string): (Pieces & { readonly per: string }) | 'measure' | undefined {
  const [what = '', per = '', ...more] = part.split('/');
  if (what.split(':').every((each) => MEASURE.test(each) || LABEL.test(each))) return 'measure';
  const [, count = '', unit = ''] = COUNTED.exec(what) ?? [];
  const isCount = more.length === 0 && (PIECE.test(unit) || HOLDER.test(unit));
  return isCount ? { count: Number(count), unit, per } : undefined;
}
