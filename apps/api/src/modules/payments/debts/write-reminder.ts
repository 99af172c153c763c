import type { debts } from "@mauzo/contract/payments/debts";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { addBalanceLink } from "../../orders/credit/add-balance-link.ts";
import { remindByHand } from "../../orders/credit/remind-by-hand.ts";
import { reminderMessage } from "./messages.ts";
import { findDebtor, listDebtOrders } from "./queries/find-debt.ts";
import { listManualDebts } from "./queries/manual-debts.ts";

const stateOf = { queued: "queued", there: "sent_today", unreachable: "unreachable" } as const;

/**
 * Writes the message that asks a customer for what they owe, in their language, with a link to all of it. To
 * send it is to remind them of that order, in their conversation, once a day, with what is sent by itself. @throws 404; 409
 * where nothing is owed, or the customer is forgotten.
 */
export async function writeReminder(
  deps: Deps,
  context: ShopContext,
  { id, send }: { id: string; send: boolean },
): Promise<z.output<typeof debts.remind.reply>> {
  const { shopId } = context;
  return context.tx(async (tx) => {
    const debtor = await findDebtor(tx, shopId, id);
    if (!debtor) throw notFound();
    if (debtor.isForgotten) throw refuse("debt_customer_forgotten");
    const orders = await listDebtOrders(tx, shopId, id);
    const manual = await listManualDebts(tx, shopId, id);
    const [first] = orders;
    if (!first && manual.length === 0) throw refuse("debt_nothing_owed");
    const { today } = debtor;
    // What was written down has no message of its own: it is sent by hand.
    const queued = async () =>
      first
        ? stateOf[
            await remindByHand(tx, deps, { shopId, customerId: id, orderId: first.id, due_on: first.due_on, today })
          ]
        : stateOf.unreachable;
    const state = send ? await queued() : ("written" as const);
    const url = await addBalanceLink(tx, deps, { shopId, customerId: id });
    return { state, url, text: reminderMessage({ ...debtor, owed: [...orders, ...manual], url }) };
  });
}
