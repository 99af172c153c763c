import * as z from "zod/mini";
import { upgradeStep } from "../upgrade-step.ts";

const StateV3 = z.looseObject({ format: z.literal(3) });

/** Format 4 knows which payment it waits for; nobody could wait for one before. */
export const stateFrom3To4 = upgradeStep(StateV3, (old) => ({ ...old, format: 4, waiting: null }));
