import { importPreviewMost, type PreviewRow } from "@mauzo/contract/catalogue/product-imports";
import type { ShopContext } from "../../../http/request-context.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { listNext } from "./queries/import-rows.ts";
import { readImport } from "./queries/imports.ts";
import { previewProduct } from "./rules/preview-product.ts";
import { evaluateRowGroups } from "./steps/evaluate-row-groups.ts";

const rowsAtOnce = 500;

/**
 * Returns the first products of a file that would be new or changed, as the import would write them, and how many more
 * there are.
 */
export function previewImport(
  { shopId, tx }: Pick<ShopContext, "shopId" | "tx">,
  id: string,
): Promise<{ products: PreviewRow[]; more: number }> {
  return tx(async (tx) => {
    const found = await readImport(tx, shopId, id);
    const coming = found.state === "checked" ? found.newCount + found.changedCount : 0;
    const wanted = Math.min(coming, importPreviewMost);
    const { currency } = await getShop(tx, shopId);
    const products: PreviewRow[] = [];
    for (let after = 0; products.length < wanted; ) {
      const rows = await listNext(tx, shopId, id, after, rowsAtOnce);
      if (rows.length === 0) break;
      for (const each of await evaluateRowGroups(tx, found, rows))
        if (products.length < wanted && (each.verdict === "new" || each.verdict === "changed"))
          products.push({ line: each.group.variants[0]?.row.line ?? 0, ...previewProduct(each, currency) });
      after = rows.at(-1)?.leader ?? Number.MAX_SAFE_INTEGER;
    }
    return { products, more: coming - products.length };
  });
}
