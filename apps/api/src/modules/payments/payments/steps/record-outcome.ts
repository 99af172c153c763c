import { isOpenPayment } from "@mauzo/contract/payments/payment-states";
import { publishTopics } from "../../../../db/live-events.ts";
import { inShop } from "../../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../../deps.ts";
import type { Absent, Outcome } from "../../../../gateways/payments/port.ts";
import { customerActor, factActorOf } from "../../../orders/orders/steps/actor.ts";
import { type AskedPayment, lockPayment, updatePayment } from "../queries.ts";
import { inCurrency } from "../rules.ts";
import { changeBy } from "./change-by.ts";
import { lockOwed } from "./lock-owed.ts";
import { postPayment } from "./post-payment.ts";

type Said = { shopId: string; payment: AskedPayment; outcome: Outcome | Absent; of: "request" | "question" };

/** Records what the provider said, once: what is owed is locked, then the payment, and what is paid stays so. */
export const recordOutcome = (
  deps: Pick<JobDeps, "pool" | "queue" | "emitFact" | "env" | "messaging">,
  { shopId, payment, outcome: said, of }: Said,
): Promise<void> =>
  inShop(deps.pool, shopId, async (tx) => {
    const outcome = inCurrency(said, payment.currency);
    const owed = await lockOwed(tx, shopId, payment);
    const now = await lockPayment(tx, shopId, payment.id);
    const change = now && changeBy(now.state, outcome, { of, ageMs: now.ageMs });
    if (!change) return;
    const providerRef =
      outcome.result === "waiting" ? (outcome.providerRef ?? payment.providerRef) : payment.providerRef;
    const isDone = outcome.result === "done";
    const surplusMinor = isDone ? await postPayment(tx, deps, { shopId, ...owed, payment, done: outcome }) : 0;
    const networkRef = isDone ? outcome.networkRef : "";
    if (isDone)
      await deps.queue.send(tx, "settle-payments", { shopId }, { afterSeconds: deps.env.payouts.settleHours * 3600 });
    await updatePayment(tx, shopId, payment.id, { ...change, providerRef, networkRef, surplusMinor });
    if (!isOpenPayment(change.state))
      await deps.emitFact(tx, {
        ...{ name: "payment.ended", shopId, subject: payment.id, payload: {} },
        actor: factActorOf(customerActor),
      });
    await publishTopics(tx, surplusMinor > 0 ? ["orders", "transactions"] : ["orders"], payment.orderId);
  });
