/** The sign of a QR code: no part of the first page shows it. */
export const QR = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v.2M20 18v2h-2M14 20v-.2';
