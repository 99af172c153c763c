import * as z from "zod/mini";
import { upgradeStep } from "../upgrade-step.ts";

const FlowV2 = z.looseObject({ format: z.literal(2), nodes: z.array(z.looseObject({ kind: z.string() })) });

/** In format 3 handing over says to the staff why; nobody had said so before. */
export const flowFrom2To3 = upgradeStep(FlowV2, (old) => ({
  ...old,
  format: 3,
  nodes: old.nodes.map((node) => (node.kind === "handover" ? { ...node, reason: "" } : node)),
}));
