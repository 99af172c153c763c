import * as z from "zod/mini";
import { upgradeStep } from "../upgrade-step.ts";

const StateV1 = z.looseObject({ format: z.literal(1) });
type StateV1 = z.infer<typeof StateV1>;
type StateV2 = Omit<StateV1, "format"> & { format: 2; flow: null };

/** Format 2 names the flow's version, which nobody noted down before. */
export const stateFrom1To2 = upgradeStep(StateV1, (old): StateV2 => ({ ...old, format: 2, flow: null }));
