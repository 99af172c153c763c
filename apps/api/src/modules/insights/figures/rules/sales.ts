import type { SalesRow, SalesSums } from "@mauzo/contract/insights/figures";

type Both<Name extends string> = Record<Name | `before_${Name}`, number>;
type Group = Both<"orders" | "sold" | "sales" | "owed" | "cancelled"> & { of: string; key: string };
type Counted = {
  sales: readonly Group[];
  staff: readonly Both<"paid" | "refunded">[];
  goods: Both<"pieces" | "returned" | "known" | "cost" | "unknown">;
};
type Money = (minor: number) => number | null;

/** The sums of one of the two spans. An average of no orders is nothing. */
export function salesSums({ sales, staff, goods }: Counted, when: "now" | "before", money: Money): SalesSums {
  const of = <Name extends string>(row: Both<Name> | undefined, name: Name): number =>
    row?.[when === "now" ? name : (`before_${name}` as const)] ?? 0;
  const all = sales.find((group) => group.of === "all");
  const [sold, total] = [of(all, "sold"), of(all, "sales")];
  const sumOf = (name: "paid" | "refunded") => staff.reduce((sum, row) => sum + of(row, name), 0);
  const [known, cost] = [of(goods, "known"), of(goods, "cost")];
  return {
    ...{ orders: of(all, "orders"), sold, cancelled: of(all, "cancelled"), sales_minor: money(total) },
    ...{ average_minor: money(sold === 0 ? 0 : Math.round(total / sold)), owed_minor: money(of(all, "owed")) },
    ...{ paid_minor: money(sumOf("paid")), refunded_minor: money(sumOf("refunded")) },
    ...{ pieces: of(goods, "pieces"), returned: of(goods, "returned") },
    ...{ known_minor: money(known), cost_minor: money(cost), margin_minor: money(known - cost) },
    unknown_pieces: of(goods, "unknown"),
  };
}

/** A row for each of these keys, also where nothing was ordered. */
export const salesRows = (sales: readonly Group[], of: string, keys: readonly string[], money: Money): SalesRow[] => {
  const found = new Map(sales.filter((group) => group.of === of).map((group) => [group.key, group]));
  return keys.map((key) => {
    const row = found.get(key);
    return {
      ...{ key, orders: row?.orders ?? 0, before_orders: row?.before_orders ?? 0 },
      ...{ sales_minor: money(row?.sales ?? 0), before_sales_minor: money(row?.before_sales ?? 0) },
    };
  });
};
