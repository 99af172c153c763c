import type { OrderReturn } from "@mauzo/contract/orders/order-edits";
import type { Order } from "@mauzo/contract/orders/orders";
import type * as z from "zod/mini";
import type { Tx } from "../../../../db/scope.ts";
import { fieldRefusal } from "../../../../http/refusal.ts";
import { goodsOut } from "../../orders/steps/goods-out.ts";
import {
  chargesOnLess,
  goodsOf,
  ifOther,
  inputsOf,
  itemOf,
  keptAsIs,
  type Plan,
  shiftsOf,
  unitsOf,
  writtenOffOf,
} from "../rules.ts";
import { checkEdition } from "./check-edition.ts";

type Body = z.output<typeof OrderReturn>;

/**
 * A return, thought through: what comes back is no longer sold, and what was paid for it is to go back.
 * @throws 409 as `checkEdition` says; 422 for what is not in the order, and for more than was sold.
 */
export async function planReturn(tx: Tx, shopId: string, { order, body }: { order: Order; body: Body }): Promise<Plan> {
  checkEdition(order, body.edition, "return");
  const back = body.lines.map(({ id, quantity, restock }, index) => {
    const line = order.lines.find((one) => one.id === id.toLowerCase());
    if (!line) throw fieldRefusal(["body", "lines", index, "id"], "This line is not in the order.");
    if (quantity > line.quantity)
      throw fieldRefusal(["body", "lines", index, "quantity"], `Only ${line.quantity} of this can come back.`);
    return { line, quantity, restock };
  });
  const kept = keptAsIs(order).map(({ line, quantity }) => ({
    line,
    quantity: quantity - (back.find((one) => one.line === line)?.quantity ?? 0),
  }));
  const { charges, totalMinor } = chargesOnLess(goodsOf(kept), inputsOf(order));
  const shifts = shiftsOf(keptAsIs(order).map(itemOf), kept.map(itemOf), await goodsOut(tx, shopId, order.id));
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
