import { ShopCategory } from "@mauzo/contract/shop/shop";
import * as z from "zod/mini";

/** What is set for a file of products. */
const ProductSettings = z.object({
  /** What products have that say nothing of it. */
  category: ShopCategory,
  status: z.enum(["draft", "published"]),
  /** What words of the file stand for, in lower case; in pairs, because a word may be `__proto__`. */
  category_words: z.array(z.tuple([z.string(), ShopCategory])),
  /** Those that were said for an earlier file. */
  remembered_words: z.array(z.string()),
  dotted_thousands: z.boolean(),
});
export type ProductSettings = z.infer<typeof ProductSettings>;

export const productSettings = ({ settings }: { settings: unknown }): ProductSettings =>
  ProductSettings.parse(settings);
