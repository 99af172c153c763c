import type { Hex } from "../design/design.ts";
import { textWidth } from "../design/pdf-label-text.ts";

/** One drawn shape; `x` and `y` move a path. Paths use M, L, H, V, h, v, C and z, with the nonzero fill rule. */
export type Shape =
  | { kind: "path"; d: string; fill: Hex; x?: number; y?: number }
  /** Bold text centred on `x`, with its baseline at `y`, exactly `width` wide. */
  | { kind: "text"; text: string; x: number; y: number; size: number; width: number; fill: Hex }
  | { kind: "picture"; href: string; x: number; y: number; size: number };

/** A code in its design, measured in squares of the code; SVG, PNG and PDF are written from it. */
export type Drawing = {
  width: number;
  height: number;
  shapes: readonly Shape[];
  /** The side of the code itself, including its quiet zone. */
  codeSide: number;
};

const round = (value: number) => String(Number(value.toFixed(2)));
const line = (...values: number[]) => values.map(round).join(" ");

/** A rectangle with rounded corners: one radius for all, or top left, top right, bottom right, bottom left. */
export function boxPath(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number | readonly [number, number, number, number] = 0,
): string {
  const [a, b, c, d] = typeof radius === "number" ? ([radius, radius, radius, radius] as const) : radius;
  const [right, bottom] = [x + width, y + height];
  // The handle length of a quarter circle, measured from the corner.
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

/** Text as large as it fits into a box, centred. */
export function fitText(
  text: string,
  box: { x: number; y: number; width: number; height: number },
  fill: Hex,
): Shape[] {
  const wide = textWidth(text);
  if (wide === 0) return [];
  const size = Math.min(box.height, box.width / wide);
  // Capitals are about 0.72 of the font size high.
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
