import type { Weight } from "../text/faces.ts";
import { measure } from "../text/measure.ts";
import { setText, type TextLine } from "../text/set-text.ts";

/** A thing to draw; `y` counts from the top of its block. */
export type Mark =
  | { kind: "text"; line: TextLine; x: number; y: number; size: number; grey: boolean }
  | { kind: "rule"; x: number; y: number; width: number; thickness: number }
  | { kind: "box"; x: number; y: number; side: number }
  | { kind: "picture"; bytes: Uint8Array; x: number; y: number; width: number; height: number };

/** What stands together on a page. `role` says what a new page does with it. */
export type Block = {
  height: number;
  marks: Mark[];
  /** A row of the table, which wants the table's head above it on each page; or something that stays with what follows. */
  role?: "row" | "kept";
};

export type Style = {
  size: number;
  bold?: boolean;
  grey?: boolean;
  align?: "left" | "right" | "centre";
  /** Where a text ends that nobody would read on; a name of any length stands on a page. */
  mostLines?: number;
};

const leading = 1.4;
const ascent = 1.02;

/** A text between `x` and `x + width`, on as many lines as it takes. */
export function textBlock(text: string, { x, width }: { x: number; width: number }, style: Style): Block {
  const { size, bold = false, grey = false, align = "left", mostLines = 12 } = style;
  const weight: Weight = bold ? 700 : 400;
  const lines = setText(text, { weight, room: width / size, measure });
  const shown = lines.slice(0, mostLines);
  if (lines.length > mostLines)
    shown.splice(-1, 1, ...setText("…", { weight, room: width / size, measure }).slice(0, 1));
  const free = { left: 0, centre: 0.5, right: 1 }[align];
  return {
    height: shown.length * size * leading,
    marks: shown.map((line, at) => ({
      kind: "text",
      line,
      x: x + (width - line.width * size) * free,
      y: at * size * leading + size * ascent,
      size,
      grey,
    })),
  };
}

const moved = (marks: Mark[], down: number) => marks.map((mark) => ({ ...mark, y: mark.y + down }));

/** Blocks beside each other. */
export const beside = (...blocks: Block[]): Block => ({
  height: Math.max(0, ...blocks.map(({ height }) => height)),
  marks: blocks.flatMap(({ marks }) => marks),
});

/** Blocks below each other, as one. */
export function below(...blocks: Block[]): Block {
  let height = 0;
  const marks: Mark[] = [];
  for (const block of blocks) {
    marks.push(...moved(block.marks, height));
    height += block.height;
  }
  return { height, marks };
}

export const space = (height: number): Block => ({ height, marks: [] });

/** A line across, with room above and below it. */
export const rule = ({ x, width }: { x: number; width: number }, thickness = 0.5, room = 4): Block => ({
  height: room * 2,
  marks: [{ kind: "rule", x, y: room, width, thickness }],
});

/** A page of blocks from the top down. */
export const placed = (blocks: Block[], top: number): Mark[] => moved(below(...blocks).marks, top);

/**
 * Blocks on as many pages as they take. Rows that go over get the table's head again; what is kept stays with the next
 * block. Each block is lower than a page.
 */
export function paginate(blocks: Block[], room: { first: number; others: number }, head: Block): Block[][] {
  const pages: Block[][] = [[]];
  let used = 0;
  const turn = () => {
    pages.push([]);
    used = 0;
  };
  const put = (block: Block) => {
    pages.at(-1)?.push(block);
    used += block.height;
  };
  blocks.forEach((block, at) => {
    const next = block.role === "kept" ? (blocks[at + 1]?.height ?? 0) : 0;
    const most = pages.length === 1 ? room.first : room.others;
    if (used + block.height + next > most && used > 0) {
      turn();
      if (block.role === "row") put(head);
    }
    put(block);
  });
  return pages;
}
