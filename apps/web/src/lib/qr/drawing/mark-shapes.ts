import { textOn } from "../design/contrast.ts";
import type { Design } from "../design/design.ts";
import { boxPath, circlePath, fitText, type Shape } from "./drawing.ts";

export type MarkContent = { letter: string; picture: string | undefined };

/** The mark in the middle of a code, in the square that begins at `at` and is `side` wide. */
export function markShapes({ mark, colours }: Design, content: MarkContent, at: number, side: number): Shape[] {
  const { eye, back } = colours;
  const unit = side / 10;
  const place = (value: number) => at + value * unit;
  const box = (
    x: number,
    y: number,
    width: number,
    height: number,
    radius: number | [number, number, number, number],
  ) =>
    boxPath(
      place(x),
      place(y),
      width * unit,
      height * unit,
      typeof radius === "number"
        ? radius * unit
        : [radius[0] * unit, radius[1] * unit, radius[2] * unit, radius[3] * unit],
    );
  const dot = (x: number, y: number, radius: number) => circlePath(place(x), place(y), radius * unit);
  const inEye = (d: string): Shape => ({ kind: "path", d, fill: eye });
  const inBack = (d: string): Shape => ({ kind: "path", d, fill: back });

  if (mark === "chat")
    return [
      inEye(box(0.6, 0.8, 8.8, 7, [3, 3, 3, 0.8])),
      inEye(`M${place(0.6)} ${place(5)}L${place(0.6)} ${place(9.6)}L${place(4)} ${place(7)}z`),
      inBack(dot(2.9, 4.3, 0.8) + dot(5, 4.3, 0.8) + dot(7.1, 4.3, 0.8)),
    ];
  if (mark === "basket")
    return [
      inEye(box(2.4, 0.6, 5.2, 6, [2.6, 2.6, 0, 0])),
      inBack(box(3.5, 1.7, 3, 4, [1.5, 1.5, 0, 0])),
      inEye(box(0.6, 4, 8.8, 5.4, [0.6, 0.6, 2.4, 2.4])),
      inBack(box(2.4, 5.3, 0.9, 2.8, 0.4) + box(4.55, 5.3, 0.9, 2.8, 0.4) + box(6.7, 5.3, 0.9, 2.8, 0.4)),
    ];
  if (mark === "letter") {
    const inside = { x: place(1.6), y: place(1.6), width: 6.8 * unit, height: 6.8 * unit };
    return [inEye(box(0.5, 0.5, 9, 9, 2.4)), ...fitText(content.letter, inside, textOn(eye))];
  }
  if (mark === "picture" && content.picture !== undefined)
    return [{ kind: "picture", href: content.picture, x: place(0.5), y: place(0.5), size: 9 * unit }];
  return [];
}
