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

/** An order's lines item by item, in their order. An item whose variants were taken out has add-ons only. */
export function orderItems<Of extends Line>(lines: readonly Of[]): OrderItem<Of>[] {
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
