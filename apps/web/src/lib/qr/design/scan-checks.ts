import { contrast, luminance } from "./contrast.ts";
import type { Design } from "./design.ts";
import { unprintable } from "./label-text.ts";

/** Below this, cameras in a dim shop give up. */
export const leastContrast = 4.5;
/** Cameras take a darker background for a part of the code, whatever its contrast. */
const leastLight = 0.4;
/** Beside a lighter frame, too: a camera takes for dark what is darker than what is around it. In `contrast`. */
const mostPaleness = 1.25;

/** What keeps a code from being read, or a label from being printed. */
export type ScanProblem =
  | { kind: "tooLong"; characters: number; marked: boolean }
  | { kind: "inverted" }
  | { kind: "darkBack" }
  | { kind: "paleCloth" }
  | { kind: "faint"; part: "code" | "eye"; ratio: number }
  | { kind: "unprintable"; characters: string };

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
