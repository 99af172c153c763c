import { accountFailures } from "@mauzo/contract/shop/sms-kinds";
import { publishLiveEvent } from "../../../../db/live-events.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import type { SmsSent } from "../../../../gateways/sms/port.ts";
import { lockFallback } from "../../sms-connections/steps/lock-fallback.ts";
import { lockStoredCampaign, updateCampaignRow } from "../queries/campaigns.ts";
import { countLastFailures, type DueCampaign, type SentRow, storeResults } from "../queries/sending.ts";
import { lastMessages, pauseCause } from "../rules/stop-rule.ts";
import { tellByItself } from "./tell-campaign.ts";

/** How long nothing is handed to a provider that took nothing. */
const busyMs = 30_000;

export type Answer = { reference: string; answer: SmsSent };

function rowOf({ reference: id, answer }: Answer): SentRow {
  switch (answer.kind) {
    case "accepted":
      return { id, state: "sent", failure: null, ref: answer.providerRef };
    case "refused":
      if (answer.code === "busy") return { id, state: "prepared", failure: null, ref: null };
      return { id, state: "failed", failure: answer.code, ref: null };
    case "unknown":
      return { id, state: "unknown", failure: null, ref: null };
  }
}
const takenBack = { state: "prepared" as const, failure: null };
type Campaign = Awaited<ReturnType<typeof lockStoredCampaign>>;
type Fallback = Awaited<ReturnType<typeof lockFallback>>;
const isOurs = ({ failure }: SentRow) => accountFailures.some((cause) => cause === failure);

/** What a campaign goes on over that is refused by its account; undefined: it has to wait for the shop, as the price that was named is kept. */
function otherWay(campaign: Campaign | undefined, over: string, fallback: Fallback): NonNullable<Fallback> | undefined {
  if (campaign?.state !== "sending" || !fallback || fallback.id === over || campaign.partMinor === null)
    return undefined;
  return fallback.partMinor <= campaign.partMinor ? fallback : undefined;
}

/**
 * Stores what the provider answered. What the account refused before it took anything goes on over the shop's other provider;
 * a campaign that goes on failing for a reason of the account is paused.
 */
export async function recordHandful(
  tx: Tx,
  { emitFact, now }: { emitFact: EmitFact; now: Date },
  { shopId, id, over }: Pick<DueCampaign, "shopId" | "id"> & { over: string },
  answers: readonly Answer[],
): Promise<void> {
  const told = answers.map(rowOf);
  const isBusy = told.some(({ state }) => state === "prepared");
  const isRefused = told.some(isOurs);
  // The connection before the campaign, and that before its recipients, as everybody takes them.
  const fallback = isRefused ? await lockFallback(tx, shopId) : undefined;
  const campaign = isBusy || isRefused ? await lockStoredCampaign(tx, shopId, id) : undefined;
  const other = isRefused ? otherWay(campaign, over, fallback) : undefined;
  const rows = other ? told.map((row) => (isOurs(row) ? { ...row, ...takenBack } : row)) : told;
  await storeResults(tx, shopId, rows);
  await publishLiveEvent(tx, { topic: "campaigns", id });
  if (campaign?.state !== "sending") return;
  if (isBusy) await updateCampaignRow(tx, shopId, id, { dueAt: new Date(now.getTime() + busyMs).toISOString() });
  if (other && campaign.connectionId === over)
    await updateCampaignRow(tx, shopId, id, {
      ...{ connectionId: other.id, partMinor: other.partMinor, dueAt: now.toISOString() },
    });
  const { messages, causes } = await countLastFailures(tx, shopId, id, lastMessages);
  const pausedWhy = pauseCause(messages, causes);
  if (pausedWhy === undefined) return;
  await updateCampaignRow(tx, shopId, id, { state: "paused", pausedWhy, dueAt: null });
  await tellByItself(tx, emitFact, { shopId, id, kind: "paused" });
}
