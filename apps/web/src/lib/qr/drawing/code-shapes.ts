import { outline, sharpPath, softCornersPath } from "@mauzo/qr-code/outline";
import type { QrMatrix } from "@mauzo/qr-code/qr-matrix";
import type { Design } from "../design/design.ts";
import { boxPath, type Shape } from "./drawing.ts";

/** The share of a code's width that a mark may hide; correction level H repairs about four times as much. */
const markShare = 0.24;

/** The side of the empty middle, in squares: odd, as codes are, so that it is centred. */
export function markSide(size: number): number {
  const side = Math.floor(size * markShare);
  return side % 2 === 0 ? side - 1 : side;
}

const eyeSide = 7;
const inEye = (size: number, x: number, y: number) =>
  (x < eyeSide && y < eyeSide) || (x >= size - eyeSide && y < eyeSide) || (x < eyeSide && y >= size - eyeSide);

function dotsPath(matrix: QrMatrix, { dots, mark }: Design): string {
  const { size } = matrix;
  const gap = mark === "none" ? 0 : markSide(size);
  const from = (size - gap) / 2;
  const inGap = (at: number) => at >= from && at < from + gap;
  const isDark = (x: number, y: number) => !inEye(size, x, y) && !(inGap(x) && inGap(y)) && matrix.isDark(x, y);
  const loops = outline(size, isDark);
  if (dots === "square") return sharpPath(loops);
  return dots === "diamonds"
    ? softCornersPath(loops, 0.36, "cut")
    : softCornersPath(loops, dots === "beads" ? 0.5 : 0.25, "rounded");
}

type Corners = readonly [number, number, number, number];
/** The corner radii of an eye's rim, its gap and its ball. */
const eyeCorners: Record<Design["eyes"], readonly [Corners, Corners, Corners]> = {
  square: [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  round: [
    [2, 2, 2, 2],
    [1.2, 1.2, 1.2, 1.2],
    [0.9, 0.9, 0.9, 0.9],
  ],
  circle: [
    [3.1, 3.1, 3.1, 3.1],
    [2.2, 2.2, 2.2, 2.2],
    [1.4, 1.4, 1.4, 1.4],
  ],
  leaf: [
    [2.4, 0, 2.4, 0],
    [1.6, 0, 1.6, 0],
    [1, 0, 1, 0],
  ],
};

function eye(x: number, y: number, { eyes, colours }: Design): Shape[] {
  return eyeCorners[eyes].map((corners, ring) => {
    const [inset = 0, side = 0] = [[0, 7] as const, [1, 5] as const, [2, 3] as const][ring] ?? [];
    const fill = ring === 1 ? colours.back : colours.eye;
    return { kind: "path", d: boxPath(x + inset, y + inset, side, side, corners), fill };
  });
}

/** The squares and eyes of a code; its first square is at 0, 0. */
export function codeShapes(matrix: QrMatrix, design: Design): Shape[] {
  const far = matrix.size - eyeSide;
  return [
    { kind: "path", d: dotsPath(matrix, design), fill: design.colours.code },
    ...eye(0, 0, design),
    ...eye(far, 0, design),
    ...eye(0, far, design),
  ];
}
