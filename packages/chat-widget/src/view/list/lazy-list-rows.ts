import { lazyPart } from "../lazy-part.ts";

/** The code that renders the rows of lists, as a lazy chunk. */
export const lazyListRows = lazyPart(async () => (await import("./list-rows.ts")).drawRows);
