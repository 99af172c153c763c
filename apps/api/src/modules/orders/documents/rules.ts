import { groupOrderLines } from "@mauzo/contract/orders/group-order-lines";
import type { DocumentKind, PaperSize } from "@mauzo/contract/orders/order-documents";
import { isVoid, owedMinorOf } from "@mauzo/contract/orders/order-states";
import type { Order, OrderLine } from "@mauzo/contract/orders/orders";
import type { Language } from "@mauzo/contract/shared";
import type { WayToPay } from "@mauzo/contract/shop/payment-settings";
import type { Shop } from "@mauzo/contract/shop/shop";
import { formatPhone } from "@mauzo/format/phone";
import { wayText } from "@mauzo/format/way-text";
import type { DocumentItem, DocumentLine, Logo, OrderDocument } from "@mauzo/order-documents/order-document";
import { cameBack, forAll, methodNames } from "./messages.ts";

export type DocumentOptions = { kind: DocumentKind; size: PaperSize; language?: Language | undefined };

const itemOf = (
  name: string,
  { quantity, returned, unit_price, total }: OrderLine,
  spoken: Language,
): DocumentItem => ({
  name: returned > 0 ? `${name} (${cameBack(returned, spoken)})` : name,
  quantity,
  unitPrice: unit_price,
  total,
});

/** The lines of a document: each item's variants, followed by the item's add-ons. */
const documentLines = (lines: readonly OrderLine[], spoken: Language): DocumentLine[] =>
  groupOrderLines(lines).flatMap(({ productName, variants, addOns }) => {
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

/** A receipt shows payments: before the first one, the invoice is printed instead. */
export const kindOf = ({ paid }: Pick<Order, "paid">, kind: DocumentKind): DocumentKind =>
  kind === "receipt" && paid.minor === 0 ? "invoice" : kind;

/** An order as a document of its shop. */
export function documentOf(
  order: Order,
  { shop, logo, ways }: { shop: Shop; logo: Logo | null; ways: readonly WayToPay[] },
  look: DocumentOptions,
): OrderDocument {
  const { size, language } = look;
  const kind = kindOf(order, look.kind);
  const spoken = language ?? shop.language ?? "en";
  const { currency } = order.total;
  const owed = owedMinorOf(order);
  const asked = isVoid(order) ? 0 : order.total.minor;
  // A packing slip leaves out lines that were returned.
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
    delivery: [order.delivery?.method, order.delivery?.place].filter(Boolean).join(", "),
    lines: documentLines(lines, spoken),
    subtotal: { minor: lineMinor, currency },
    charges: order.charges.map(({ kind, name, amount }) => ({
      name,
      amount: kind === "discount" ? { ...amount, minor: -amount.minor } : amount,
    })),
    total: order.total,
    paid: order.paid,
    // Money paid beyond the total, or for a void order, belongs to the customer; what was forgiven was never paid.
    balance: { minor: owed > 0 ? owed : Math.min(0, asked - order.paid.minor), currency },
    howToPay: owed > 0 ? ways.filter(({ on }) => on).map((way) => wayText(way, spoken)) : [],
    payments: order.payments.map(({ method, reference, at, amount, fee }) => ({
      method: [methodNames[method ?? "credit"][spoken], reference].filter(Boolean).join(" "),
      at,
      amount,
      ...(fee && { fee }),
    })),
    note: order.note,
    isCancelled: order.fulfilment === "cancelled",
  };
}
