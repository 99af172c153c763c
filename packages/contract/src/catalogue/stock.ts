import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { defineList } from "../lists.ts";
import { Id, IdParams, Moment, Money, optionalText, PageQuery, PriceMinor, page } from "../shared.ts";
import { ShopCategory } from "../shop/shop.ts";

export const mostStock = 1_000_000;
const Stock = z.int().check(z.gte(0), z.lte(mostStock));

/** Why a stock changed. A cart that is not ordered yet may `hold` units and `release` them. */
export const stockReasons = ["opening", "restock", "adjustment", "sale", "return", "hold", "release"] as const;
/** Why somebody adjusted a stock. An adjustment without a cause was made on the product's edit page. */
export const stockCauses = ["damaged", "lost", "found", "counted", "own use", "correction", "other"] as const;
export const StockCause = z.enum(stockCauses);
export type StockCause = z.infer<typeof StockCause>;
const Note = optionalText(200);

/** An item with a stock: a variant, or an add-on whose stock is counted. */
export const StockItem = z.object({
  id: Id,
  kind: z.enum(["variant", "add_on"]),
  product_id: Id,
  product_name: z.string(),
  category: ShopCategory,
  /** Empty for the one variant of a product without variants. */
  name: z.string(),
  image_url: z.nullable(z.string()),
  stock: z.int(),
  /** Held by carts at the moment: on the shelf, but not for sale and not included in `stock`. */
  held: z.int(),
  /** Ordered and not handed over yet: also on the shelf and not included in `stock`. */
  ordered: z.int(),
  /** The low-stock threshold: at this stock or less it is running low; null: never. */
  low_stock_at: z.nullable(z.int()),
});
export type StockItem = z.infer<typeof StockItem>;

export const StockMovement = z.object({
  id: Id,
  delta: z.int(),
  /** The stock after the movement. */
  stock_after: z.int(),
  reason: z.enum(stockReasons),
  cause: z.nullable(StockCause),
  note: z.string(),
  /** The cost of one unit of a restock, where it was given. */
  unit_cost: z.nullable(Money),
  /** Who did it; null for a customer, and for entries from before names were stored. */
  by: z.nullable(z.object({ id: Id, name: z.string() })),
  /** The order of a sale, with its short number. */
  order: z.nullable(z.object({ id: Id, order_id: z.string() })),
  /** The number of the cart that held or released units; its order would get the same number. */
  cart_number: z.nullable(z.string()),
  created_at: Moment,
});
export type StockMovement = z.infer<typeof StockMovement>;

/** Low: at or below the item's threshold, where it has one. Out: nothing left. */
export const stockFilters = ["all", "low", "out"] as const;
export const stockList = defineList({
  columns: { created: "id" },
  first: "created",
  filters: {
    filter: z._default(z.enum(stockFilters), "all"),
    /** The category of the products that have it; an add-on is in the category of each product that offers it. */
    category: z.optional(ShopCategory),
    search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  },
});
export const StockFilter = stockList.query;
export type StockFilter = z.input<typeof StockFilter>;

/** The number of items per filter is counted up to this. */
export const mostCounted = 1_000;
export const StockSummary = z.object({ all: z.int(), low: z.int(), out: z.int() });
export type StockSummary = z.infer<typeof StockSummary>;

export const Restock = z.strictObject({
  quantity: z.int().check(z.gte(1), z.lte(mostStock)),
  unit_cost_minor: z.optional(PriceMinor),
  note: z._default(Note, ""),
});
export type Restock = z.input<typeof Restock>;

export const Adjustment = z.strictObject({
  delta: z.int().check(
    z.gte(-mostStock),
    z.lte(mostStock),
    z.refine((delta) => delta !== 0, { message: "stock_unchanged" satisfies PlainCode }),
  ),
  cause: StockCause,
  note: z._default(Note, ""),
});
export type Adjustment = z.input<typeof Adjustment>;

/**
 * The counted stock of an item. `expected` is the stock the person counting was shown: only the difference is applied,
 * so that sales in between are kept.
 */
export const CountLine = z.strictObject({
  id: Id,
  expected: Stock,
  counted: Stock,
  cause: z._default(StockCause, "counted"),
  note: z._default(Note, ""),
});
export type CountLine = z.output<typeof CountLine>;

export const mostLines = 200;
export const StockCount = z.strictObject({
  lines: z.array(CountLine).check(
    z.minLength(1),
    z.maxLength(mostLines),
    z.refine((lines) => new Set(lines.map(({ id }) => id.toLowerCase())).size === lines.length, {
      message: "stock_item_twice" satisfies PlainCode,
    }),
  ),
});
export type StockCount = z.input<typeof StockCount>;

/**
 * The result of a line: done, or skipped because the stock would be negative, would be too large, or is no longer
 * counted.
 */
export const countResults = ["done", "below_zero", "too_much", "not_counted"] as const;
export const CountedLine = z.object({ id: Id, result: z.enum(countResults), stock: z.nullable(z.int()) });
export type CountedLine = z.infer<typeof CountedLine>;

const read = { resource: "product", action: "read" } as const;
const update = { resource: "product", action: "update" } as const;

export const stock = {
  list: endpoint({
    method: "GET",
    path: "/stock/items",
    access: read,
    summary:
      "The items with a stock in the shop, in the order in which they were added: all, those running low, or those that are out",
    query: StockFilter,
    reply: page(StockItem),
  }),
  summary: endpoint({
    method: "GET",
    path: "/stock/summary",
    access: read,
    summary: "How many items the shop has, how many are running low, and how many are out; each counted to 1,000",
    query: z.object({ category: z.optional(ShopCategory) }),
    reply: StockSummary,
  }),
  /** Also works for archived items: their ledger stays. */
  get: endpoint({
    method: "GET",
    path: "/stock/items/:id",
    access: read,
    summary: "The stock of one variant or add-on",
    params: IdParams,
    reply: StockItem,
  }),
  movements: endpoint({
    method: "GET",
    path: "/stock/items/:id/movements",
    access: read,
    summary: "Every change of a stock, newest first, with its reason",
    params: IdParams,
    query: PageQuery,
    reply: page(StockMovement),
  }),
  restock: endpoint({
    method: "POST",
    path: "/stock/items/:id/restocks",
    access: update,
    summary: "Add new units to a stock",
    params: IdParams,
    body: Restock,
    reply: StockItem,
    errors: ["stock_item_too_large"],
  }),
  adjust: endpoint({
    method: "POST",
    path: "/stock/items/:id/adjustments",
    access: update,
    summary: "Correct a stock, with a reason",
    params: IdParams,
    body: Adjustment,
    reply: StockItem,
    errors: ["stock_too_small", "stock_item_too_large"],
  }),
  setThreshold: endpoint({
    method: "PUT",
    path: "/stock/items/:id/threshold",
    access: update,
    summary: "Set the low-stock threshold of an item",
    params: IdParams,
    body: z.strictObject({ low_stock_at: z.nullable(Stock) }),
    reply: StockItem,
  }),
  /**
   * Lines are independent: one that cannot be applied does not stop the others. 404 for an item that never was the
   * shop's.
   */
  count: endpoint({
    method: "POST",
    path: "/stock/counts",
    access: update,
    summary: "Correct stocks after a count",
    body: StockCount,
    reply: z.object({ lines: z.array(CountedLine) }),
    errors: ["not_found"],
  }),
};
