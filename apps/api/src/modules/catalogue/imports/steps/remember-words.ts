import { type ImportMapping, importMostWords } from "@mauzo/contract/catalogue/product-imports";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import type { Tx } from "../../../../db/scope.ts";
import type { ImportRow } from "../queries/imports.ts";
import { listSaidWords } from "../queries/said-before.ts";

type Words = Pick<ImportRow, "categoryWords" | "rememberedWords">;

/** The words that were said for this import, and of those that were not what was said for the shop's files before it. */
export async function rememberWords(
  tx: Tx,
  { shopId, importId, mapping }: { shopId: string; importId: string; mapping: ImportMapping },
  said: Readonly<Record<string, ShopCategory>>,
): Promise<Words> {
  const at = mapping.indexOf("category");
  const before = at === -1 ? [] : await listSaidWords(tx, shopId, importId, at + 1);
  const remembered = before
    .filter(([word]) => !Object.hasOwn(said, word))
    .slice(0, importMostWords - Object.keys(said).length);
  return {
    categoryWords: Object.fromEntries([...Object.entries(said), ...remembered]),
    rememberedWords: remembered.map(([word]) => word),
  };
}
