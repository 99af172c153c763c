import type { Bind } from "../../../../http/lists/list-page.ts";

/**
 * For what people of an audience get something once: on a day of the shop, in its zone, of a recurring campaign. Who got it for
 * that already is not of the audience any more.
 */
export type Occasion = {
  planId: string;
  kind: "birthday" | "month" | "come_back" | "back_in_stock";
  days: number | null;
  day: string;
  zone: string;
};

/** How many days an occasion is looked back for, so that none is missed when a day was. */
const lookBackDays = 6;

/** What was sold out and is there again, with the restock. */
const restocked = (day: string, zone: string) => `with back as materialized (
  select v.product_id, m.id, m.created_at from stock_movements m
  join variants v on v.shop_id = m.shop_id and v.id = m.variant_id
  join products p on p.shop_id = v.shop_id and p.id = v.product_id
  where m.shop_id = $1 and m.reason = 'restock' and v.stock > 0 and v.archived_at is null and p.archived_at is null and p.published
    and m.id >= first_id_at((${day} - ${lookBackDays})::timestamp at time zone ${zone})
    and m.delta >= (select sum(u.delta) from stock_movements u where u.shop_id = $1 and u.variant_id = m.variant_id and u.id <= m.id))`;

/** Whose occasion it is: what names it, null where there is none, and what has to be read before. */
export function occasionOf(
  { planId, kind, days, day: ofShop, zone: ofZone }: Occasion,
  bind: Bind,
): { before: string; key: string } {
  const day = `${bind(ofShop)}::date`;
  // A value that no text names has no type: bound where it is used.
  const zone = () => `${bind(ofZone)}::text`;
  switch (kind) {
    case "birthday": {
      const theirs = "to_char(c.birthday, 'MM-DD')";
      // Born on the 29th of February: on the 28th where there is none.
      const isDay = `(${theirs} = to_char(${day}, 'MM-DD') or (${theirs} = '02-29' and to_char(${day} + 1, 'MM-DD') = '03-01'
        and to_char(${day}, 'MM-DD') = '02-28'))`;
      return { before: "", key: `case when ${isDay} then to_char(${day}, 'YYYY') end` };
    }
    case "month":
      return { before: "", key: `to_char(${day}, 'YYYY-MM')` };
    case "come_back": {
      const last = `(c.last_order_at at time zone ${zone()})::date`;
      const ago = `${bind(days)}::int`;
      const isDay = `${last} <= ${day} - ${ago} and ${last} >= ${day} - ${ago} - ${lookBackDays}`;
      return { before: "", key: `case when ${isDay} then to_char(${last}, 'YYYY-MM-DD') end` };
    }
    case "back_in_stock":
      return {
        before: restocked(day, zone()),
        // Of what came back before they last got it they were told, whatever is sold out since. The plan may have had another occasion.
        key: `(select b.id::text from back b join customer_products k on k.shop_id = $1 and k.product_id = b.product_id
          and k.customer_id = c.id and k.last_at < b.created_at
          where b.id::text collate "C" > coalesce((select max(r.occasion collate "C") from contacts n
            join campaign_recipients r on r.shop_id = n.shop_id and r.contact_id = n.id
            where n.shop_id = $1 and n.customer_id = c.id and r.plan_id = ${bind(planId)}::uuid and length(r.occasion) = 36), '')
          order by b.id desc limit 1)`,
      };
  }
}
