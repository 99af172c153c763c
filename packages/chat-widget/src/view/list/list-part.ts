import { latePart } from "../late-part.ts";

/** What draws the rows of lists, a file of its own. */
export const listPart = latePart(async () => (await import("./list-rows.ts")).drawRows);
