import type { Mark } from "./block.ts";

/** One page in points (1/72 inch), with its marks. */
export type Sheet = { width: number; height: number; marks: Mark[] };
