/** How many runs a heavy property gets: all of them, or the share of them that PROPERTY_SHARE asks for. */
export const runs = (all: number): number => Math.ceil(all * Number(process.env.PROPERTY_SHARE ?? 1));
