import type { ShopCategory } from "@mauzo/contract/shop/shop";
import type { Tx } from "../../../../db/scope.ts";
import { run, statement } from "../../../../db/statement.ts";

type Browsing = { category: string | null; search: string | null; offset: number; limit: number };
type Found = { id: string; total: number };

const screenful = (where: string) =>
  statement<Found>(`
    select id, count(*) over ()::int as total from products
    where shop_id = $1 and ${where} and on_offer
    order by id desc offset $3 limit $4`);
const ofCategory = screenful("category = $2");
const ofSearch = screenful("id in (select id from search_products($2, 200))");

/** One screenful of a category's or a search's products, newest first, and how many there are in all. */
export async function browseProducts(
  tx: Tx,
  shopId: string,
  { category, search, offset, limit }: Browsing,
): Promise<{ ids: string[]; total: number }> {
  const rows =
    search === null
      ? await run(tx, ofCategory, [shopId, category, offset, limit])
      : await run(tx, ofSearch, [shopId, search, offset, limit]);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

type Counted = { category: ShopCategory; count: number };
const categories = statement<Counted>(
  `select category, count(*)::int as count from products where shop_id = $1 and on_offer
   group by category order by count desc, category`,
);

/** The categories that have products, with how many. */
export const listCategories = (tx: Tx, shopId: string): Promise<Counted[]> => run(tx, categories, [shopId]);
