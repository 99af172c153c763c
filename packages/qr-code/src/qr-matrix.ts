/// <reference path="./qrcode-core.d.ts" />
import { create } from "qrcode/lib/core/qrcode.js";

/** A QR code as a square matrix of `size` modules a side, without the quiet zone a printed code needs. */
export type QrMatrix = { size: number; isDark: (x: number, y: number) => boolean };

/** How much of a code may be covered: about 7, 15, 25 or 30 %. */
export type ErrorCorrection = "L" | "M" | "Q" | "H";

/** How many bytes the largest code of the standard holds at each correction level. */
const mostBytes: Record<ErrorCorrection, number> = { L: 2953, M: 2331, Q: 1663, H: 1273 };

/** The QR code of a text; undefined when no code holds that much. */
export function qrMatrix(text: string, correction: ErrorCorrection): QrMatrix | undefined {
  // Borderline lengths are left to the encoder; a far longer text would keep it busy for nothing.
  if (text.length > 3 * mostBytes[correction]) return undefined;
  try {
    const { modules } = create(text, { errorCorrectionLevel: correction });
    return { size: modules.size, isDark: (x, y) => Boolean(modules.get(y, x)) };
  } catch {
    return undefined;
  }
}
