import type { Weight } from "../text/find-font.ts";
import { layoutText, type TextLine } from "../text/layout-text.ts";
import { measureText } from "../text/measure-text.ts";

/** Something to draw; `y` counts from the top of its block. */
export type Mark =
  | { kind: "text"; line: TextLine; x: number; y: number; size: number; grey: boolean }
  | { kind: "rule"; x: number; y: number; width: number; thickness: number }
  | { kind: "box"; x: number; y: number; side: number }
  | { kind: "picture"; bytes: Uint8Array; x: number; y: number; width: number; height: number };

/** Marks that stay together on a page. `role` says how it behaves at a page break. */
export type Block = {
  height: number;
  marks: Mark[];
  /** `row`: a table row, which needs the table's header above it on each page. `kept`: stays with the next block. */
  role?: "row" | "kept";
};

export type Style = {
  size: number;
  bold?: boolean;
  grey?: boolean;
  align?: "left" | "right" | "centre";
  /**
   * Cuts off a text after this many lines, for texts nobody would read on; a name of any length has to fit on a page.
   */
  mostLines?: number;
};

const leading = 1.4;
const ascent = 1.02;

/** A text between `x` and `x + width`, on as many lines as it needs. */
export function textBlock(text: string, { x, width }: { x: number; width: number }, style: Style): Block {
  const { size, bold = false, grey = false, align = "left", mostLines = 12 } = style;
  const weight: Weight = bold ? 700 : 400;
  const lines = layoutText(text, { weight, room: width / size, measure: measureText });
  const shown = lines.slice(0, mostLines);
  if (lines.length > mostLines)
    shown.splice(-1, 1, ...layoutText("…", { weight, room: width / size, measure: measureText }).slice(0, 1));
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

/** Blocks side by side. */
export const beside = (...blocks: Block[]): Block => ({
  height: Math.max(0, ...blocks.map(({ height }) => height)),
  marks: blocks.flatMap(({ marks }) => marks),
});

/** Stacks blocks into one. */
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

/** A horizontal line, with space above and below it. */
export const rule = ({ x, width }: { x: number; width: number }, thickness = 0.5, room = 4): Block => ({
  height: room * 2,
  marks: [{ kind: "rule", x, y: room, width, thickness }],
});

/** A page of blocks from the top down. */
export const placed = (blocks: Block[], top: number): Mark[] => moved(below(...blocks).marks, top);

/**
 * Spreads blocks over as many pages as needed. Table rows on a new page get the table's header again; a `kept` block
 * stays with the next block. Each block must be shorter than a page.
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
