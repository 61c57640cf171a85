/** The EAN-13 behind a GTIN-14 with a leading 0, and the device identifier of a UDI. */
export function barcodeOf(cell: string): string {
  const di = /\(01\)(\d{14})/.exec(cell)?.[1];
  const digits = di ?? cell.replace(/[\s-]/g, '').replace(/\.0+$/, '');
  return /^0\d{13}$/.test(digits) ? digits.slice(1) : digits;
}
