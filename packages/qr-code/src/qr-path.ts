import { outline, sharpPath } from "./outline.ts";
import { type ErrorCorrection, qrMatrix } from "./qr-matrix.ts";
import { quietZone } from "./quiet-zone.ts";

/** A code as the `d` of an SVG path inside a square with sides of `size`. */
export type QrPath = { path: string; size: number };

/**
 * A code as one SVG path, for a page rendered on the server: `<svg viewBox={`0 0 ${size} ${size}`}><path d={path}
 * /></svg>` in a dark colour on a light one. `size` includes the quiet zone that scanners need.
 * @throws when no code holds the text: texts come from the page itself, so this shows during development.
 */
export function qrPath(text: string, correction: ErrorCorrection = "M"): QrPath {
  const matrix = qrMatrix(text, correction);
  if (!matrix) throw new Error(`No QR code holds ${text.length} characters`);
  const moved = (x: number, y: number) => {
    const [inX, inY] = [x - quietZone, y - quietZone];
    return inX >= 0 && inY >= 0 && inX < matrix.size && inY < matrix.size && matrix.isDark(inX, inY);
  };
  const size = matrix.size + 2 * quietZone;
  return { path: sharpPath(outline(size, moved)), size };
}
