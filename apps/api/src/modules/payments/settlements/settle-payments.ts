import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { type NewTransfer, postEntry } from "../../ledger/journal/post-entry.ts";
import { lockUnsettled, markSettled, sumBrought } from "./queries.ts";

const paymentsAtOnce = 200;

/** Makes withdrawable what came long enough ago, as one entry with a transfer for each payment. Each is settled once. */
export async function settlePayments(deps: JobDeps, { shopId }: JobPayloads["settle-payments"]): Promise<void> {
  const { settleHours: hours } = deps.env.payouts;
  await inShop(deps.pool, shopId, async (tx) => {
    const ids = (await lockUnsettled(tx, shopId, { hours, atMost: paymentsAtOnce })).map(({ id }) => id);
    if (ids.length === 0) return;
    await markSettled(tx, shopId, ids);
    if (ids.length === paymentsAtOnce) await deps.queue.send(tx, "settle-payments", { shopId });
    const transfers = (await sumBrought(tx, shopId, ids)).flatMap(({ id: paymentId, minor }): NewTransfer[] =>
      minor > 0
        ? [{ kind: "settlement", debit: "available", credit: "on_the_way", amountMinor: minor, paymentId }]
        : [],
    );
    const [first, ...others] = transfers;
    if (!first) return;
    const told = { name: "withdrawal.changed", shopId, subject: shopId, payload: {} } as const;
    await deps.emitFact(tx, { ...told, actor: { kind: "system" } });
    await postEntry(tx, shopId, { transfers: [first, ...others], by: { userId: null, name: "" } });
  });
}
