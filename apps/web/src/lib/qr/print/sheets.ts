import type { Drawing } from "../drawing/drawing.ts";

/** A4, in millimetres. */
export const a4Mm = { width: 210, height: 297 };
/** The margin that home printers leave blank. */
const margin = 10;

/**
 * The position and size of a drawing on the page, from its top left corner, in millimetres; `turned` is upside down.
 */
export type Placed = { x: number; y: number; width: number; height: number; turned: boolean };
export type Line = { from: readonly [number, number]; to: readonly [number, number]; dashed: boolean };
export type Sheet = { placed: readonly Placed[]; lines: readonly Line[] };

export const stickerWidths = [35, 50, 65, 90] as const;
export type SheetKind = "tent" | `sticker${(typeof stickerWidths)[number]}`;
export const sheetKinds: readonly SheetKind[] = ["tent", "sticker35", "sticker50", "sticker65", "sticker90"];

type Box = { x: number; y: number; width: number; height: number };
function within(box: Box, { width, height }: Drawing, turned: boolean): Placed {
  const scale = Math.min(box.width / width, box.height / height);
  const size = { width: width * scale, height: height * scale };
  return { x: box.x + (box.width - size.width) / 2, y: box.y + (box.height - size.height) / 2, ...size, turned };
}

const flap = 23.5;
const fold = (y: number): Line[] => [
  { from: [0, y], to: [12, y], dashed: true },
  { from: [a4Mm.width - 12, y], to: [a4Mm.width, y], dashed: true },
];

/** Two sides back to back, and a flap at each end that is glued into the base. */
function tent(drawing: Drawing): Sheet {
  const middle = a4Mm.height / 2;
  const face = { x: margin + 8, width: a4Mm.width - 2 * margin - 16, height: middle - flap - 16 };
  return {
    placed: [within({ ...face, y: flap + 8 }, drawing, true), within({ ...face, y: middle + 8 }, drawing, false)],
    lines: [flap, middle, a4Mm.height - flap].flatMap(fold),
  };
}

const gap = 6;
function cropMarks({ x, y, width, height }: Placed): Line[] {
  const [off, long] = [0.8, 2];
  const line = (fromX: number, fromY: number, toX: number, toY: number): Line => ({
    from: [fromX, fromY],
    to: [toX, toY],
    dashed: false,
  });
  return [x, x + width].flatMap((left, right) =>
    [y, y + height].flatMap((top, bottom) => {
      const [outX, outY] = [right === 0 ? -1 : 1, bottom === 0 ? -1 : 1];
      return [
        line(left + outX * off, top, left + outX * (off + long), top),
        line(left, top + outY * off, left, top + outY * (off + long)),
      ];
    }),
  );
}

/** As many stickers as the page holds, centred. */
function stickers(drawing: Drawing, width: number): Sheet {
  const height = (width * drawing.height) / drawing.width;
  const fits = (room: number, side: number) => Math.max(1, Math.floor((room - 2 * margin + gap) / (side + gap)));
  const [columns, rows] = [fits(a4Mm.width, width), fits(a4Mm.height, height)];
  const left = (a4Mm.width - columns * (width + gap) + gap) / 2;
  const top = (a4Mm.height - rows * (height + gap) + gap) / 2;
  const placed = Array.from({ length: columns * rows }, (_, at) => ({
    x: left + (at % columns) * (width + gap),
    y: top + Math.floor(at / columns) * (height + gap),
    width,
    height,
    turned: false,
  }));
  return { placed, lines: placed.flatMap(cropMarks) };
}

/** What is printed on the page, and where it is folded or cut. */
export function layOut(kind: SheetKind, drawing: Drawing): Sheet {
  return kind === "tent" ? tent(drawing) : stickers(drawing, Number(kind.slice("sticker".length)));
}

/** The printed width of one square of the code. */
export const squareMm = ({ placed }: Sheet, drawing: Drawing): number => (placed[0]?.width ?? 0) / drawing.width;
