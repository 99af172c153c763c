import { categoryLabel } from "@mauzo/chatflow/phrases/category-label";
import { type ShopCategory, shopCategories } from "@mauzo/contract/shop";

const known = new Map(
  shopCategories.flatMap((category) =>
    [category, categoryLabel(category, "sw")].map((text): [string, ShopCategory] => [text.toLowerCase(), category]),
  ),
);

/** A category by its name in either language. */
export const readCategory = (text: string): ShopCategory | undefined => known.get(text.toLowerCase());
