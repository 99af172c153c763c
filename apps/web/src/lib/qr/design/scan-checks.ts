import { type Correction, type QrMatrix, qrMatrix } from "../qr-matrix.ts";
import { contrast, luminance } from "./contrast.ts";
import type { Design } from "./design.ts";
import { unprintable } from "./label-text.ts";

/** Below this, cameras in a dim shop give up. */
export const leastContrast = 4.5;
/** Cameras take a darker background for a part of the code, whatever its contrast. */
const leastLight = 0.4;
/** A code denser than this reads only from close by and printed large. */
const mostSquares = 97;
/** What a code of `mostSquares` holds as bytes. */
const roomBytes: Partial<Record<Correction, number>> = { M: 666, H: 382 };

/** What keeps a code from being read, or a label from being printed. */
export type ScanProblem =
  | { kind: "tooLong"; characters: number; marked: boolean }
  | { kind: "inverted" }
  | { kind: "darkBack" }
  | { kind: "faint"; part: "code" | "eye"; ratio: number }
  | { kind: "unprintable"; characters: string };

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

/** What is wrong with the look of a code. */
export function lookProblems({ colours, frame, mark }: Design, label: string, letter: string): ScanProblem[] {
  const problems: ScanProblem[] = [];
  for (const part of ["code", "eye"] as const) {
    if (luminance(colours[part]) > luminance(colours.back)) {
      if (!problems.some(({ kind }) => kind === "inverted")) problems.push({ kind: "inverted" });
      continue;
    }
    const ratio = contrast(colours[part], colours.back);
    if (ratio < leastContrast) problems.push({ kind: "faint", part, ratio });
  }
  if (problems.length === 0 && luminance(colours.back) < leastLight) problems.push({ kind: "darkBack" });
  const characters = unprintable(`${frame === "none" ? "" : label}${mark === "letter" ? letter : ""}`);
  if (characters !== "") problems.push({ kind: "unprintable", characters });
  return problems;
}
