import { quietZone } from "./light-edge.ts";
import { outline, sharpPath } from "./outline.ts";
import { type Correction, qrMatrix } from "./qr-matrix.ts";

/** A code as the `d` of a path inside a square of this side. */
export type QrPath = { path: string; size: number };

/**
 * A code as one SVG path, for a page made on the server: `<svg viewBox={`0 0 ${size} ${size}`}><path d={path} /></svg>`
 * in a dark colour on a light one. The light edge that scanners need is part of `size`.
 * @throws when no code holds the text: it is the page's own and known while it is written.
 */
export function qrPath(text: string, correction: Correction = "M"): QrPath {
  const matrix = qrMatrix(text, correction);
  if (!matrix) throw new Error(`No QR code holds ${text.length} characters`);
  const moved = (x: number, y: number) => {
    const [inX, inY] = [x - quietZone, y - quietZone];
    return inX >= 0 && inY >= 0 && inX < matrix.size && inY < matrix.size && matrix.isDark(inX, inY);
  };
  const size = matrix.size + 2 * quietZone;
  return { path: sharpPath(outline(size, moved)), size };
}
