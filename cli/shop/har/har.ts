/** The part of HAR 1.2 that is written and read. */

export interface Pair {
  readonly name: string;
  readonly value: string;
}

export interface HarRequest {
  readonly method: string;
  readonly url: string;
  readonly httpVersion: string;
  readonly cookies: readonly Pair[];
  readonly headers: readonly Pair[];
  readonly queryString: readonly Pair[];
  readonly postData?: PostData;
  readonly headersSize: number;
  readonly bodySize: number;
}

interface PostData {
  readonly mimeType: string;
  readonly params: readonly HarParam[];
  readonly text: string;
}

/** A sent form field. */
export interface HarParam {
  readonly name: string;
  readonly value?: string;
  readonly fileName?: string;
  readonly contentType?: string;
}

export interface HarResponse {
  /** 0 without an answer. */
  readonly status: number;
  readonly statusText: string;
  readonly httpVersion: string;
  readonly cookies: readonly Pair[];
  readonly headers: readonly Pair[];
  readonly content: {
    readonly size: number;
    readonly mimeType: string;
    readonly text?: string;
    readonly comment?: string;
  };
  readonly redirectURL: string;
  readonly headersSize: number;
  readonly bodySize: number;
  readonly comment?: string;
}

/** The part that is read of any recording. */
export interface Exchange {
  readonly request: Pick<HarRequest, 'method' | 'url' | 'headers' | 'cookies' | 'queryString'> & {
    readonly postData?: PostData | undefined;
  };
  readonly response: Pick<HarResponse, 'status' | 'headers' | 'cookies'> & {
    readonly content: { readonly text?: string };
  };
}

export interface HarEntry extends Exchange {
  /** ISO 8601. */
  readonly startedDateTime: string;
  /** ms. */
  readonly time: number;
  readonly request: HarRequest;
  readonly response: HarResponse;
  readonly cache: Readonly<Record<never, never>>;
  readonly timings: { readonly send: number; readonly wait: number; readonly receive: number };
  readonly comment?: string;
}

export interface Har {
  readonly log: {
    readonly version: '1.2';
    readonly creator: { readonly name: string; readonly version: string };
    readonly entries: readonly HarEntry[];
    readonly comment?: string;
  };
}
