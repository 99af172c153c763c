import type { ShopCategory } from "@mauzo/contract/shop/shop";
import { runStatement, statement } from "../../../../db/prepared-statement.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type Browsing = { category: string | null; search: string | null; offset: number; limit: number };
type Found = { id: string; total: number };

const browsePage = (where: string) =>
  statement<Found>(`
    select id, count(*) over ()::int as total from products
    where shop_id = $1 and ${where} and on_offer
    order by id desc offset $3 limit $4`);
const ofCategory = browsePage("category = $2");
const ofSearch = browsePage("id in (select id from search_products($2, 200))");

/** One page of a category's or a search's products in the chat, newest first, and the total count. */
export async function browseProductsInChat(
  tx: Tx,
  shopId: string,
  { category, search, offset, limit }: Browsing,
): Promise<{ ids: string[]; total: number }> {
  const rows =
    search === null
      ? await runStatement(tx, ofCategory, [shopId, category, offset, limit])
      : await runStatement(tx, ofSearch, [shopId, search, offset, limit]);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

type Counted = { category: ShopCategory; count: number };
const categories = statement<Counted>(
  `select category, count(*)::int as count from products where shop_id = $1 and on_offer
   group by category order by count desc, category`,
);

/** The categories that have products, with their counts. */
export const listCategories = (tx: Tx, shopId: string): Promise<Counted[]> => runStatement(tx, categories, [shopId]);
