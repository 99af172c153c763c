import type { Receipt, ReceiptUse } from "@mauzo/contract/payments/receipts";
import { cutMoneySms } from "@mauzo/format/money-sms/cut-money-sms";
import { readMoneySms } from "@mauzo/format/money-sms/read-money-sms";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockOrders } from "../../orders/orders/lock-orders.ts";
import { factActorOf, staffActor } from "../../orders/orders/steps/actor.ts";
import { getReceipt } from "./get-receipt.ts";
import { findByCode, insertReceipt, lockCode } from "./queries/receipts.ts";
import { emitChange } from "./steps/emit-change.ts";
import { payFromReceipt } from "./steps/pay-from-receipt.ts";

/**
 * Keeps a confirmation that came to the shop's own phone, once for each code, and pays for orders with it.
 * @throws 422 where it cannot be read, or is about money that was sent; what `payFromReceipt` throws.
 */
export async function keepReceipt(
  deps: Deps,
  context: ShopContext,
  { text, orders }: { text: string; orders: readonly ReceiptUse[] },
): Promise<Receipt> {
  const read = readMoneySms(text);
  if (!read) throw refuse("receipt_unreadable", { loc: ["body", "text"] });
  if (read.direction === "sent") throw refuse("receipt_sent", { loc: ["body", "text"] });
  const { shopId, person } = context;
  const author = staffActor(context);
  const { network, code: reference, amountMinor, name: payerName, phone: payerPhone = null, at: cameAt = null } = read;
  return context.tx(async (tx) => {
    await lockOrders(
      tx,
      shopId,
      orders.map(({ order_id }) => order_id),
    );
    await lockCode(tx, shopId, reference);
    const known = await findByCode(tx, shopId, { network, reference });
    const id =
      known?.id ??
      (await insertReceipt(tx, {
        ...{ shopId, network, reference, amountMinor, payerName, payerPhone, cameAt, source: "shop_sms" },
        ...{ text: cutMoneySms(text), userId: person.userId, userName: person.name },
      }));
    if (orders.length > 0) await payFromReceipt(tx, deps, { shopId, author, id, uses: orders });
    if (!known || orders.length > 0) await emitChange(tx, deps, { shopId, id, actor: factActorOf(author) });
    return getReceipt(tx, shopId, id);
  });
}
