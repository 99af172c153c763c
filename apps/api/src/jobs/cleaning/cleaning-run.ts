import type { ShopRange } from "../../db/cleaning/list-shops.ts";

/** The progress of one night's cleaning. Each job passes it on to the next. */
export type CleaningRun = {
  /** When the run ends, even if rows are left; an ISO string. */
  until: string;
  /** How many jobs have worked on it before. */
  jobCount: number;
  /** Whether no old rows are left in the tables outside the shops. */
  isOutsideDone: boolean;
  /** The shops still to visit. */
  shopRanges: ShopRange[];
  /** The number of deleted rows, by table. */
  deleted: Record<string, number>;
};
