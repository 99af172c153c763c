import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { OrderChannel } from "../orders/orders.ts";
import { Day, Id, Moment, Money } from "../shared.ts";
import { ShopCategory } from "../shop/shop.ts";

/** The longest span: a year, which may have a day more. */
export const maxFigureDays = 366;

/** Days of the shop, both included. */
export const FigureDays = z.object({ from: Day, to: Day }).check(
  z.refine(({ from, to }) => from <= to, { message: "span_reversed" satisfies PlainCode }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < maxFigureDays * 86_400_000, {
    message: "figure_days" satisfies PlainCode,
  }),
);
export type FigureDays = z.infer<typeof FigureDays>;

const Span = z.object({ from: z.iso.date(), to: z.iso.date() });
const spans = {
  days: Span,
  /** As many days, right before: what each figure is compared with. */
  before_days: Span,
};

/** Minor units of the shop's currency; null for callers who may not read transactions. */
const Minor = z.nullable(z.int());

/**
 * An order counts on the day it was placed, as it stands now; money counts on the day it came or went back.
 * So a refund of today changes what today's money is, and what the order's own day sold.
 */
export const SalesSums = z.object({
  /** Orders placed; `sold` are those that are not void, and `sales_minor` is what they come to. */
  ...{ orders: z.int(), sold: z.int(), cancelled: z.int(), sales_minor: Minor },
  /** What they come to on average, and what of them is still owed. */
  ...{ average_minor: Minor, owed_minor: Minor },
  /** Payments for orders, and what was given back. */
  ...{ paid_minor: Minor, refunded_minor: Minor },
  /** Pieces sold, and those that came back. */
  ...{ pieces: z.int(), returned: z.int() },
  /** What the goods come to whose cost is known, what they cost by their restocks, and what is left of them. */
  ...{ known_minor: Minor, cost_minor: Minor, margin_minor: Minor },
  /** Pieces sold without a known cost: they are in none of the three. */
  unknown_pieces: z.int(),
});
export type SalesSums = z.infer<typeof SalesSums>;

const compared = { orders: z.int(), sales_minor: Minor, before_orders: z.int(), before_sales_minor: Minor };
/** Orders and sales of a day, an hour (0 to 23), a weekday (1 is Monday) or a channel, and of its like in the span before. */
export const SalesRow = z.object({ key: z.string(), ...compared });
export type SalesRow = z.infer<typeof SalesRow>;

export const StaffRow = z.object({
  /** Null: nobody of the shop recorded it, but a customer's phone or a provider. */
  id: z.nullable(Id),
  name: z.string(),
  payments: z.int(),
  ...{ paid_minor: Minor, refunded_minor: Minor, before_paid_minor: Minor },
});
export type StaffRow = z.infer<typeof StaffRow>;

export const SalesFigures = z.object({
  currency: z.string(),
  ...spans,
  ...{ now: SalesSums, before: SalesSums },
  /** Every day, hour and weekday, in their order; channels by their sales. */
  ...{ by_day: z.array(SalesRow), by_hour: z.array(SalesRow), by_weekday: z.array(SalesRow) },
  by_channel: z.array(SalesRow),
  /** Money for orders, by who recorded it. */
  by_staff: z.array(StaffRow),
});
export type SalesFigures = z.infer<typeof SalesFigures>;

/** Each list of products has so many at most. */
export const mostFigureRows = 20;

export const ProductFigure = z.object({
  id: Id,
  name: z.string(),
  /** Pieces and money, add-ons included, before charges and discounts of the order. */
  ...{ pieces: z.int(), minor: Minor, before_pieces: z.int(), before_minor: Minor },
  /** What is left of them where their cost is known; null where it is not. */
  margin_minor: Minor,
  stock: z.int(),
});
export type ProductFigure = z.infer<typeof ProductFigure>;

/** So many days tell how fast something sells. */
export const paceDays = 28;
/** What runs out within so many days at its pace is to be reordered. */
export const reorderDays = 7;
export const ReorderRow = z.object({
  product_id: Id,
  variant_id: Id,
  ...{ name: z.string(), variant: z.string(), stock: z.int() },
  /** Pieces sold in the last 28 days, or in the 28 before it ran out. */
  pieces: z.int(),
  /** For how many days the stock lasts at that pace; 0: nothing is left. */
  days_left: z.int(),
  /** Since when nothing is left, and what it would have sold since at that pace. */
  out_since: z.nullable(Moment),
  missed_minor: Minor,
});
export type ReorderRow = z.infer<typeof ReorderRow>;

const Named = z.object({ id: Id, name: z.string() });
export const PairRow = z.object({ one: Named, other: Named, orders: z.int() });
export type PairRow = z.infer<typeof PairRow>;
/** Pairs are counted in so many of the span's last orders. */
export const mostPairOrders = 2_000;

export const CategoryRow = z.object({
  category: ShopCategory,
  ...{ pieces: z.int(), minor: Minor, before_pieces: z.int(), before_minor: Minor },
});
export type CategoryRow = z.infer<typeof CategoryRow>;

export const ProductFigures = z.object({
  currency: z.string(),
  ...spans,
  /** Those that sold most; and of what is on offer and in stock, those that sold least. */
  ...{ best: z.array(ProductFigure), slow: z.array(ProductFigure) },
  /** On offer, and never sold: how many, and the oldest of them. */
  never: z.object({ count: z.int(), items: z.array(z.object({ id: Id, name: z.string(), stock: z.int() })) }),
  /** What is out of stock or soon will be, what is missed most first. As it is now, whatever the span. */
  reorder: z.array(ReorderRow),
  /** Products that were in one order, the most frequent pairs first. */
  together: z.array(PairRow),
  by_category: z.array(CategoryRow),
});
export type ProductFigures = z.infer<typeof ProductFigures>;

const buyers = {
  /** Customers with an order that is not void; `fresh`: their first one is of the span. */
  ...{ buyers: z.int(), fresh: z.int(), returning: z.int() },
  /** Orders of nobody known. */
  nameless_orders: z.int(),
};
export const BuyerSums = z.object(buyers);
export type BuyerSums = z.infer<typeof BuyerSums>;
export const BestCustomer = z.object({
  id: Id,
  name: z.string(),
  ...{ orders: z.int(), minor: Minor, before_minor: Minor },
});
export const CustomerAtRisk = z.object({
  id: Id,
  name: z.string(),
  /** All their orders, and how many days lie between two of them. */
  ...{ orders: z.int(), minor: Minor, usual_days: z.int() },
  /** Since when they have not ordered, and how many days that is. */
  ...{ last_order_at: Moment, silent_days: z.int() },
});
export const CustomerFigures = z.object({
  currency: z.string(),
  ...spans,
  ...{ now: BuyerSums, before: BuyerSums },
  best: z.array(BestCustomer),
  /** Three orders or more, and silent for twice as long as usual and for two weeks at least. As it is now. */
  at_risk: z.array(CustomerAtRisk),
});
export type CustomerFigures = z.infer<typeof CustomerFigures>;

/** What comes after a chat; at each some are lost. */
export const laterSteps = ["carts", "orders", "paid", "handed_over"] as const;
export const chatSteps = ["chats", ...laterSteps] as const;
export const ChatStep = z.enum(chatSteps);
export type ChatStep = z.infer<typeof ChatStep>;
const steps = z.object({ chats: z.int(), carts: z.int(), orders: z.int(), paid: z.int(), handed_over: z.int() });
export type ChatSteps = z.infer<typeof steps>;

/**
 * A chat is a day on which a customer wrote in a conversation. It went on to a cart, if one was made that day; that cart to an
 * order, whenever it was ordered; and so on: a step has those that took all before it.
 */
export const ChatFigures = z.object({
  ...spans,
  ...{ now: steps, before: steps },
  channels: z.array(z.extend(steps, { channel: OrderChannel })),
  /** Orders of the span that came without a chat. */
  other_orders: z.int(),
  /** The step at which most are lost, how many, and of a hundred who had come so far; null while nobody is. */
  worst: z.nullable(z.object({ step: z.enum(laterSteps), lost: z.int(), percent: z.int() })),
});
export type ChatFigures = z.infer<typeof ChatFigures>;

/** Where the shop's money is now. */
export const CashPosition = z.object({
  /** Cash, the shop's own numbers, and what can be withdrawn. */
  in_hand: Money,
  /** Collected and not settled yet, or withdrawn and not there yet. */
  on_the_way: Money,
  /** What is still asked for orders. */
  owed: Money,
  /** Customers' credit, and money whose order is not known. */
  owing: Money,
});
export type CashPosition = z.infer<typeof CashPosition>;

/** The files: what each has a row for. */
export const figureFiles = [
  ...(["days", "hours", "weekdays", "channels", "staff", "products", "categories"] as const),
  ...(["slow", "never", "reorder", "together", "chats"] as const),
] as const;
export const FigureFile = z.enum(figureFiles);
export type FigureFile = z.infer<typeof FigureFile>;
export const customerFiles = ["best", "at_risk"] as const;
export const CustomerFile = z.enum(customerFiles);
export type CustomerFile = z.infer<typeof CustomerFile>;

const ordersRead = { resource: "orders", action: "read" } as const;
const moneyRead = { resource: "transactions", action: "read" } as const;
const customersRead = { resource: "customers", action: "read" } as const;
const timeoutMs = 60_000;

export const figures = {
  sales: endpoint({
    method: "GET",
    path: "/analytics/sales",
    access: ordersRead,
    summary: "Sales of some days, by day, hour, weekday, channel and staff, with average order, returns and margin",
    query: FigureDays,
    reply: SalesFigures,
  }),
  products: endpoint({
    method: "GET",
    path: "/analytics/products",
    access: ordersRead,
    summary: "Products of some days: best, slow, never sold, to reorder, sold together, and by category",
    query: FigureDays,
    reply: ProductFigures,
  }),
  customers: endpoint({
    method: "GET",
    path: "/analytics/customers",
    access: customersRead,
    summary: "Customers of some days: new, returning, the best, and those who have not come for long",
    query: FigureDays,
    reply: CustomerFigures,
  }),
  chats: endpoint({
    method: "GET",
    path: "/analytics/chats",
    access: ordersRead,
    summary: "How many chats of some days led to a cart, an order, a payment and a delivery, and where most are lost",
    query: FigureDays,
    reply: ChatFigures,
  }),
  cash: endpoint({
    method: "GET",
    path: "/analytics/cash",
    access: moneyRead,
    summary: "Where the shop's money is now: in hand, on the way, owed, owing",
    reply: CashPosition,
  }),
  cashFile: endpoint({
    method: "GET",
    path: "/analytics-exports/cash",
    access: moneyRead,
    summary: "Where the shop's money is now, as a CSV file in the requested language",
    timeoutMs,
    recorded: "figures_exported",
    reply: z.unknown(),
  }),
  file: endpoint({
    method: "GET",
    path: "/analytics-exports/:file",
    access: ordersRead,
    summary: "Figures of some days as a CSV file, in the requested language",
    params: z.object({ file: FigureFile }),
    query: FigureDays,
    timeoutMs,
    recorded: "figures_exported",
    reply: z.unknown(),
  }),
  customerFile: endpoint({
    method: "GET",
    path: "/analytics-exports/customers/:file",
    access: customersRead,
    summary: "The best customers of some days, or those who have not come for long, as a CSV file",
    params: z.object({ file: CustomerFile }),
    query: FigureDays,
    timeoutMs,
    recorded: "figures_exported",
    reply: z.unknown(),
  }),
};
