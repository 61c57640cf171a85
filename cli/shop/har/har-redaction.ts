/** Redacts a recording before it is written: secrets, names and addresses of people, by field and by value. */
import { fieldOf } from '#shared/client/form-body.ts';
import { jsonIn } from '#shared/client/json-in.ts';
import { isPersonName, isPhoneName, isSecretName } from '#shared/rules/trail/secret-names.ts';
import { jsonOf, leavesOf } from '../json.ts';
import { asTyped, createRedactor, HIDDEN, maskPhone, type Redactor } from '../redaction/redactor.ts';
import { looksSecret, withoutPersonal, withoutUnknown } from '../redaction/unknown-secrets.ts';
import { declaredOf, type IsDeclared } from './declared-only.ts';
import type { Exchange } from './har.ts';
import type { HarEntry } from './recorder.ts';

export interface Hiding {
  /** The profile's name of the token's header. */
  readonly secretHeaders?: readonly string[];
  readonly keepsPeople?: boolean;
  /** Keeps fields that the contract does not declare; then only what looks like a secret is hidden of them. */
  readonly keepsUnknown?: boolean;
}

/** Redacts entry by entry, with what is known by then. */
export function createHarRedactor(
  redactor: Redactor,
  { secretHeaders = [], keepsPeople = false, keepsUnknown = false }: Hiding = {},
) {
  // A HAR hides phone numbers that the command itself may show whole.
  const own = createRedactor(redactor.known(), keepsPeople ? undefined : []);
  const tokens = new Set(['set-cookie', ...secretHeaders].map((name) => name.toLowerCase()));
  const isSecret = (name: string) => isSecretName(name) || looksSecret(name) || tokens.has(name.toLowerCase());
  const hide = createHider(own, (name) => isSecret(name) || (!keepsPeople && isPersonName(name)), keepsUnknown);
  return {
    first(entry: HarEntry): HarEntry {
      own.learn(...redactor.known(), ...secretsIn(entry, isSecret));
      own.meet(dataOf(entry));
      return hide(entry);
    },
    /** For an entry that was redacted with less knowledge. */
    again: hide,
    knows: own.knows,
  };
}

const dataOf = ({ request, response }: Exchange): unknown => [
  Object.fromEntries(request.queryString.map(({ name, value }) => [name, value])),
  asJson(request.postData?.text),
  asJson(response.content.text),
];

type IsSecret = (name: string) => boolean;

/** Values of secret and phone fields, to find them elsewhere. */
function secretsIn({ request, response }: Exchange, isSecret: IsSecret): string[] {
  const { headers, queryString, postData } = request;
  const params = (postData?.params ?? []).map((param) => ({ ...param, name: fieldOf(param.name) }));
  const fields = [postData?.text, response.content.text].flatMap((text) => leavesOf(asJson(text)));
  const values = [...headers, ...queryString, ...params, ...response.headers, ...fields].flatMap((pair) => {
    const isHidden = 'value' in pair && (isSecret(pair.name) || isPhoneName(pair.name));
    return isHidden && ['string', 'number'].includes(typeof pair.value) ? [String(pair.value)] : [];
  });
  // Masked values are public.
  return values.filter((value) => !value.includes('****')).flatMap(asTyped);
}

function createHider(redactor: Redactor, isSecret: IsSecret, keepsUnknown: boolean) {
  const clean = (text: string): string => withoutPersonal(redactor.text(text));
  function hidden<P extends { readonly name: string; readonly value?: string }>(pair: P): P {
    const { name, value = '' } = pair;
    if (value === '') return pair;
    if (isSecret(name)) return { ...pair, value: HIDDEN };
    return { ...pair, value: isPhoneName(name) ? maskPhone(value) : clean(value) };
  }
  /** A parameter or a field of a form. */
  const kept = <P extends { readonly name: string; readonly value?: string }>(pair: P, isDeclared: IsDeclared): P =>
    keepsUnknown || isDeclared(pair.name, pair.value) || /^[01]?$/.test(pair.value ?? '')
      ? hidden(pair)
      : { ...pair, value: HIDDEN };
  function url(whole: string, isDeclared: IsDeclared): string {
    const [path = '', query] = whole.split(/\?(.*)/s);
    if (query === undefined) return clean(path);
    const pairs = [...new URLSearchParams(query)].map(([name, value]) => kept({ name, value }, isDeclared));
    return `${clean(path)}?${pairs.map((pair) => [pair.name, pair.value].map(encodeURIComponent).join('=')).join('&')}`;
  }
  function body(text: string, declared: (raw: unknown) => unknown): string {
    const read = (raw: unknown) => JSON.stringify(withoutUnknown(redactor.data(keepsUnknown ? raw : declared(raw))));
    const json = asJson(text);
    if (json !== undefined) return read(json);
    const found = keepsUnknown ? undefined : jsonIn(text);
    return found ? `${clean(found.around)} ${read(found.json)}` : clean(text);
  }
  return ({ request, response, ...entry }: HarEntry): HarEntry => {
    const { postData } = request;
    const { content, comment } = response;
    const declared = declaredOf(request);
    const posted = postData && {
      ...postData,
      text: body(postData.text, declared.body),
      // A form's name holds the way to its field: `0[number]`.
      params: postData.params.map((param) => ({
        ...kept({ ...param, name: fieldOf(param.name) }, declared.isField),
        name: param.name,
      })),
    };
    return {
      ...entry,
      request: {
        ...request,
        url: url(request.url, declared.isParameter),
        headers: request.headers.map(hidden),
        queryString: request.queryString.map((pair) => kept(pair, declared.isParameter)),
        ...(posted && { postData: posted }),
      },
      response: {
        ...response,
        headers: response.headers.map(hidden),
        redirectURL: clean(response.redirectURL),
        content: { ...content, ...(content.text !== undefined && { text: body(content.text, declared.answer) }) },
        ...(comment !== undefined && { comment: clean(comment) }),
      },
    };
  };
}

const asJson = (text: string | undefined): unknown => (/^\s*[{[]/.test(text ?? '') ? jsonOf(text) : undefined);
