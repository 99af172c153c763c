import * as z from "zod/mini";
import { upgradeStep } from "../upgrade-step.ts";

const FlowV1 = z.looseObject({ format: z.literal(1) });
type FlowV1 = z.infer<typeof FlowV1>;
type FlowV2 = Omit<FlowV1, "format"> & { format: 2 };

/** In format 2 a text may lack a language; a document that lacks none needs nothing but the new number. */
export const flowFrom1To2 = upgradeStep(FlowV1, (old): FlowV2 => ({ ...old, format: 2 }));
