import { type PaperKind, PaperSize } from "@mauzo/contract/order-papers";
import type { OrderLine } from "@mauzo/contract/orders";

export type LineGroup = { variant: OrderLine | undefined; addOns: OrderLine[]; productId: string; productName: string };

/**
 * The lines of an order product by product: each variant, and under the last variant of a product the add-ons chosen
 * for that product. Add-ons whose product has no variant line stand alone.
 */
export function groupLines(lines: readonly OrderLine[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of lines.filter(({ kind }) => kind === "variant")) {
    groups.push({ variant: line, addOns: [], productId: line.product_id, productName: line.product_name });
  }
  for (const line of lines.filter(({ kind }) => kind === "add_on")) {
    const group = groups.findLast(({ productId }) => productId === line.product_id);
    if (group) group.addOns.push(line);
    else
      groups.push({ variant: undefined, addOns: [line], productId: line.product_id, productName: line.product_name });
  }
  const order = [...new Set(groups.map(({ productId }) => productId))];
  return groups.toSorted((a, b) => order.indexOf(a.productId) - order.indexOf(b.productId));
}

/** The address that opens a WhatsApp chat with an E.164 number. */
export const whatsappLink = (phone: string) => `https://wa.me/${phone.replace(/\D/g, "")}`;

/** Which of these have come in since `seen`, and what has been seen now. Nothing is new on a list's first showing. */
export function arrivals(seen: ReadonlySet<string> | undefined, ids: readonly string[]) {
  return { fresh: seen ? ids.filter((id) => !seen.has(id)) : [], seen: new Set([...(seen ?? []), ...ids]) };
}

export type PaperChoice = { kind: PaperKind; size: PaperSize; language: "en" | "sw" };

/** The size of paper this device printed on, as it was kept. */
export const readPaperSize = (kept: unknown): PaperSize | undefined => PaperSize.safeParse(kept).data;
