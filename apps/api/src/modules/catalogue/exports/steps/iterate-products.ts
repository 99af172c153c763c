import { products } from "@mauzo/contract/catalogue/products";
import { iterateRows } from "../../../../http/csv-export/iterate-rows.ts";
import type { ShopContext } from "../../../../http/request-context.ts";
import { listProductsPage } from "../../products/steps/list-products-page.ts";

type Filter = Omit<Parameters<typeof listProductsPage>[1], "cursor">;

/** Reads the products of a list page by page, so that only one page is in memory. */
export const iterateProducts = ({ shopId, read }: Pick<ShopContext, "shopId" | "read">, filter: Filter) =>
  iterateRows(async (cursor) =>
    products.list.reply.parse(JSON.parse((await read(listProductsPage(shopId, { ...filter, cursor }))) ?? "")),
  );
