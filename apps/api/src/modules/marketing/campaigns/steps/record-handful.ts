import { accountFailures } from "@mauzo/contract/marketing/sms-kinds";
import { publishLiveEvent } from "../../../../db/live-events.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import type { SmsSent } from "../../../../gateways/sms/port.ts";
import { lockStoredCampaign, updateCampaignRow } from "../queries/campaigns.ts";
import { countLastFailures, type DueCampaign, type SentRow, storeResults } from "../queries/sending.ts";
import { lastMessages, pauseCause } from "../rules/stop-rule.ts";
import { tellByItself } from "./tell-campaign.ts";

export type Answer = { reference: string; answer: SmsSent };

function rowOf({ reference: id, answer }: Answer): SentRow {
  switch (answer.kind) {
    case "accepted":
      return { id, state: "sent", failure: null, ref: answer.providerRef };
    case "refused":
      return { id, state: "failed", failure: answer.code, ref: null };
    case "unknown":
      return { id, state: "unknown", failure: null, ref: null };
  }
}
const isOurs = ({ failure }: SentRow) => accountFailures.some((cause) => cause === failure);

/** Stores what the provider answered. A campaign that goes on failing for a reason of the account is paused. */
export async function recordHandful(
  tx: Tx,
  { emitFact }: { emitFact: EmitFact },
  { shopId, id }: DueCampaign,
  answers: readonly Answer[],
): Promise<void> {
  const rows = answers.map(rowOf);
  const mayStop = rows.some(isOurs);
  // Before its recipients, as everybody takes them.
  const campaign = mayStop ? await lockStoredCampaign(tx, shopId, id) : undefined;
  await storeResults(tx, shopId, rows);
  await publishLiveEvent(tx, { topic: "campaigns", id });
  if (campaign?.state !== "sending") return;
  const { messages, causes } = await countLastFailures(tx, shopId, id, lastMessages);
  const pausedWhy = pauseCause(messages, causes);
  if (pausedWhy === undefined) return;
  await updateCampaignRow(tx, shopId, id, { state: "paused", pausedWhy, dueAt: null });
  await tellByItself(tx, emitFact, { shopId, id, kind: "paused" });
}
