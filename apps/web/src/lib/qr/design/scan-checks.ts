import { contrast, luminance } from "./contrast.ts";
import type { Design } from "./design.ts";
import { unprintable } from "./pdf-label-text.ts";

/** Below this contrast, cameras in a dim shop give up. */
export const minimumContrast = 4.5;
/** Below this luminance, cameras take the background for a part of the code, whatever its contrast. */
const leastLight = 0.4;
/**
 * How much lighter than the background the frame may be, in `contrast`: cameras take for dark what is darker than its
 * surroundings.
 */
const mostPaleness = 1.25;

/** What keeps a code from being scanned, or a label from being printed. */
export type ScanProblem =
  | { kind: "tooLong"; characters: number; marked: boolean }
  | { kind: "inverted" }
  | { kind: "darkBack" }
  | { kind: "paleCloth" }
  | { kind: "faint"; part: "code" | "eye"; ratio: number }
  | { kind: "unprintable"; characters: string };

/** What is wrong with the design of a code. */
export function designProblems({ colours, frame, mark }: Design, label: string, letter: string): ScanProblem[] {
  const problems: ScanProblem[] = [];
  for (const part of ["code", "eye"] as const) {
    if (luminance(colours[part]) > luminance(colours.back)) {
      if (!problems.some(({ kind }) => kind === "inverted")) problems.push({ kind: "inverted" });
      continue;
    }
    const ratio = contrast(colours[part], colours.back);
    if (ratio < minimumContrast) problems.push({ kind: "faint", part, ratio });
  }
  if (problems.length === 0) {
    const { back, cloth } = colours;
    const isPale = luminance(cloth) > luminance(back) && contrast(cloth, back) > mostPaleness;
    if (luminance(back) < leastLight) problems.push({ kind: "darkBack" });
    else if (frame !== "none" && isPale) problems.push({ kind: "paleCloth" });
  }
  const characters = unprintable(`${frame === "none" ? "" : label}${mark === "letter" ? letter : ""}`);
  if (characters !== "") problems.push({ kind: "unprintable", characters });
  return problems;
}
