import { textOn } from "../design/contrast.ts";
import type { Design, Hex, Palette } from "../design/design.ts";
import { boxPath, circlePath, diamondPath, fitText, type Shape } from "./drawing.ts";

type Framed = { width: number; height: number; codeAt: readonly [x: number, y: number]; shapes: Shape[] };

const path = (d: string, fill: Hex): Shape => ({ kind: "path", d, fill });

/** A card with the code and a band for the label, above or below. */
function card(side: number, label: string, { cloth, back }: Palette, above: boolean): Framed {
  const [edge, band] = [side * 0.045, side * 0.2];
  const [width, height] = [side + 2 * edge, side + 2 * edge + band - edge * 0.4];
  const codeTop = above ? band + edge * 0.6 : edge;
  const words = {
    x: edge * 2,
    y: (above ? edge * 0.6 : edge + side) + band * 0.22,
    width: width - 4 * edge,
    height: band * 0.56,
  };
  return {
    width,
    height,
    codeAt: [edge, codeTop],
    shapes: [
      path(boxPath(0, 0, width, height, side * 0.075), cloth),
      path(boxPath(edge, codeTop, side, side, side * 0.045), back),
      ...fitText(label, words, textOn(cloth)),
    ],
  };
}

function bubble(side: number, label: string, { cloth, back }: Palette): Framed {
  const [edge, band, tail] = [side * 0.06, side * 0.19, side * 0.13];
  const [width, body] = [side + 2 * edge, side + edge + band];
  return {
    width,
    height: body + tail,
    codeAt: [edge, edge],
    shapes: [
      path(boxPath(0, 0, width, body, side * 0.13), cloth),
      path(
        `M${side * 0.16} ${body - side * 0.03}L${side * 0.16} ${body + tail}L${side * 0.4} ${body - side * 0.03}z`,
        cloth,
      ),
      path(boxPath(edge, edge, side, side, side * 0.08), back),
      ...fitText(
        label,
        { x: edge * 2, y: edge + side + band * 0.2, width: width - 4 * edge, height: band * 0.56 },
        textOn(cloth),
      ),
    ],
  };
}

function tag(side: number, label: string, { cloth, back }: Palette): Framed {
  const [edge, head, band] = [side * 0.05, side * 0.2, side * 0.19];
  const [width, height] = [side + 2 * edge, head + side + band];
  const cut = side * 0.17;
  const r = side * 0.06;
  const [right, bottom, middle] = [width, height, width / 2];
  const body =
    `M${cut} 0L${right - cut} 0L${right} ${cut}L${right} ${bottom - r}C${right} ${bottom - r * 0.45} ${right - r * 0.45} ` +
    `${bottom} ${right - r} ${bottom}L${r} ${bottom}C${r * 0.45} ${bottom} 0 ${bottom - r * 0.45} 0 ${bottom - r}L0 ${cut}z`;
  return {
    width,
    height,
    codeAt: [edge, head],
    shapes: [
      path(body, cloth),
      path(circlePath(middle, head * 0.5, side * 0.045), back),
      path(boxPath(edge, head, side, side, side * 0.035), back),
      ...fitText(
        label,
        { x: edge * 2, y: head + side + band * 0.2, width: width - 4 * edge, height: band * 0.58 },
        textOn(cloth),
      ),
    ],
  };
}

/** A kanga: the border (*pindo*) around the code, and the saying (*jina*) below it. */
function kanga(side: number, label: string, { cloth, back, eye }: Palette): Framed {
  const across = 13;
  const gap = side * 0.02;
  // The border is a row of figures that fits every side exactly.
  const tile = (side + 2 * gap) / (across - 2);
  const inner = across - 2;
  const saying = 2 * tile;
  const down = across + 2;
  const [width, height] = [across * tile, down * tile];
  const middles = [
    ...Array.from({ length: across }, (_, at) => [
      [at, 0],
      [at, down - 1],
    ]).flat(),
    ...Array.from({ length: down - 2 }, (_, at) => [
      [0, at + 1],
      [across - 1, at + 1],
    ]).flat(),
  ].map(([x = 0, y = 0]) => [(x + 0.5) * tile, (y + 0.5) * tile] as const);
  const figures = (half: number) => middles.map(([x, y]) => diamondPath(x, y, half * tile)).join("");
  const words = {
    x: tile * 1.5,
    y: tile + side + 2 * gap + saying * 0.24,
    width: (inner - 1) * tile,
    height: saying * 0.52,
  };
  return {
    width,
    height,
    codeAt: [tile + gap, tile + gap],
    shapes: [
      path(boxPath(0, 0, width, height), cloth),
      path(figures(0.42), back),
      path(figures(0.24), eye),
      path(figures(0.09), back),
      path(boxPath(tile, tile, inner * tile, inner * tile), back),
      ...fitText(label, words, textOn(cloth)),
    ],
  };
}

/** The frame around a code of `side` squares, and the position of the code in it. */
export function frameShapes({ frame, colours }: Design, side: number, label: string): Framed {
  if (frame === "below" || frame === "above") return card(side, label, colours, frame === "above");
  if (frame === "bubble") return bubble(side, label, colours);
  if (frame === "tag") return tag(side, label, colours);
  if (frame === "kanga") return kanga(side, label, colours);
  return { width: side, height: side, codeAt: [0, 0], shapes: [path(boxPath(0, 0, side, side), colours.back)] };
}
