import type { QrMatrix } from "@mauzo/qr-code/qr-matrix";
import { contrast } from "../../../lib/qr/design/contrast.ts";
import type { Draft } from "../../../lib/qr/design/draft.ts";
import { lookProblems, type ScanProblem } from "../../../lib/qr/design/scan-checks.ts";
import { drawCode } from "../../../lib/qr/drawing/draw-code.ts";
import type { Drawing } from "../../../lib/qr/drawing/drawing.ts";
import { leastSquareMm } from "../../../lib/qr/print/least-square.ts";
import type { Coded } from "./coder.ts";

/** What a painting is made of beside the draft: the page's own words on the frame, and a picture from this device. */
export type Materials = { label: string; picture: string | undefined };

export type Painting = {
  /** Without a number it only looks like a code. */
  link: string | undefined;
  drawing: Drawing;
  problems: ScanProblem[];
  ratio: number;
  /** How wide it has to be printed to be read, in centimetres. */
  leastWidthCm: number;
};

/** Stands in while there is no number: nothing can be read in it. In pairs, so that a page that brings it stays light. */
const pretended: QrMatrix = {
  size: 21,
  isDark: (x, y) => {
    const pair = x >> 1;
    return (pair * 7 + y * 11 + ((pair * y) % 7) * 5) % 9 < 4;
  },
};

/** Draws what somebody typed and chose. @param coded undefined while there is no number */
export function paint(draft: Draft, coded: Coded | undefined, materials: Materials): Painting {
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
    problems: [...(coded?.problems ?? []), ...lookProblems(design, label, draft.letter)],
    ratio: Math.min(...(["code", "eye"] as const).map((part) => contrast(design.colours[part], design.colours.back))),
    leastWidthCm: Math.ceil(drawing.width * leastSquareMm) / 10,
  };
}
