import { type Correction, type QrMatrix, qrMatrix } from "@mauzo/qr-code/qr-matrix";
import type { Design } from "./design.ts";
import type { ScanProblem } from "./scan-checks.ts";

/** A code denser than this reads only from close by and printed large. */
const mostSquares = 97;
/** What a code of `mostSquares` holds as bytes. */
const roomBytes: Partial<Record<Correction, number>> = { M: 666, H: 382 };

/** A mark in the middle hides squares: then the code has to mend more. */
const correctionOf = (design: Design): Correction => (design.mark === "none" ? "M" : "H");

/** The code of a link; undefined when it would be too dense to be read in a shop. */
export function readableMatrix(link: string, design: Design): QrMatrix | undefined {
  const matrix = qrMatrix(link, correctionOf(design));
  return matrix && matrix.size <= mostSquares ? matrix : undefined;
}

/** How many characters have to go from the end of a text until its link has room. */
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

/** Whether a link fits, and by how much its text is too long where it doesn't. */
export function lengthProblem(link: string, text: string, design: Design): ScanProblem[] {
  if (readableMatrix(link, design)) return [];
  const room = roomBytes[correctionOf(design)] ?? 0;
  return [{ kind: "tooLong", characters: charactersOver(link, text, room), marked: design.mark !== "none" }];
}
