import { publishLiveEvent } from "../../../../db/live-events.ts";
import type { SealedValues } from "../../../../db/sealed/sealed-values.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { findBody, updateDelivery } from "../queries/deliveries.ts";
import { findReceiver } from "../queries/endpoints.ts";
import { type DueWebhook, takeDelivery } from "../queries/sending.ts";
import { signedHeaders } from "../rules/sign.ts";
import { openSecrets } from "./open-secrets.ts";

/** After so long a delivery that was taken counts as not sent: its process died. Longer than any try takes. */
const leaseMs = 60_000;

export type ClaimedDelivery = {
  shopId: string;
  id: string;
  endpointId: string;
  tries: number;
  url: string;
  headers: Record<string, string>;
  body: string;
};

/** Takes a delivery to send it once; undefined: another process has it, or it is not sent any more. */
export async function claimDelivery(
  tx: Tx,
  { sealedValues }: { sealedValues: Pick<SealedValues, "open"> },
  { shopId, id }: DueWebhook,
  now: Date,
): Promise<ClaimedDelivery | undefined> {
  const taken = await takeDelivery(tx, { shopId, id }, { now, until: new Date(now.getTime() + leaseMs) });
  if (!taken) return undefined;
  const { endpointId, tries, factId } = taken;
  const endpoint = await findReceiver(tx, shopId, endpointId);
  const body = await findBody(tx, shopId, id);
  const isOff = !endpoint || endpoint.removedAt !== null || (endpoint.pausedWhy !== null && factId !== null);
  if (isOff || body === undefined) {
    const end = isOff ? { state: "skipped" as const } : { state: "failed" as const, problem: "body_gone" as const };
    await updateDelivery(tx, shopId, id, { ...end, dueAt: null });
    await publishLiveEvent(tx, { topic: "webhooks", id });
    return undefined;
  }
  const headers = signedHeaders({ id, body, at: now }, openSecrets(sealedValues, endpoint, now));
  return { ...{ shopId, id, endpointId, tries, body, headers }, url: endpoint.url };
}
