/** Whether the tests draw every combination on every piece, as `pnpm bench:codes` does. */
export const drawsAll = process.env.DRAW_CODES === "all";
