import type { Hex } from "../design/design.ts";
import { printedByte } from "../design/pdf-label-text.ts";
import type { Drawing, Shape } from "../drawing/drawing.ts";

const number = (value: number) => String(Number(value.toFixed(4)));
const line = (...values: number[]) => values.map(number).join(" ");

/** A colour as the operands of `rg` and `RG`. */
const pdfColour = (colour: Hex): string =>
  line(...[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255));

/** Text as a PDF string in WinAnsi; characters that its fonts lack are left out. */
export const pdfString = (text: string): string =>
  `<${[...text]
    .flatMap((character) => printedByte(character) ?? [])
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")}>`;

/** Converts one of our paths (M, L, H, V, h, v, C, z) to PDF operators. */
function pdfPath(d: string): string {
  let [x, y] = [0, 0];
  const operators: string[] = [];
  for (const [, command = "", rest = ""] of d.matchAll(/([MLHVhvCz])([^MLHVhvCz]*)/g)) {
    const values =
      rest.trim() === ""
        ? []
        : rest
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    const [first = 0] = values;
    if (command === "z") operators.push("h");
    else if (command === "C") operators.push(`${line(...values)} c`);
    else {
      if (command === "H") x = first;
      else if (command === "V") y = first;
      else if (command === "h") x += first;
      else if (command === "v") y += first;
      else [x, y] = [first, values[1] ?? 0];
      operators.push(`${line(x, y)} ${command === "M" ? "m" : "l"}`);
    }
    if (command === "C") [x, y] = [values[4] ?? 0, values[5] ?? 0];
  }
  return operators.join("\n");
}

function operators(shape: Shape): string {
  if (shape.kind === "path") {
    const moved = `1 0 0 1 ${line(shape.x ?? 0, shape.y ?? 0)} cm`;
    return `q ${moved} ${pdfColour(shape.fill)} rg\n${pdfPath(shape.d)}\nf Q`;
  }
  // Drawings count from the top, PDF from the bottom: pictures and text have to be flipped back.
  if (shape.kind === "picture")
    return `q ${line(shape.size, 0, 0, -shape.size, shape.x, shape.y + shape.size)} cm /Picture Do Q`;
  const place = line(1, 0, 0, -1, shape.x - shape.width / 2, shape.y);
  return `BT ${pdfColour(shape.fill)} rg /Bold ${number(shape.size)} Tf ${place} Tm ${pdfString(shape.text)} Tj ET`;
}

/** A drawing as PDF operators, with its origin at the top left corner and y downwards. */
export const pdfContent = ({ shapes }: Drawing): string => shapes.map(operators).join("\n");
