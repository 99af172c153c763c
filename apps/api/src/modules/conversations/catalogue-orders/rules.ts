import type { InboundLine } from "@mauzo/channels/whatsapp/read-inbound";
import type { Product } from "@mauzo/contract/catalogue/products";
import type { CartLine } from "@mauzo/selling/line-to-item";
import type { OrderedVariant } from "./queries.ts";

/** A line of the order as it can be sold now. */
type RepricedLine = { name: string; quantity: number; totalMinor: number };
/** What is otherwise than the customer's catalogue said. */
export type OrderNews =
  | { kind: "price"; name: string; was: number; now: number }
  | { kind: "fewer"; name: string; wanted: number; left: number }
  | { kind: "gone"; name: string };
export type Repriced = { cart: CartLine[]; lines: RepricedLine[]; news: OrderNews[]; totalMinor: number };

/** More of one item than a cart takes. */
const mostUnits = 10_000;

const variantOf = (line: InboundLine, known: readonly OrderedVariant[]) =>
  known.find(({ variantId }) => variantId === line.retailerId) ??
  known.find(({ skuKey }) => skuKey === line.retailerId.toLowerCase());

/** What was ordered of each variant that the shop knows, in the order's own order. */
function wantedOf(lines: readonly InboundLine[], known: readonly OrderedVariant[]) {
  const wanted = new Map<string, OrderedVariant & { quantity: number; shown: InboundLine }>();
  for (const line of lines) {
    const variant = variantOf(line, known);
    if (!variant) continue;
    const before = wanted.get(variant.variantId)?.quantity ?? 0;
    wanted.set(variant.variantId, { ...variant, quantity: before + line.quantity, shown: line });
  }
  return [...wanted.values()];
}

/**
 * An order from a catalogue as the shop sells it now: today's prices, no more than there is, without what is gone.
 * @param products those on offer, with the stock that the customer may take.
 * @returns undefined: the shop knows nothing of what was ordered.
 */
export function repriceOrder(
  lines: readonly InboundLine[],
  known: readonly OrderedVariant[],
  products: readonly Product[],
): Repriced | undefined {
  const wanted = wantedOf(lines, known);
  if (wanted.length === 0) return undefined;
  const repriced: Repriced = { cart: [], lines: [], news: [], totalMinor: 0 };
  for (const { productId, variantId, name: called, quantity, shown } of wanted) {
    const product = products.find(({ id }) => id === productId);
    const variant = product?.variants.find(({ id }) => id === variantId);
    const name = [called, variant?.name].filter(Boolean).join(" · ");
    const units = Math.min(quantity, variant?.stock ?? 0, mostUnits);
    if (!variant || units <= 0) {
      repriced.news.push({ kind: "gone", name });
      continue;
    }
    if (units < quantity) repriced.news.push({ kind: "fewer", name, wanted: quantity, left: units });
    const { minor, currency } = variant.price;
    const was = shown.price === null ? minor : Math.round(shown.price * 100);
    if (was !== minor && shown.currency === currency) repriced.news.push({ kind: "price", name, was, now: minor });
    const totalMinor = minor * units;
    repriced.cart.push({ product_id: productId, variant_id: variantId, quantity: units, add_ons: [] });
    repriced.lines.push({ name, quantity: units, totalMinor });
    repriced.totalMinor += totalMinor;
  }
  return repriced;
}
