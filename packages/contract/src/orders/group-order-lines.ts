import type { OrderLine } from "./orders.ts";

type Line = Pick<OrderLine, "kind" | "item" | "product_id" | "product_name">;

/** What was ordered together of one product: variants, and the add-ons that belong to all of them. */
export type OrderItem<Of extends Line = OrderLine> = {
  item: number;
  productId: string;
  productName: string;
  variants: Of[];
  addOns: Of[];
};

/** Groups the lines of an order by item, in their order. An item whose variants were removed has add-ons only. */
export function groupOrderLines<Of extends Line>(lines: readonly Of[]): OrderItem<Of>[] {
  const items = new Map<string, OrderItem<Of>>();
  for (const line of lines) {
    const { kind, item, product_id: productId, product_name: productName } = line;
    const key = `${item}/${productId}`;
    const found = items.get(key) ?? { item, productId, productName, variants: [], addOns: [] };
    found[kind === "variant" ? "variants" : "addOns"].push(line);
    items.set(key, found);
  }
  return [...items.values()];
}
