import { accountFailures } from "@mauzo/contract/shop/sms-kinds";
import { publishLiveEvent } from "../../../../db/live-events.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import type { SmsSent } from "../../../../gateways/sms/port.ts";
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
const isOurs = ({ failure }: SentRow) => accountFailures.some((cause) => cause === failure);

/** Stores what the provider answered. A campaign that goes on failing for a reason of the account is paused. */
export async function recordHandful(
  tx: Tx,
  { emitFact, now }: { emitFact: EmitFact; now: Date },
  { shopId, id }: DueCampaign,
  answers: readonly Answer[],
): Promise<void> {
  const rows = answers.map(rowOf);
  const isBusy = rows.some(({ state }) => state === "prepared");
  const mayStop = isBusy || rows.some(isOurs);
  // Before its recipients, as everybody takes them.
  const campaign = mayStop ? await lockStoredCampaign(tx, shopId, id) : undefined;
  await storeResults(tx, shopId, rows);
  await publishLiveEvent(tx, { topic: "campaigns", id });
  if (campaign?.state !== "sending") return;
  if (isBusy) await updateCampaignRow(tx, shopId, id, { dueAt: new Date(now.getTime() + busyMs).toISOString() });
  const { messages, causes } = await countLastFailures(tx, shopId, id, lastMessages);
  const pausedWhy = pauseCause(messages, causes);
  if (pausedWhy === undefined) return;
  await updateCampaignRow(tx, shopId, id, { state: "paused", pausedWhy, dueAt: null });
  await tellByItself(tx, emitFact, { shopId, id, kind: "paused" });
}
