import type { Logo } from "../order-document.ts";
import { type Block, space } from "./block.ts";

/** An A4 page in points, its edge, and what is between. */
export const page = { width: 595.28, height: 841.89 };
export const edge = 42;
export const full = { x: edge, width: page.width - 2 * edge };
export const half = full.width / 2;
const footer = 34;
/** The height that blocks have on a page. */
export const room = page.height - 2 * edge - footer;

/** A shop's logo at the left edge; nothing where there is none. */
export function logoBlock(logo: Logo | null): Block {
  if (!logo) return space(0);
  const scale = Math.min(130 / logo.width, 56 / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  return { height: height + 8, marks: [{ kind: "picture", bytes: logo.bytes, x: edge, y: 0, width, height }] };
}
