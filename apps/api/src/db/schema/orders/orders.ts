import { fulfilmentStatuses, orderStatuses, paymentStatuses } from "@mauzo/contract/orders/order-states";
import { orderChannels } from "@mauzo/contract/orders/orders";
import { sql } from "drizzle-orm";
import { boolean, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, minor, moment, shopId } from "../../columns.ts";

export const orders = pgTable("orders", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  cartId: uuid("cart_id").notNull(),
  conversationId: uuid("conversation_id"),
  customerId: uuid("customer_id"),
  customerName: text("customer_name").notNull().default(""),
  customerPhone: text("customer_phone"),
  number: text("number").notNull(),
  fulfilment: text("fulfilment", { enum: fulfilmentStatuses }).notNull().default("new"),
  payment: text("payment", { enum: paymentStatuses })
    .notNull()
    .generatedAlwaysAs(sql`case
    when paid_minor = 0 and refunded_minor > 0 then 'refunded'
    when paid_minor + forgiven_minor >= total_minor then 'paid'
    when paid_minor > 0 then 'part paid'
    else 'unpaid' end`),
  status: text("status", { enum: orderStatuses }).generatedAlwaysAs(sql`case
    when fulfilment = 'cancelled' then 'cancelled'
    when paid_minor + forgiven_minor >= total_minor and not (paid_minor = 0 and refunded_minor > 0)
      then case when fulfilment in ('picked up', 'delivered') then 'completed' else 'paid' end
    when fulfilment in ('picked up', 'delivered') then fulfilment
    else 'pending' end`),
  channel: text("channel", { enum: orderChannels }).notNull(),
  quantity: integer("quantity").notNull(),
  totalMinor: minor("total_minor").notNull(),
  paidMinor: minor("paid_minor").notNull().default(0),
  refundedMinor: minor("refunded_minor").notNull().default(0),
  dueOn: date("due_on", { mode: "string" }),
  promisedOn: date("promised_on", { mode: "string" }),
  reminds: boolean("reminds").notNull().default(false),
  forgivenMinor: minor("forgiven_minor").notNull().default(0),
  owedMinor: minor("owed_minor").generatedAlwaysAs(sql`case
    when fulfilment = 'cancelled'
      or paid_minor = 0 and refunded_minor > 0 and fulfilment in ('picked up', 'delivered') then 0
    else greatest(0, total_minor - paid_minor - forgiven_minor) end`),
  currency: text("currency").notNull(),
  note: text("note").notNull().default(""),
  deliveryMethod: text("delivery_method").notNull().default(""),
  deliveryPlace: text("delivery_place").notNull().default(""),
  edits: integer("edits").notNull().default(0),
  moves: integer("moves").notNull().default(0),
  movedAt: moment("moved_at").notNull().defaultNow(),
  placedAt: moment("placed_at").notNull().defaultNow(),
  /** What brought its customer, first and last, such as `short_link:<id>`. */
  firstTouch: text("first_touch"),
  lastTouch: text("last_touch"),
  /** Who of the staff entered it, or sold it over the counter. */
  takenBy: uuid("taken_by"),
});
