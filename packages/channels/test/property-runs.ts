/** The number of runs of a heavy property test: all of them, or the share that PROPERTY_SHARE asks for. */
export const propertyRuns = (all: number): number => Math.ceil(all * Number(process.env.PROPERTY_SHARE ?? 1));
