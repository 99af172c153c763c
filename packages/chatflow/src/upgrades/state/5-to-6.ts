import * as z from "zod/mini";
import { upgradeStep } from "../upgrade-step.ts";

const StateV5 = z.looseObject({ format: z.literal(5) });

/** Format 6 knows what is still to be asked of a sentence; nobody could order with one before. */
export const stateFrom5To6 = upgradeStep(StateV5, (old) => ({ ...old, format: 6, wishes: [] }));
