import * as z from "zod/mini";
import { upgradeStep } from "../upgrade-step.ts";

const FlowV5 = z.looseObject({ format: z.literal(5) });

/** Format 6 has a step that asks a server of the shop; a document without it needs nothing but the new number. */
export const flowFrom5To6 = upgradeStep(FlowV5, (old) => ({ ...old, format: 6 }));
