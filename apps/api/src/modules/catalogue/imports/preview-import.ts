import type { PreviewRow } from "@mauzo/contract/catalogue/product-imports";
import type { ShopContext } from "../../../http/request-context.ts";
import { previewRows } from "../../shop/imports/steps/preview-rows.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { previewProduct } from "./rules/preview-product.ts";
import { productImportKind } from "./steps/product-import-kind.ts";

/**
 * Returns the first products of a file that would be new or changed, as the import would write them, and how many more
 * there are.
 */
export function previewImport(
  { shopId, tx }: Pick<ShopContext, "shopId" | "tx">,
  id: string,
): Promise<{ products: PreviewRow[]; more: number }> {
  return tx(async (tx) => {
    const { coming, more } = await previewRows(tx, productImportKind, { shopId, id });
    const { currency } = await getShop(tx, shopId);
    const products = coming.map((each) => ({
      line: each.group.variants[0]?.row.line ?? 0,
      ...previewProduct(each, currency),
    }));
    return { products, more };
  });
}
