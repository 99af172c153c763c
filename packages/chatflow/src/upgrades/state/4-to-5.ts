import * as z from "zod/mini";
import { upgradeStep } from "../upgrade-step.ts";

const StateV4 = z.looseObject({ format: z.literal(4) });

/** Format 5 knows which time it waits for; nobody could wait for one before. */
export const stateFrom4To5 = upgradeStep(StateV4, (old) => ({ ...old, format: 5, timer: null }));
