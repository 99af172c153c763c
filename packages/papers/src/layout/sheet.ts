import type { Mark } from "./block.ts";

/** One page in points (1/72 inch), with what is drawn on it. */
export type Sheet = { width: number; height: number; marks: Mark[] };
