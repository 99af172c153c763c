import { boolean, date, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { minor, shopId } from "../../columns.ts";

const day = () => date("day", { mode: "string" }).notNull();
const count = (name: string) => integer(name).notNull();

/** What was ordered, by the hour in which it was placed. */
export const daySales = pgTable("day_sales", {
  shopId: shopId(),
  day: day(),
  hour: smallint("hour").notNull(),
  channel: text("channel").notNull(),
  orders: count("orders"),
  /** Those that are not void, and what they come to. */
  sold: count("sold"),
  salesMinor: minor("sales_minor").notNull(),
  owedMinor: minor("owed_minor").notNull(),
  cancelled: count("cancelled"),
  /** Those that came from no conversation. */
  chatless: count("chatless"),
});

/** What of which product was ordered, in orders that are not void. */
export const dayGoods = pgTable("day_goods", {
  shopId: shopId(),
  day: day(),
  productId: uuid("product_id").notNull(),
  itemId: uuid("item_id").notNull(),
  isAddOn: boolean("is_add_on").notNull(),
  orders: count("orders"),
  pieces: count("pieces"),
  minor: minor("minor").notNull(),
  returned: count("returned"),
});

/** Money for orders, by who recorded it. */
export const dayMoney = pgTable("day_money", {
  shopId: shopId(),
  day: day(),
  userId: uuid("user_id").notNull(),
  userName: text("user_name").notNull(),
  payments: count("payments"),
  paidMinor: minor("paid_minor").notNull(),
  refundedMinor: minor("refunded_minor").notNull(),
});
