/** The part of HAR 1.2 that is written and read. */
export interface Pair {
  readonly name: string;
  readonly value: string;
}

/** A sent form field; a file is recorded by name and type only. */
export type Param = { readonly name: string } & (
  | { readonly value: string }
  | { readonly fileName: string; readonly contentType: string }
);

/** What is read of any recording, ours or a browser's. */
export interface Exchange {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly Pair[];
    readonly queryString: readonly Pair[];
    readonly postData?: PostData | undefined;
    /** Bytes that were sent; -1 when it is not known. */
    readonly bodySize?: number | undefined;
  };
  readonly response: {
    /** 0 without an answer. */
    readonly status: number;
    readonly headers: readonly Pair[];
    readonly content: { readonly text?: string; readonly size?: number };
  };
}

interface PostData {
  readonly mimeType: string;
  readonly text: string;
  readonly params: readonly Param[];
}
