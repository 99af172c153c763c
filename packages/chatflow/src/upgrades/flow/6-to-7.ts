import * as z from "zod/mini";
import { upgradeStep } from "../upgrade-step.ts";

const FlowV6 = z.looseObject({ format: z.literal(6) });

/** Format 7 has a step that reads orders; a document without it needs nothing but the new number. */
export const flowFrom6To7 = upgradeStep(FlowV6, (old) => ({ ...old, format: 7 }));
