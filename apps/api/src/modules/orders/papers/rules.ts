import { orderItems } from "@mauzo/contract/orders/order-items";
import type { PaperKind, PaperSize } from "@mauzo/contract/orders/order-papers";
import { isVoid } from "@mauzo/contract/orders/order-states";
import type { Order, OrderLine } from "@mauzo/contract/orders/orders";
import type { Language } from "@mauzo/contract/shared";
import type { Shop } from "@mauzo/contract/shop/shop";
import { formatPhone } from "@mauzo/format/phone";
import type { Logo, Paper, PaperItem, PaperLine } from "@mauzo/papers/paper";
import { cameBack, forAll, methodNames } from "./messages.ts";

export type Look = { kind: PaperKind; size: PaperSize; language?: Language | undefined };

const itemOf = (name: string, { quantity, returned, unit_price, total }: OrderLine, spoken: Language): PaperItem => ({
  name: returned > 0 ? `${name} (${cameBack(returned, spoken)})` : name,
  quantity,
  unitPrice: unit_price,
  total,
});

/** The lines of a paper: each item's variants, and below the last of them the item's add-ons. */
const paperLines = (lines: readonly OrderLine[], spoken: Language): PaperLine[] =>
  orderItems(lines).flatMap(({ productName, variants, addOns }) => {
    const called = ({ name }: OrderLine) => [productName, name].filter(Boolean).join(" · ");
    if (variants.length === 0) return addOns.map((line) => ({ ...itemOf(called(line), line, spoken), addOns: [] }));
    const units = variants.reduce((sum, { quantity }) => sum + quantity, 0);
    const below = addOns.map((line) =>
      itemOf(variants.length > 1 ? `${line.name} (${forAll(units, spoken)})` : line.name, line, spoken),
    );
    return variants.map((line, at) => ({
      ...itemOf(called(line), line, spoken),
      addOns: at === variants.length - 1 ? below : [],
    }));
  });

/** A receipt says what was paid: before anything was, what is printed is the invoice. */
export const kindOf = ({ paid }: Pick<Order, "paid">, kind: PaperKind): PaperKind =>
  kind === "receipt" && paid.minor === 0 ? "invoice" : kind;

/** An order as a paper of its shop. */
export function paperOf(order: Order, shop: Shop, logo: Logo | null, look: Look): Paper {
  const { size, language } = look;
  const kind = kindOf(order, look.kind);
  const spoken = language ?? shop.language ?? "en";
  const { currency } = order.total;
  // Whoever fills the bag puts nothing in of what came back.
  const lines = order.lines.filter(({ quantity }) => kind !== "packing-slip" || quantity > 0);
  const lineMinor = order.lines.reduce((sum, { total }) => sum + total.minor, 0);
  return {
    kind,
    size,
    language: spoken,
    shop: { name: shop.name, place: shop.place, phone: formatPhone(shop.whatsapp_number), logo },
    number: order.order_id,
    placedAt: order.placed_at,
    timeZone: shop.time_zone,
    customer: order.customer && {
      name: order.customer.name,
      phone: order.customer.phone === null ? "" : formatPhone(order.customer.phone),
    },
    delivery: [order.delivery?.way, order.delivery?.place].filter(Boolean).join(", "),
    lines: paperLines(lines, spoken),
    subtotal: { minor: lineMinor, currency },
    charges: order.charges.map(({ kind, name, amount }) => ({
      name,
      amount: kind === "discount" ? { ...amount, minor: -amount.minor } : amount,
    })),
    total: order.total,
    paid: order.paid,
    // What was paid too much, or for what came to nothing, is the customer's.
    balance: { minor: (isVoid(order) ? 0 : order.total.minor) - order.paid.minor, currency },
    payments: order.payments.map(({ method, reference, at, amount }) => ({
      method: [methodNames[method][spoken], reference].filter(Boolean).join(" "),
      at,
      amount,
    })),
    note: order.note,
    isCancelled: order.goods === "cancelled",
  };
}
