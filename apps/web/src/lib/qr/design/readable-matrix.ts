import { type ErrorCorrection, type QrMatrix, qrMatrix } from "@mauzo/qr-code/qr-matrix";
import type { Design } from "./design.ts";
import type { ScanProblem } from "./scan-checks.ts";

/** A denser code can be read only from close by and printed large. */
const mostSquares = 97;
/** How many bytes a code of `mostSquares` holds. */
const roomBytes: Partial<Record<ErrorCorrection, number>> = { M: 666, H: 382 };

/** A mark in the middle hides squares, so the code needs more error correction. */
const correctionOf = (design: Design): ErrorCorrection => (design.mark === "none" ? "M" : "H");

/** The code of a link; undefined when it would be too dense to be read in a shop. */
export function readableMatrix(link: string, design: Design): QrMatrix | undefined {
  const matrix = qrMatrix(link, correctionOf(design));
  return matrix && matrix.size <= mostSquares ? matrix : undefined;
}

/** How many characters to remove from the end of a text until its link fits. */
function charactersOver(link: string, text: string, room: number): number {
  let over = link.length - room;
  const characters = [...text];
  let gone = 0;
  while (over > 0 && gone < characters.length) {
    gone += 1;
    over -= encodeURIComponent(characters.at(-gone) ?? "").length;
  }
  return Math.max(1, gone);
}

/** The problem if a link doesn't fit: by how much its text is too long. */
export function lengthProblem(link: string, text: string, design: Design): ScanProblem[] {
  if (readableMatrix(link, design)) return [];
  const room = roomBytes[correctionOf(design)] ?? 0;
  return [{ kind: "tooLong", characters: charactersOver(link, text, room), marked: design.mark !== "none" }];
}
