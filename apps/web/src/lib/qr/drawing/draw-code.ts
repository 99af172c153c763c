import type { QrMatrix } from "@mauzo/qr-code/qr-matrix";
import { quietZone } from "@mauzo/qr-code/quiet-zone";
import type { Design } from "../design/design.ts";
import { codeShapes, markSide } from "./code-shapes.ts";
import type { Drawing, Shape } from "./drawing.ts";
import { frameShapes } from "./frame-shapes.ts";
import { type MarkContent, markShapes } from "./mark-shapes.ts";

export type Words = MarkContent & { label: string };

const moved = (shape: Shape, dx: number, dy: number): Shape =>
  shape.kind === "path"
    ? { ...shape, x: (shape.x ?? 0) + dx, y: (shape.y ?? 0) + dy }
    : { ...shape, x: shape.x + dx, y: shape.y + dy };

/**
 * Draws a code in its design. The quiet zone around it is always there: without it scanners cannot see where a code
 * begins.
 */
export function drawCode(matrix: QrMatrix, design: Design, words: Words): Drawing {
  const codeSide = matrix.size + 2 * quietZone;
  const { width, height, codeAt, shapes } = frameShapes(design, codeSide, words.label);
  const side = design.mark === "none" ? 0 : markSide(matrix.size);
  const inside = [
    ...codeShapes(matrix, design),
    ...(side > 0 ? markShapes(design, words, (matrix.size - side) / 2, side) : []),
  ];
  const [x, y] = codeAt;
  return {
    width,
    height,
    codeSide,
    shapes: [...shapes, ...inside.map((shape) => moved(shape, x + quietZone, y + quietZone))],
  };
}
