import { type ImportMapping, importMostWords } from "@mauzo/contract/catalogue/product-imports";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { ImportRecord } from "../queries/imports.ts";
import { listPreviousCategories } from "../queries/previous-mappings.ts";

type Words = Pick<ImportRecord, "categoryWords" | "rememberedWords">;

/** The category words mapped for this import; for the others, the mapping from the shop's earlier files. */
export async function mergeCategoryWords(
  tx: Tx,
  { shopId, importId, mapping }: { shopId: string; importId: string; mapping: ImportMapping },
  said: Readonly<Record<string, ShopCategory>>,
): Promise<Words> {
  const at = mapping.indexOf("category");
  const before = at === -1 ? [] : await listPreviousCategories(tx, shopId, importId, at + 1);
  const remembered = before
    .filter(([word]) => !Object.hasOwn(said, word))
    .slice(0, importMostWords - Object.keys(said).length);
  return {
    categoryWords: Object.fromEntries([...Object.entries(said), ...remembered]),
    rememberedWords: remembered.map(([word]) => word),
  };
}
