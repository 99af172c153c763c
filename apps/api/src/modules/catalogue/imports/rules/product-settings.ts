import { ShopCategory } from "@mauzo/contract/shop/shop";
import * as z from "zod/mini";

/** What is set for a file of products. */
const ProductSettings = z.object({
  /** What products have that say nothing of it. */
  category: ShopCategory,
  status: z.enum(["draft", "published"]),
  /** What a word of the file stands for, in lower case. */
  category_words: z.record(z.string(), ShopCategory),
  /** Those that were said for an earlier file. */
  remembered_words: z.array(z.string()),
  dotted_thousands: z.boolean(),
});
export type ProductSettings = z.infer<typeof ProductSettings>;

export const productSettings = ({ settings }: { settings: unknown }): ProductSettings =>
  ProductSettings.parse(settings);
