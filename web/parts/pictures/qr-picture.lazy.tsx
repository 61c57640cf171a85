import { encode } from 'uqr';
import './qr-picture.css';

interface Props {
  readonly text: string;
  /** The target of the code, for screen readers. */
  readonly label: string;
  /** Width in px, including the quiet zone. */
  readonly size?: number;
}

/** A QR code, on white in both colour schemes. Load it lazily: the encoder is 4 kB. */
export function QrPicture({ text, label, size = 200 }: Props) {
  const { data, size: modules } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className="qr-picture"
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      role="img"
      aria-label={label}
    >
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
