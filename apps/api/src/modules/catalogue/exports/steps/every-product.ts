import { products } from "@mauzo/contract/catalogue/products";
import { everyRow } from "../../../../http/files/every-row.ts";
import type { ShopVisit } from "../../../../http/visit.ts";
import { listPage } from "../../products/steps/list-page.ts";

type Filter = Omit<Parameters<typeof listPage>[1], "cursor">;

/** The products of a list, page by page: however many there are, one page of them is in hand. */
export const everyProduct = ({ shopId, read }: Pick<ShopVisit, "shopId" | "read">, filter: Filter) =>
  everyRow(async (cursor) =>
    products.list.reply.parse(JSON.parse((await read(listPage(shopId, { ...filter, cursor }))) ?? "")),
  );
