import type { Hex } from "../design/design.ts";
import { textWidth } from "../design/label-text.ts";

/** One thing drawn; `x` and `y` move a path. Paths use M, L, H, V, h, v, C and z, and are filled by the nonzero rule. */
export type Shape =
  | { kind: "path"; d: string; fill: Hex; x?: number; y?: number }
  /** Bold text around the middle `x`, standing on `y`, exactly `width` wide. */
  | { kind: "text"; text: string; x: number; y: number; size: number; width: number; fill: Hex }
  | { kind: "picture"; href: string; x: number; y: number; size: number };

/** A dressed code, measured in squares of the code: what SVG, PNG and PDF are written from. */
export type Drawing = {
  width: number;
  height: number;
  shapes: readonly Shape[];
  /** The side of the code itself, its light edge included. */
  codeSide: number;
};

const round = (value: number) => String(Number(value.toFixed(2)));
const line = (...values: number[]) => values.map(round).join(" ");

/** A rectangle with rounded corners: all the same, or top left, top right, bottom right, bottom left. */
export function boxPath(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number | readonly [number, number, number, number] = 0,
): string {
  const [a, b, c, d] = typeof radius === "number" ? ([radius, radius, radius, radius] as const) : radius;
  const [right, bottom] = [x + width, y + height];
  // The handle of a quarter circle, seen from the corner.
  const h = 0.448;
  const bend = (r: number, ...values: number[]) => (r === 0 ? "" : `C${line(...values)}`);
  return [
    `M${line(x + a, y)}H${round(right - b)}`,
    bend(b, right - b * h, y, right, y + b * h, right, y + b),
    `V${round(bottom - c)}`,
    bend(c, right, bottom - c * h, right - c * h, bottom, right - c, bottom),
    `H${round(x + d)}`,
    bend(d, x + d * h, bottom, x, bottom - d * h, x, bottom - d),
    `V${round(y + a)}`,
    bend(a, x, y + a * h, x + a * h, y, x + a, y),
    "z",
  ].join("");
}

export const circlePath = (x: number, y: number, radius: number): string =>
  boxPath(x - radius, y - radius, 2 * radius, 2 * radius, radius);

export const diamondPath = (x: number, y: number, half: number, halfHeight = half): string =>
  `M${line(x, y - halfHeight)}L${line(x + half, y)}L${line(x, y + halfHeight)}L${line(x - half, y)}z`;

/** Text as large as it fits into a box, in its middle. */
export function fitText(
  text: string,
  box: { x: number; y: number; width: number; height: number },
  fill: Hex,
): Shape[] {
  const wide = textWidth(text);
  if (wide === 0) return [];
  const size = Math.min(box.height, box.width / wide);
  // Capitals stand about 0.72 of their size high.
  return [
    {
      kind: "text",
      text,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2 + size * 0.36,
      size,
      width: size * wide,
      fill,
    },
  ];
}
