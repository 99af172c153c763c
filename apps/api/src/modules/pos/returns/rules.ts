import { createHash } from "node:crypto";
import type { Order } from "@mauzo/contract/orders/orders";
import type { NewTillReturn } from "@mauzo/contract/pos/returns";
import type * as z from "zod/mini";

type Return = z.output<typeof NewTillReturn>;

/** The hash of what came back and what was given for it; of which version of the order, and why, is not what it is. */
export const returnHash = ({ id, shift_id, order, lines, refund_minor }: Return): Buffer =>
  createHash("sha256")
    .update(JSON.stringify([id, shift_id, order, refund_minor, lines.map((each) => Object.entries(each).toSorted())]))
    .digest();

/** What came back of an order as it was before. */
export const returnedLinesOf = ({ lines }: Pick<Return, "lines">, before: Pick<Order, "lines">) =>
  lines.flatMap(({ id, quantity, restock }) =>
    before.lines
      .filter((line) => line.id === id.toLowerCase())
      .map(({ product_name, name, unit_price }) => ({
        name: [product_name, name].filter(Boolean).join(" · "),
        ...{ quantity, unitMinor: unit_price.minor, restocked: restock },
      })),
  );

/** How much goes back at most: what is paid of an order beyond what it comes to now. */
export const mostRefundMinor = ({ paid, total }: Pick<Order, "paid" | "total">, refundedMinor: number): number =>
  Math.max(0, paid.minor + refundedMinor - total.minor);
