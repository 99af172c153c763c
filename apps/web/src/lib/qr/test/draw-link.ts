import type { Design } from "../design/design.ts";
import { readableMatrix } from "../design/readable-matrix.ts";
import { drawCode } from "../drawing/draw-code.ts";
import type { Drawing } from "../drawing/drawing.ts";

/** A picture as a user might put it into the middle: black in white in black. */
const darkPicture =
  "data:image/svg+xml;base64," +
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/><circle cx="32" cy="32" r="20" fill="#fff"/><circle cx="32" cy="32" r="8"/></svg>',
  ).toString("base64");

/** The drawing of a link, as the page draws it; undefined when the link is too long. */
export function drawLink(link: string, design: Design, label = "Scan to chat"): Drawing | undefined {
  const matrix = readableMatrix(link, design);
  return matrix && drawCode(matrix, design, { label, letter: "M", picture: darkPicture });
}
