import { publishLiveEvent } from "../../../db/live-events.ts";
import { findLookupKey } from "../../../db/lookup-keys.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import { raiseSmsState } from "../sms-messages/raise-sms-state.ts";
import { findStored, raiseState } from "./queries.ts";

/**
 * A provider says what became of messages. It only raises what is known of them, and what it does not know is answered
 * alike. @throws 404 for an unknown secret
 */
export async function receiveReports(
  { pool, sms }: Pick<Deps, "pool" | "sms">,
  { secret, bytes }: { secret: string; bytes: Buffer },
): Promise<{ done: true }> {
  const found = await findLookupKey(pool, "sms_report", secret);
  if (!found) throw notFound();
  const { shopId, targetId } = found;
  await inShop(pool, shopId, async (tx) => {
    const connection = await findStored(tx, shopId, targetId);
    if (!connection) throw notFound();
    const reports = sms.readReports(connection.provider, bytes.toString());
    const [told, orders] = [new Set<string>(), new Set<string>()];
    const at = { shopId, connectionId: connection.id };
    // In one order, so that two calls about the same messages do not lock each other out.
    for (const { providerRef, state, code } of reports.toSorted((a, b) => (a.providerRef < b.providerRef ? -1 : 1))) {
      const failure = state === "failed" ? (code ?? "other") : null;
      const campaignId = await raiseState(tx, shopId, connection.id, { providerRef, state, failure });
      if (campaignId !== undefined) told.add(campaignId);
      const orderId = await raiseSmsState(tx, at, { providerRef, state, failure });
      if (orderId !== undefined) orders.add(orderId);
    }
    for (const id of told) await publishLiveEvent(tx, { topic: "campaigns", id });
    for (const id of orders) await publishLiveEvent(tx, { topic: "orders", id });
  });
  return { done: true };
}
