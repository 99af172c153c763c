import { publishTopics } from "../../../../db/live-events.ts";
import { inShop } from "../../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../../deps.ts";
import type { Absent, Outcome } from "../../../../gateways/payments/port.ts";
import { changeBy } from "../../payments/steps/change-by.ts";
import {
  countExtraAsFee,
  findSetupPayment,
  hasOther,
  isSetupPaid,
  lockSetupPayments,
  updateSetupPayment,
} from "../queries.ts";
import { asAsked, setupCurrency } from "../rules.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findSetupPayment>>>;
/** The same as the provider is asked for it; `number` is what the payer reads. */
export const collectedOf = (payment: Found) => ({ ...payment, currency: setupCurrency, number: "Mauzo" });

type Said = { shopId: string; paymentId: string; outcome: Outcome | Absent; of: "request" | "question" };

/**
 * Records what the provider said, once. Money that comes while another phone is asked, or after the
 * fee was paid, is kept apart; the log tells of what came twice.
 */
export const recordSetupOutcome = (
  deps: Pick<JobDeps, "pool" | "log">,
  { shopId, paymentId, outcome: said, of }: Said,
): Promise<void> =>
  inShop(deps.pool, shopId, async (tx) => {
    await lockSetupPayments(tx, shopId);
    const now = await findSetupPayment(tx, shopId, paymentId);
    if (!now) return;
    const outcome = asAsked(said, now.askedMinor);
    const change = changeBy(now.state, outcome, { of, ageMs: now.ageMs });
    if (!change) return;
    const isExtra = change.state === "paid" && (await hasOther(tx, shopId, paymentId));
    if (change.state === "paid" && (await isSetupPaid(tx, shopId)))
      deps.log.error({ shop: shopId, payment: paymentId }, "a set-up fee was paid twice: give one back");
    await updateSetupPayment(tx, shopId, paymentId, {
      ...{ ...change, isExtra, networkRef: outcome.result === "done" ? outcome.networkRef : "" },
      providerRef: outcome.result === "waiting" ? (outcome.providerRef ?? now.providerRef) : now.providerRef,
    });
    await countExtraAsFee(tx, shopId);
    await publishTopics(tx, ["shop"], shopId);
  });
