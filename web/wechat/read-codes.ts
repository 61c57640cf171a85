/** The browser's own reader of codes (`BarcodeDetector`), where there is one: Chrome on Android and macOS, not Safari. */

interface Found {
  readonly format: string;
  readonly rawValue: string;
}

export interface Reader {
  detect(source: CanvasImageSource): Promise<readonly Found[]>;
}

interface ReaderClass {
  new (options: { readonly formats: readonly string[] }): Reader;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** What stands on packs and in our own links. */
const WANTED = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'data_matrix', 'qr_code', 'itf'];

/** Makes a reader; undefined where this browser has none that reads any of our codes. */
export async function createReader(): Promise<Reader | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: ReaderClass };
  if (!BarcodeDetector) return undefined;
  const formats = (await BarcodeDetector.getSupportedFormats()).filter((each) => WANTED.includes(each));
  return formats.length > 0 ? new BarcodeDetector({ formats }) : undefined;
}

/** What was read, as WeChat hands it out: barcodes with their kind before a comma, codes in two dimensions bare. */
export const asWeChatSays = ({ format, rawValue }: Found): string =>
  /^(ean|upc|code_128|itf)/.test(format) ? `${format.toUpperCase()},${rawValue}` : rawValue;
