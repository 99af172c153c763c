import { contrast } from "../../../lib/qr/design/contrast.ts";
import { chatLink, type Draft, greetingOf } from "../../../lib/qr/design/draft.ts";
import { lengthProblem, lookProblems, readableMatrix, type ScanProblem } from "../../../lib/qr/design/scan-checks.ts";
import { drawCode } from "../../../lib/qr/drawing/draw-code.ts";
import type { Drawing } from "../../../lib/qr/drawing/drawing.ts";
import { leastSquareMm } from "../../../lib/qr/print/sheets.ts";
import type { QrMatrix } from "../../../lib/qr/qr-matrix.ts";

/** What a painting is made of beside the draft: the page's own words, and a picture from this device. */
export type Materials = { greeting: string; label: string; picture: string | undefined };

export type Painting = {
  /** Without a number it only looks like a code. */
  link: string | undefined;
  drawing: Drawing;
  problems: ScanProblem[];
  ratio: number;
  /** How wide it has to be printed to be read, in centimetres. */
  leastWidthCm: number;
};

/** Stands in while there is no number: nothing can be read in it. */
const pretended: QrMatrix = { size: 29, isDark: (x, y) => (x * 7 + y * 11 + ((x * y) % 7) * 5) % 9 < 4 };

/** Draws what somebody typed and chose. @param number E.164 */
export function paint(draft: Draft, number: string | undefined, materials: Materials): Painting {
  const { design } = draft;
  const label = draft.label.trim() === "" ? materials.label : draft.label.trim();
  const link = number === undefined ? undefined : chatLink(number, draft, materials.greeting);
  const matrix = link === undefined ? undefined : readableMatrix(link, design);
  const drawing = drawCode(matrix ?? pretended, design, {
    label,
    letter: draft.letter.trim() || "M",
    picture: materials.picture,
  });
  return {
    link: matrix && link,
    drawing,
    problems: [
      ...(link === undefined ? [] : lengthProblem(link, greetingOf(draft, materials.greeting), design)),
      ...lookProblems(design, label, draft.letter),
    ],
    ratio: Math.min(...(["code", "eye"] as const).map((part) => contrast(design.colours[part], design.colours.back))),
    leastWidthCm: Math.ceil(drawing.width * leastSquareMm) / 10,
  };
}
