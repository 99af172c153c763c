import { type Customer, maxOtherNames } from "@mauzo/contract/customers/customers";
import { type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isoText } from "../../../../db/columns.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";

/** A customer, and their shop: everything that shows customers joins both. */
export const c = alias(customers, "c");
export const shop = alias(shops, "shop");
export const isShop = sql`${shop.shopId} = ${c.shopId}`;

const o = alias(orders, "o");
/** The other names in their recent orders, the latest first. */
const otherNames = sql`(
  select coalesce(json_agg(other.name order by other.at desc), '[]') from (
    select recent.name, max(recent.at) as at from (
      select ${o.customerName} as name, ${o.placedAt} as at from ${orders} ${o}
      where ${o.shopId} = ${c.shopId} and ${o.customerId} = ${c.id} order by ${o.id} desc limit 30
    ) recent where recent.name <> '' and lower(recent.name) <> lower(${c.name})
    group by recent.name order by at desc limit ${sql`${maxOtherNames}`.inlineParams()}) other)`;

export const money = (minor: SQLWrapper) => jsonObject({ minor, currency: shop.currency });

/** What a list shows of a customer. */
export const customerFields = {
  ...{ id: c.id, name: c.name, phone: sql`shown_phone(${c.phone})`, other_names: otherNames },
  ...{ place: c.place, tags: c.tags, gender: c.gender, language: c.language },
  ...{ source: c.source, channels: c.channels, total: money(c.totalMinor), total_orders: c.totalOrders },
  ...{
    owed: money(c.owedMinor),
    credit_limit: sql`case when ${c.creditLimitMinor} is not null then ${money(c.creditLimitMinor)} end`,
  },
  ...{ first_order_at: isoText(c.firstOrderAt), last_order_at: isoText(c.lastOrderAt) },
};
export const customerJson = jsonObject<Customer>(customerFields);
