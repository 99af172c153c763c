import * as z from "zod/mini";
import { optionalText } from "../shared.ts";

export const stateColours = ["neutral", "primary", "accent", "info", "danger"] as const;
export type StateColour = (typeof stateColours)[number];
const Label = optionalText(24);
/** How a shop calls and colours a state an order's goods are in; an empty word is the product's own. */
export const StateFace = z.strictObject({
  label: z.strictObject({ en: Label, sw: Label }),
  colour: z.enum(stateColours),
});
export type StateFace = z.infer<typeof StateFace>;

/** One of each for every state of an order's goods. */
export const byState = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject({
    new: value,
    preparing: value,
    ready: value,
    "picked up": value,
    delivered: value,
    cancelled: value,
  });
export const OrderFaces = byState(StateFace);
export type OrderFaces = z.infer<typeof OrderFaces>;
const face = (colour: StateColour): StateFace => ({ label: { en: "", sw: "" }, colour });
/** The faces of a shop that has set none. */
export const standardFaces: OrderFaces = {
  new: face("accent"),
  preparing: face("info"),
  ready: face("primary"),
  "picked up": face("neutral"),
  delivered: face("neutral"),
  cancelled: face("danger"),
};
