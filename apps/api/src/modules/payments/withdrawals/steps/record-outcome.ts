import { inShop } from "../../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../../deps.ts";
import type { Absent, Outcome } from "../../../../gateways/payments/port.ts";
import { listStaffToNotify } from "../../../account/staff/list-staff-to-notify.ts";
import { settledAfterMs } from "../../payments/steps/provider-requests.ts";
import { lockWithdrawal, updateWithdrawal } from "../queries/write-withdrawals.ts";
import { asAsked, changeBy, providerRefBy } from "../rules.ts";
import { emitChange } from "./emit-change.ts";
import { postMove } from "./post-move.ts";
import { tellLost } from "./tell-lost.ts";

type Said = { shopId: string; id: string; outcome: Outcome | Absent; of: "request" | "question" };

/** Records what the provider said, once, and where the money is now. */
export const recordOutcome = (
  deps: Pick<JobDeps, "pool" | "queue" | "emitFact" | "log">,
  { shopId, id, outcome: said, of }: Said,
): Promise<void> =>
  inShop(deps.pool, shopId, async (tx) => {
    const now = await lockWithdrawal(tx, shopId, id);
    if (!now) return;
    const outcome = asAsked(said, now);
    const change = changeBy(now, outcome, { of, ageMs: now.ageMs });
    const providerRef = providerRefBy(now, outcome);
    const isLost = of === "question" && now.ageMs >= settledAfterMs && (change?.state ?? now.state) === "unknown";
    if (isLost) await tellLost(tx, deps, { shopId, id, provider: now.provider });
    if (!change) {
      if (providerRef !== now.providerRef) await updateWithdrawal(tx, { shopId, id }, { providerRef });
      return;
    }
    const networkRef = outcome.result === "done" ? outcome.networkRef : now.networkRef;
    const hasEnded = change.state === "sent" || change.state === "returned";
    await updateWithdrawal(
      tx,
      { shopId, id },
      { ...change, networkRef, providerRef },
      hasEnded ? "endedAt" : undefined,
    );
    if (change.state === "returned")
      for (const userId of await listStaffToNotify(tx, shopId))
        await deps.queue.send(tx, "payout-mail", { shopId, userId, about: "returned", id });
    await emitChange(tx, deps, { shopId, id, userId: null });
    const by = { userId: null, name: "" };
    await postMove(tx, { shopId, withdrawal: { ...now, networkRef }, from: now.state, to: change.state, by });
    if (now.feeMinor > 0 && (change.state === "sent" || now.state === "sent"))
      await deps.emitFact(tx, {
        ...{ name: "withdrawal.charged", shopId, subject: id, payload: {} },
        actor: { kind: "system" },
      });
  });
