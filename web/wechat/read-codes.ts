/** The browser's own barcode reader (`BarcodeDetector`): in Chrome on Android and macOS, not in Safari. */

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

/** Formats on packs and in our own links. */
const WANTED = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'data_matrix', 'qr_code', 'itf'];

/** Creates a reader; undefined when this browser has none for our formats. */
export async function createReader(): Promise<Reader | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: ReaderClass };
  if (!BarcodeDetector) return undefined;
  const formats = (await BarcodeDetector.getSupportedFormats()).filter((each) => WANTED.includes(each));
  return formats.length > 0 ? new BarcodeDetector({ formats }) : undefined;
}

/** The code in the format of WeChat's scanner: 1-D barcodes with their type and a comma in front, 2-D codes bare. */
export const asWeChatSays = ({ format, rawValue }: Found): string =>
  /^(ean|upc|code_128|itf)/.test(format) ? `${format.toUpperCase()},${rawValue}` : rawValue;
