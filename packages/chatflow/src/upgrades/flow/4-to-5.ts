import * as z from "zod/mini";
import { upgradeStep } from "../upgrade-step.ts";

const FlowV4 = z.looseObject({ format: z.literal(4) });

/** Format 5 has a step that waits for a time; a document without it needs nothing but the new number. */
export const flowFrom4To5 = upgradeStep(FlowV4, (old) => ({ ...old, format: 5 }));
