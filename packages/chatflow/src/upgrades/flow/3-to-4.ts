import * as z from "zod/mini";
import { upgradeStep } from "../upgrade-step.ts";

const FlowV3 = z.looseObject({ format: z.literal(3) });

/** Format 4 has a step that asks for money; a document without it needs nothing but the new number. */
export const flowFrom3To4 = upgradeStep(FlowV3, (old) => ({ ...old, format: 4 }));
