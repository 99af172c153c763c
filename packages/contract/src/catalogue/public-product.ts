import * as z from "zod/mini";
import { Product } from "./products.ts";

/** The public part of a product. */
export const PublicProduct = z.pick(Product, {
  id: true,
  name: true,
  description: true,
  category: true,
  image_url: true,
  pictures: true,
  price_from: true,
  price_to: true,
  stock: true,
  option_names: true,
  variants: true,
  add_on_groups: true,
});
export type PublicProduct = z.infer<typeof PublicProduct>;
