import { importMostWords } from "@mauzo/contract/catalogue/product-imports";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { listPreviousCategories } from "../queries/product-imports.ts";
import type { ProductSettings } from "../rules/product-settings.ts";

type Words = Pick<ProductSettings, "category_words" | "remembered_words">;
type File = { shopId: string; importId: string; mapping: readonly (string | null)[] };

/** The category words mapped for this import; for the others, the mapping from the shop's earlier files. */
export async function mergeCategoryWords(
  tx: Tx,
  { shopId, importId, mapping }: File,
  said: Readonly<Record<string, ShopCategory>>,
): Promise<Words> {
  const at = mapping.indexOf("category");
  const before = at === -1 ? [] : await listPreviousCategories(tx, shopId, importId, at + 1);
  const remembered = before
    .filter(([word]) => !Object.hasOwn(said, word))
    .slice(0, importMostWords - Object.keys(said).length);
  return {
    category_words: [...Object.entries(said), ...remembered],
    remembered_words: remembered.map(([word]) => word),
  };
}
