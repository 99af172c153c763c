import * as z from "zod/mini";
import { Id, Money } from "../shared.ts";

/** How many names can be looked up at once. */
export const importMaxKnown = 500;

/** A product of the shop with a given name; its variants are included only for those who may change them. */
export const KnownProduct = z.object({
  id: Id,
  name: z.string(),
  variants: z.array(z.object({ id: Id, name: z.string(), price: Money })),
});
export type KnownProduct = z.infer<typeof KnownProduct>;
