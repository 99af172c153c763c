import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import type { NewTillReturn, TillReturn } from "@mauzo/contract/pos/returns";
import { formatAmount } from "@mauzo/format/money";
import type * as z from "zod/mini";
import { toIsoString } from "../../../db/columns.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { returnGoods } from "../../orders/edits/return-goods.ts";
import { getOrder } from "../../orders/orders/get-order.ts";
import { getShift } from "../shifts/get-shift.ts";
import { holdShift } from "../shifts/hold-shift.ts";
import { emitChange } from "../shifts/steps/emit-change.ts";
import { findReturn, insertReturn } from "./queries.ts";
import { mostRefundMinor, returnedLinesOf, returnHash } from "./rules.ts";

const loc = ["body", "refund_minor"];

/** The return as it was recorded. */
async function show(tx: Tx, shopId: string, id: string): Promise<TillReturn> {
  const back = await findReturn(tx, shopId, id);
  if (!back) throw new Error("the return was recorded");
  const order = await getOrder(tx, shopId, back.orderId);
  const money = (minor: number) => ({ minor, currency: order.total.currency });
  return {
    ...{ id, order: order.id, order_id: order.order_id },
    lines: back.lines.map(({ name, quantity, unitMinor, restocked }) => ({
      ...{ name, quantity, unit_price: money(unitMinor), restocked },
    })),
    ...{ returned: money(back.returnedMinor), refunded: money(back.refundedMinor), owed: money(owedMinorOf(order)) },
    ...{ by: back.userName, at: toIsoString(back.createdAt) },
  };
}

/**
 * Takes goods back at the till, and gives their money back from its drawer; the same return again is answered with what it
 * is. @throws as `returnGoods`; 404 without a shift, and for somebody else's where the caller sees no others'; 409 once it is
 * closed, and for more than is in its drawer; 422 for more than is paid beyond what the order then comes to
 */
export function takeBack(deps: Deps, context: ShopContext, body: z.output<typeof NewTillReturn>): Promise<TillReturn> {
  const { shopId, person } = context;
  const { id, shift_id: shiftId, order: orderId, version, lines, reason, refund_minor: refundedMinor } = body;
  return context.tx(async (tx) => {
    const { isOpen } = await holdShift(tx, shopId, shiftId, "alone");
    const { expected } = await getShift(tx, context, shiftId);
    const requestHash = returnHash(body);
    const same = await findReturn(tx, shopId, id);
    if (same && !same.requestHash.equals(requestHash)) throw refuse("pos_id_used");
    if (same) return show(tx, shopId, id);
    if (!isOpen) throw refuse("pos_shift_closed");
    if (refundedMinor > expected.minor)
      throw refuse({ code: "pos_drawer_too_small", values: { amount: formatAmount(expected.minor) } }, { loc });
    const before = await getOrder(tx, shopId, orderId);
    const after = await returnGoods(tx, deps, context, {
      ...{ id: orderId, shiftId, loc },
      body: {
        ...{ version, lines, reason },
        ...(refundedMinor > 0 && {
          refund: { amount_minor: refundedMinor, method: "cash" as const, reference: "" },
        }),
      },
    });
    const mostMinor = mostRefundMinor(after, refundedMinor);
    if (refundedMinor > mostMinor)
      throw refuse({ code: "pos_refund_too_large", values: { amount: formatAmount(mostMinor) } }, { loc });
    const row = {
      ...{ shopId, id, shiftId, orderId, requestHash, refundedMinor, lines: returnedLinesOf(body, before) },
      returnedMinor: Math.max(0, before.total.minor - after.total.minor),
      ...{ userId: person.userId, userName: person.name },
    };
    if (!(await insertReturn(tx, row))) throw refuse("pos_id_used");
    await emitChange(tx, deps, context, shiftId);
    return show(tx, shopId, id);
  });
}
