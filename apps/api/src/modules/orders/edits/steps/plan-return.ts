import type { OrderReturn } from "@mauzo/contract/orders/order-edits";
import type { Order } from "@mauzo/contract/orders/orders";
import type * as z from "zod/mini";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { listTakenStock } from "../../orders/steps/list-taken-stock.ts";
import {
  chargesAfterReturn,
  ifOther,
  inputsOf,
  itemOf,
  type Plan,
  stockChangesOf,
  subtotalOf,
  unchangedLines,
  unitsOf,
  writtenOffOf,
} from "../rules.ts";
import { checkOrderChangeable } from "./check-order-changeable.ts";

type Body = z.output<typeof OrderReturn>;

/**
 * Plans a return: the returned units are no longer sold, and their price is to be refunded.
 * @throws 409 as `checkVersion`; 422 for what is not in the order, and for more than was sold.
 */
export async function planReturn(tx: Tx, shopId: string, { order, body }: { order: Order; body: Body }): Promise<Plan> {
  checkOrderChangeable(order, body.version, "return");
  const back = body.lines.map(({ id, quantity, restock }, index) => {
    const line = order.lines.find((one) => one.id === id.toLowerCase());
    if (!line) throw refuse("order_line_unknown", { loc: ["body", "lines", index, "id"] });
    if (quantity > line.quantity)
      throw refuse(
        { code: "return_too_large", values: { quantity: line.quantity } },
        { loc: ["body", "lines", index, "quantity"] },
      );
    return { line, quantity, restock };
  });
  const kept = unchangedLines(order).map(({ line, quantity }) => ({
    line,
    quantity: quantity - (back.find((one) => one.line === line)?.quantity ?? 0),
  }));
  const { charges, totalMinor } = chargesAfterReturn(subtotalOf(kept), inputsOf(order));
  const shifts = stockChangesOf(
    unchangedLines(order).map(itemOf),
    kept.map(itemOf),
    await listTakenStock(tx, shopId, order.id),
  );
  return {
    ...{ added: [], totalMinor, charges: ifOther(order, charges), note: order.note, shifts },
    quantity: unitsOf(kept.map(itemOf)),
    lines: back.map(({ line, quantity }) => ({
      ...{ id: line.id, quantity: line.quantity - quantity, returned: line.returned + quantity },
    })),
    writtenOff: writtenOffOf(back.filter(({ restock }) => !restock).map(itemOf), shifts),
    change: {
      kind: "returned",
      lines: back.map(({ line: { product_name, name }, quantity, restock }) => ({
        ...{ product_name, name, quantity, restocked: restock },
      })),
      total_from: order.total,
      total_to: { ...order.total, minor: totalMinor },
    },
  };
}
