import { publishLiveEvent } from "../../../../db/live-events.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { SmsSent } from "../../../../gateways/sms/port.ts";
import { listOrdersOf, type OneConnection, type SmsResult, storeSmsResults } from "../queries.ts";

/** How long nothing is handed to a provider that took nothing. */
const busyMs = 30_000;

type Answer = { reference: string; answer: SmsSent };

function resultOf({ reference: id, answer }: Answer): SmsResult {
  switch (answer.kind) {
    case "accepted":
      return { id, state: "sent", failure: null, ref: answer.providerRef };
    case "refused":
      if (answer.code === "busy") return { id, state: "queued", failure: null, ref: null };
      return { id, state: "failed", failure: answer.code, ref: null };
    case "unknown":
      return { id, state: "unknown", failure: null, ref: null };
  }
}

/** Stores what the provider answered. */
export async function recordSms(
  tx: Tx,
  { shopId }: Pick<OneConnection, "shopId">,
  answers: readonly Answer[],
  now: Date,
): Promise<void> {
  const results = answers.map(resultOf);
  await storeSmsResults(tx, shopId, results, new Date(now.getTime() + busyMs));
  const ids = results.map(({ id }) => id);
  for (const id of await listOrdersOf(tx, shopId, ids)) await publishLiveEvent(tx, { topic: "orders", id });
}
