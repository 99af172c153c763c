import type { OfferedProduct } from "@mauzo/selling/cart-item";
import { lineToItem } from "@mauzo/selling/line-to-item";
import { priceOf } from "@mauzo/selling/price/price-of";
import { pricedItem } from "@mauzo/selling/price/priced-item";
import { cartProblems } from "@mauzo/selling/problems/cart-problems";
import type { CartLine } from "./chat-state.ts";
import type { PricedCart, PricedLine } from "./flow-requests.ts";

type Sold = OfferedProduct & { name: string };

/** Prices the lines of a chat's cart as of today, in their order, with the problem that prevents ordering each. */
export function priceCart(lines: readonly CartLine[], products: readonly Sold[], currency: string): PricedCart {
  const money = (minor: number) => ({ minor, currency });
  const chosen = lines.map((line) => ({
    item: lineToItem(line),
    product: products.find(({ id }) => id === line.product_id),
  }));
  const problems = cartProblems(chosen);
  const priced = lines.map(({ product_id, variant_id, quantity }, place): PricedLine => {
    const { item, product } = chosen[place] ?? {};
    const { variants, addOns } = product && item ? pricedItem(product, item) : { variants: [], addOns: [] };
    const [variant] = variants;
    return {
      ...{ product_id, variant_id, quantity },
      name: product?.name ?? "",
      variant_name: variant?.name ?? "",
      unit_price: money(variant?.price.minor ?? 0),
      total: money(priceOf([...variants, ...addOns])),
      add_ons: addOns.map((addOn) => ({
        ...{ id: addOn.id, name: addOn.name, quantity: addOn.quantity },
        total: money(priceOf([addOn])),
      })),
      problem: problems[place]?.[0] ?? null,
    };
  });
  return { lines: priced, total: money(priced.reduce((sum, line) => sum + line.total.minor, 0)) };
}
