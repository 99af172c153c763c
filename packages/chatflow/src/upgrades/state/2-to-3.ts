import * as z from "zod/mini";
import { upgradeStep } from "../upgrade-step.ts";

const StateV2 = z.looseObject({ format: z.literal(2) });

/** Format 3 remembers what a flow asked for, and how often an answer did not fit. */
export const stateFrom2To3 = upgradeStep(StateV2, (old) => ({ ...old, format: 3, values: [], tries: 0 }));
