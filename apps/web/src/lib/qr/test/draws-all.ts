/** Whether every look is drawn with every other, on every piece, as `pnpm bench:codes` asks for. */
export const drawsAll = process.env.DRAW_CODES === "all";
