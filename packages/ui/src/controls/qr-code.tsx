import { create } from 'qrcode';
import { useMemo } from 'react';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly className?: string;
}

/** Light modules around the code (ISO/IEC 18004, 6.3.8), so that a camera finds its edge. */
const QUIET_ZONE = 4;

/** A QR code, black on white in any theme: cameras read this best. */
export function QrCode({ text, label, className = '' }: QrCodeProps) {
  const { size, path } = useMemo(() => qrModules(text), [text]);
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      className={`aspect-square rounded-large bg-paper ${className}`}
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** The dark modules as one SVG path in a square of `size` modules, one segment for each run in a row. */
export function qrModules(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue;
      const start = x;
      while (x < size && data[y * size + x]) x++;
      path += `M${start} ${y}h${x - start}v1h${start - x}z`;
    }
  }
  return { size, path };
}
