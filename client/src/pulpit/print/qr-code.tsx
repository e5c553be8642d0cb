import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** Readers need a margin of this many modules around the code. */
const MARGIN = 4;

/** A QR code that scales with its box: black on white in any theme, as one path. */
export function QrCode({ text, className }: { text: string; className?: string }) {
  const { path, size } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN });
    const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
    return { path: squares.join(''), size: rows.length };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={`QR code for ${text}`}
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The address as a person types it. */
export const addressFor = (programPath: string): { url: string; shown: string } => {
  const { href, host } = new URL(programPath, window.location.origin);
  return { url: href, shown: `${host}${programPath}` };
};
