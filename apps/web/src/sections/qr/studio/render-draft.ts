import type { QrMatrix } from "@mauzo/qr-code/qr-matrix";
import { contrast } from "../../../lib/qr/design/contrast.ts";
import type { Draft } from "../../../lib/qr/design/draft.ts";
import { designProblems, type ScanProblem } from "../../../lib/qr/design/scan-checks.ts";
import { drawCode } from "../../../lib/qr/drawing/draw-code.ts";
import type { Drawing } from "../../../lib/qr/drawing/drawing.ts";
import { minimumSquareMm } from "../../../lib/qr/print/minimum-square-size.ts";
import type { EncodedDraft } from "./encode-draft.ts";

/** What is drawn beside the draft: the page's default label, and a picture from this device. */
export type Materials = { label: string; picture: string | undefined };

export type RenderedCode = {
  /** Undefined without a number: the drawing then only looks like a code. */
  link: string | undefined;
  drawing: Drawing;
  problems: ScanProblem[];
  ratio: number;
  /** The smallest printed width that can be read, in centimetres. */
  leastWidthCm: number;
};

/**
 * The placeholder while there is no number: nothing can be read in it. In pairs of squares, which keeps the page small.
 */
const pretended: QrMatrix = {
  size: 21,
  isDark: (x, y) => {
    const pair = x >> 1;
    return (pair * 7 + y * 11 + ((pair * y) % 7) * 5) % 9 < 4;
  },
};

/**
 * Draws a draft.
 * @param coded undefined while there is no number
 */
export function renderDraft(draft: Draft, coded: EncodedDraft | undefined, materials: Materials): RenderedCode {
  const { design } = draft;
  const label = draft.label.trim() === "" ? materials.label : draft.label.trim();
  const drawing = drawCode(coded?.matrix ?? pretended, design, {
    label,
    letter: draft.letter.trim() || "M",
    picture: materials.picture,
  });
  return {
    link: coded?.matrix && coded.link,
    drawing,
    problems: [...(coded?.problems ?? []), ...designProblems(design, label, draft.letter)],
    ratio: Math.min(...(["code", "eye"] as const).map((part) => contrast(design.colours[part], design.colours.back))),
    leastWidthCm: Math.ceil(drawing.width * minimumSquareMm) / 10,
  };
}
