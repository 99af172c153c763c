import { importPreviewMost, type PreviewRow } from "@mauzo/contract/catalogue/product-imports";
import type { ShopVisit } from "../../../http/visit.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { readImport } from "./queries/imports.ts";
import { listNext } from "./queries/rows.ts";
import { shownProduct } from "./rules/shown-product.ts";
import { lookAtGroups } from "./steps/look-at-groups.ts";

const rowsAtOnce = 500;

/** The first products of a file that would be new or changed, as they would come out, and how many more there are. */
export function previewImport(
  { shopId, tx }: Pick<ShopVisit, "shopId" | "tx">,
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
      for (const each of await lookAtGroups(tx, found, rows))
        if (products.length < wanted && (each.verdict === "new" || each.verdict === "changed"))
          products.push({ line: each.group.variants[0]?.row.line ?? 0, ...shownProduct(each, currency) });
      after = rows.at(-1)?.leader ?? Number.MAX_SAFE_INTEGER;
    }
    return { products, more: coming - products.length };
  });
}
