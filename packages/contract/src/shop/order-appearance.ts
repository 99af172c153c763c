import * as z from "zod/mini";
import { optionalText } from "../shared.ts";

export const stateColours = ["neutral", "primary", "accent", "info", "danger"] as const;
export type StateColour = (typeof stateColours)[number];
const Label = optionalText(24);
/** A shop's name and colour for a fulfilment status; an empty name means the default one. */
export const StateAppearance = z.strictObject({
  label: z.strictObject({ en: Label, sw: Label }),
  colour: z.enum(stateColours),
});
export type StateAppearance = z.infer<typeof StateAppearance>;

/** One value for every fulfilment status. */
export const byState = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject({
    new: value,
    preparing: value,
    ready: value,
    "picked up": value,
    delivered: value,
    cancelled: value,
  });
export const OrderAppearance = byState(StateAppearance);
export type OrderAppearance = z.infer<typeof OrderAppearance>;
const appearance = (colour: StateColour): StateAppearance => ({ label: { en: "", sw: "" }, colour });
/** The appearance for shops that have set none. */
export const standardAppearance: OrderAppearance = {
  new: appearance("accent"),
  preparing: appearance("info"),
  ready: appearance("primary"),
  "picked up": appearance("neutral"),
  delivered: appearance("neutral"),
  cancelled: appearance("danger"),
};
