import { productSalesDays } from "@mauzo/contract/catalogue/product-history";
import { isoTextSql } from "../../../../db/columns.ts";
import { statement } from "../../../../db/prepared-statement.ts";
import type { JsonQuery } from "../../../../db/read-json-in-shop.ts";

const shownOrders = 10;

/** Ids are ordered by time, so a scan of the index on a product's lines can stop at the first day. */
const sales = statement<{ json: string }>(`
  select json_build_object(
    'units', coalesce(sum(sold.units), 0), 'orders', count(sold.id),
    'total', json_build_object('minor', coalesce(sum(sold.minor), 0), 'currency', s.currency),
    'recent', coalesce(json_agg(json_build_object('id', sold.id, 'number', sold.number,
      'placed_at', ${isoTextSql("sold.placed_at")}, 'quantity', sold.units,
      'total', json_build_object('minor', sold.minor, 'currency', s.currency), 'status', sold.status)
      order by sold.id desc) filter (where sold.place <= ${shownOrders}), '[]')) as json
  from products p
  join shops s on s.shop_id = $1
  left join lateral (
    select o.id, o.number, o.placed_at, o.status, l.units, l.minor, row_number() over (order by o.id desc) as place
    from (
      select order_id, coalesce(sum(quantity) filter (where variant_id is not null), 0)::int as units, sum(total_minor) as minor
      from order_lines
      where shop_id = $1 and product_id = $2 and id > (select uuidv7(make_interval(days => -${productSalesDays})))
      group by order_id) l
    join orders o on o.shop_id = $1 and o.id = l.order_id and o.status <> 'cancelled'
  ) sold on true
  where p.shop_id = $1 and p.id = $2
  group by s.currency`);

/** The sales of a product as JSON for the response; undefined when the shop does not have it. */
export const readSales = (shopId: string, productId: string): JsonQuery => ({
  statement: sales,
  values: [shopId, productId],
});
