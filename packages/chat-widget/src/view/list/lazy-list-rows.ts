import { lazyPart } from "../lazy-part.ts";

/** The code that renders the rows of lists, as a lazy chunk. */
export const lazyListRows = lazyPart(() => import("./list-rows.ts"));
