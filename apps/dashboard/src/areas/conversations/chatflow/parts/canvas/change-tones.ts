import type { BadgeTone } from "@mauzo/ui/badge";
import type { StepChange } from "./graph/graph-of.ts";

/** The colours of what became of a step. */
export const changeTones = {
  added: "primary",
  removed: "danger",
  changed: "accent",
  led: "accent",
} as const satisfies Record<StepChange, BadgeTone>;
