import { type ShopCategory, shopCategories } from "@mauzo/contract/shop/shop";
import { categoryName } from "@mauzo/format/category-names/category-name";

const known = new Map(
  shopCategories.flatMap((category) =>
    [category, categoryName(category, "sw")].map((text): [string, ShopCategory] => [text.toLowerCase(), category]),
  ),
);

export type CategoryWords = Readonly<Record<string, ShopCategory>>;

/** Finds a category by its name in either language, or by the file's word for it, in lower case. */
export function readCategory(text: string, words: CategoryWords): ShopCategory | undefined {
  const word = text.toLowerCase();
  return known.get(word) ?? (Object.hasOwn(words, word) ? words[word] : undefined);
}
