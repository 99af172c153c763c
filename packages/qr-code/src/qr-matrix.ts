/// <reference path="./qrcode-core.d.ts" />
import { create } from "qrcode/lib/core/qrcode.js";

/** A code as squares: `size` of them each way, without the light edge a printed code needs around it. */
export type QrMatrix = { size: number; isDark: (x: number, y: number) => boolean };

/** How much of a code may be hidden: about 7, 15, 25 or 30 in a hundred. */
export type Correction = "L" | "M" | "Q" | "H";

/** What the largest code of the standard holds as bytes, at each correction. */
const mostBytes: Record<Correction, number> = { L: 2953, M: 2331, Q: 1663, H: 1273 };

/** The code of a text; undefined when no code holds that much. */
export function qrMatrix(text: string, correction: Correction): QrMatrix | undefined {
  // A text that hardly fits is for the encoder to judge; one far beyond would keep it busy for nothing.
  if (text.length > 3 * mostBytes[correction]) return undefined;
  try {
    const { modules } = create(text, { errorCorrectionLevel: correction });
    return { size: modules.size, isDark: (x, y) => Boolean(modules.get(y, x)) };
  } catch {
    return undefined;
  }
}
