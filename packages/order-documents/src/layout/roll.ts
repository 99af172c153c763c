import type { Logo } from "../order-document.ts";
import { type Block, below, placed, space } from "./block.ts";
import type { Sheet } from "./sheet.ts";

/** 80 mm paper, of which printers can use 72 mm. */
const width = 226.77;
export const rollFull = { x: 11.5, width: width - 23 };

/** A shop's logo in the middle; nothing where there is none. */
export function rollLogo(logo: Logo | null): Block {
  if (!logo) return space(0);
  const scale = Math.min(110 / logo.width, 50 / logo.height);
  const [wide, high] = [logo.width * scale, logo.height * scale];
  const x = (width - wide) / 2;
  return { height: high + 6, marks: [{ kind: "picture", bytes: logo.bytes, x, y: 0, width: wide, height: high }] };
}

/** One page as long as its content. */
export function rollSheet(blocks: Block[]): Sheet[] {
  const [top, bottom] = [12, 24];
  return [{ width, height: top + below(...blocks).height + bottom, marks: placed(blocks, top) }];
}
